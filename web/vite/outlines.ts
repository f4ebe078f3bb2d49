// Outlines with whole numbers: the icons are drawn on 512 by 512 and seen at a twentieth of that, and what lies behind the
// point is half of their weight.

/** How many numbers a command of an outline takes. */
const TAKES: { [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

interface Step {
  command: string;
  numbers: number[];
}

/** The commands of an outline one by one, each written out. */
function stepsOf(outline: string): Step[] {
  const steps: Step[] = [];
  for (const [, letter = '', rest = ''] of outline.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const takes = TAKES[letter.toLowerCase()];
    if (takes === undefined) throw new Error(`an outline with ${letter}`);
    let at = 0;
    let command = letter;
    do {
      const numbers: number[] = [];
      while (numbers.length < takes) {
        const isFlag = takes === 7 && (numbers.length === 3 || numbers.length === 4);
        const pattern = isFlag ? FLAG : NUMBER;
        pattern.lastIndex = at;
        const found = pattern.exec(rest);
        if (!found) throw new Error(`an outline that breaks off: ${letter}${rest}`);
        at = pattern.lastIndex;
        numbers.push(Number(found[1]));
      }
      steps.push({ command, numbers });
      // What follows the place where an outline begins are lines.
      if (command === 'm') command = 'l';
      if (command === 'M') command = 'L';
    } while (rest.slice(at).trim() !== '');
  }
  return steps;
}

/** The same outline in whole numbers: every point lies at the nearest ones, so that nothing drifts. */
export function rounded(outline: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  let last = '';
  const say = (command: string, numbers: number[]) => {
    const said = numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');
    const goesOn = command === last && command !== 'm' && command !== 'z';
    text += goesOn && !said.startsWith('-') ? ` ${said}` : goesOn ? said : `${command}${said}`;
    last = command;
  };
  for (const { command, numbers } of stepsOf(outline)) {
    const kind = command.toLowerCase();
    const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
    const acrossBy = (to: number) => Math.round(fromX + to) - Math.round(x) || 0;
    const downBy = (to: number) => Math.round(fromY + to) - Math.round(y) || 0;
    const [endX = 0, endY = 0] = numbers.slice(-2);
    switch (kind) {
      case 'z':
        say('z', []);
        [x, y] = [startX, startY];
        continue;
      case 'h':
        say('h', [acrossBy(endX)]);
        x = fromX + endX;
        continue;
      case 'v':
        say('v', [downBy(numbers[0] ?? 0)]);
        y = fromY + (numbers[0] ?? 0);
        continue;
      case 'a':
        say('a', [
          ...numbers.slice(0, 2).map((radius) => Math.round(radius * 10) / 10),
          ...numbers.slice(2, 5),
          acrossBy(endX),
          downBy(endY),
        ]);
        break;
      default:
        say(
          kind,
          numbers.map((number, i) => (i % 2 === 0 ? acrossBy(number) : downBy(number))),
        );
    }
    [x, y] = [fromX + endX, fromY + endY];
    if (kind === 'm') [startX, startY] = [x, y];
  }
  return text;
}

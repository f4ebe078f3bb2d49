import type { Choice } from '../generated/Choice';
import type { Thing } from '../lib/things';

/*
 * How things on the table of Penumbra are called:
 *   card/<id>              a card, wherever it lies
 *   section/<id>           a section of a location
 *   cell/<section>/<n>     the die on a cell of a section, counted from 1
 *   die/<die>              a die of the pool: `die/red 4`, `die/bone 2 temporary`, `die/spark 6 rolled`
 *   mark/<n>               a cell of the wizard board, counted from 1
 *   deck/<pool>, market/<pool>   a deck, and the open cards beside it
 *   goods/<ingredient>     an ingredient in the store
 *   threat/<value>         the Threat dice that show a value
 *   path/dark, path/light  a path of the Trial that is attempted
 *   task/<n>               a task, counted from 1
 */

export const cardThing = (id: string): Thing => `card/${id}`;
export const sectionThing = (id: string): Thing => `section/${id}`;
export const cellThing = (section: string, n: number): Thing => `cell/${section}/${n}`;
export const dieThing = (die: string): Thing => `die/${die}`;
export const markThing = (n: number): Thing => `mark/${n}`;
export const deckThing = (pool: string): Thing => `deck/${pool}`;
export const marketThing = (pool: string): Thing => `market/${pool}`;
export const goodsThing = (ingredient: string): Thing => `goods/${ingredient}`;
export const threatThing = (value: number | string): Thing => `threat/${value}`;
export const pathThing = (side: string): Thing => `path/${side}`;
export const taskThing = (n: number | string): Thing => `task/${n}`;

const ABOUT_CARDS = ['use', 'pay', 'launch', 'discard', 'card', 'talent', 'trial'];
const ABOUT_DICE = ['die', 'up', 'down', 'flip', 'protect', 'amplify'];
const STORED_BLOOD = 'blood from the store';
const PAY_OFF = 'pay off';

/** The thing that an option is about, if it is about one. */
export function thingOf(option: Choice): Thing | undefined {
  if (option.name === STORED_BLOOD) return goodsThing('blood');
  if (option.name === PAY_OFF) return undefined;
  const [verb = '', first, ...rest] = option.name.split(' ');
  const [, mark] = /(?:^|use )mark:(\d+)$/.exec(option.name) ?? [];
  if (mark) return markThing(Number(mark));
  if (first === undefined) return undefined;
  if (ABOUT_CARDS.includes(verb)) return cardThing(first);
  if (ABOUT_DICE.includes(verb)) return dieThing(dieOf([first, ...rest]));
  switch (verb) {
    case 'go':
      return sectionThing(first);
    case 'placed': {
      const [, cell] = /^cell:(\d+)$/.exec(rest[0] ?? '') ?? [];
      return cell ? cellThing(first, Number(cell)) : sectionThing(first);
    }
    case 'deck':
      return deckThing(first);
    case 'market':
      return marketThing(first);
    case 'save':
    case 'exchange':
      return goodsThing(first);
    case 'threat':
      return threatThing(first);
    case 'path':
      return pathThing(first);
    case 'task':
      return taskThing(first);
    default:
      return undefined;
  }
}

/** The die among the words of an option: `red 4 temporary as amber` speaks of the die `red 4 temporary`. */
function dieOf(words: string[]): string {
  const as = words.indexOf('as');
  return words.slice(0, as < 0 ? undefined : as).join(' ');
}

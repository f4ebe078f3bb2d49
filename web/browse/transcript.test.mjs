// What somebody who hears the page hears of one turn. The transcript is kept in docs/accessibility.md; TRANSCRIPT=1
// writes it anew.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { browser, dice, openTable, page, play, server, stage } from './helpers.mjs';

const KEPT = new URL('../../docs/accessibility.md', import.meta.url);
const LONGEST = 6;

stage();

/** What is heard as one thing: what stands inside is not read besides. */
const WHOLE = ['button', 'image', 'heading', 'link', 'checkbox', 'DisclosureTriangle'];
/** What has no sound of its own. */
const SILENT = ['generic', 'none', 'InlineTextBox', 'SvgRoot', 'paragraph', 'strong', 'LayoutTable'];

/** The accessibility tree of an element as lines: what each thing is, what it is called, what is said of it. */
async function transcript(opened, selector) {
  const session = await opened.context().newCDPSession(opened);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node: element } = await session.send('DOM.describeNode', { nodeId });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  const tell = (node, depth) => {
    const [role, name] = [node.role?.value, node.name?.value?.trim() ?? ''];
    const silent = node.ignored || SILENT.includes(role);
    if (!silent && !(role === 'StaticText' && name === '')) {
      const said =
        node.description?.value && node.description.value !== name ? ` (${node.description.value.trim()})` : '';
      lines.push(`${'  '.repeat(depth)}${role === 'StaticText' ? name : `${role}: ${name}${said}`}`.trimEnd());
    }
    if (WHOLE.includes(role) || role === 'StaticText') return;
    const below = silent ? depth : depth + 1;
    for (const id of node.childIds ?? []) if (byId.has(id)) tell(byId.get(id), below);
  };
  tell(
    nodes.find((node) => node.backendDOMNodeId === element.backendNodeId),
    0,
  );
  await session.detach();
  return lines;
}

/** The transcript without the older lines of the log. */
function shortened(lines) {
  const depth = (line) => line.search(/\S/);
  const log = lines.findIndex((line) => /^\s*heading: Log/.test(line));
  const list = lines.findIndex((line, i) => i > log && /^\s*list:/.test(line));
  const end = lines.findIndex((line, i) => i > list && depth(line) <= depth(lines[list]));
  // An item of the log is two lines: that it is one, and what it says.
  const last = lines.slice(list + 1, end).slice(-2 * LONGEST);
  return [...lines.slice(0, list + 1), '    …', ...last, ...lines.slice(end)];
}

/** What is the same in every game: the parts of the table, in their order. */
function outline(lines) {
  const parts = /^\s{2}(region|group|complementary|log|heading|list): ?(.*)$/;
  return lines
    .map((line) => parts.exec(line))
    .filter(Boolean)
    .map(([, role, name]) => `${role}: ${name}`)
    .filter((line) => !/^heading: (?!Log)/.test(line) && !/^list/.test(line));
}

test('a turn makes sense to those who hear it', async () => {
  const wish = { game: 'duel', seats: ['link', 'bot:greedy'], options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser, { locale: 'en' });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.getByTestId('lodge').waitFor();
  const explore = me.locator('button[data-choice^="explore"]:enabled');
  const hand = me.locator('[data-testid=hand] [data-card]');
  const cubes = me.locator('[data-testid=lodge] .cube');
  const others = me.getByTestId('other-cards');
  const there = async () => {
    if (!(await explore.count()) || !(await cubes.count())) return false;
    // While Spells are prepared the hand is folded beside them.
    if (!(await hand.count()) && (await others.isVisible())) await others.click();
    return (await hand.count()) > 0;
  };
  await play(me, dice(3), there);
  await me.mouse.move(0, 0);
  const lines = await transcript(me, 'main');
  const heard = lines.join('\n');

  // Every Room: its name, colour, state, Instability, and what is around it.
  const rooms = lines.filter((line) => /^\s*button: .* · next to: /.test(line));
  assert.equal(rooms.length, 7, heard);
  for (const room of rooms) {
    assert.match(room, /: .+ · (black|blue|green|grey|purple|red|yellow) · (Destroyed|Rebuilt) side/);
    // Every cube has an owner.
    const [, cubes, owners] = / · Instability (\d+)\/\d+(.*) · next to: /.exec(room) ?? [null, '0', ''];
    const owned = [...owners.matchAll(/ · [^·]+ (\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
    assert.equal(owned, Number(cubes), room);
  }
  assert.match(heard, /Instability [1-9]/);
  // Every Mage and where: inside the group of a Room or Cell.
  const mages = lines.filter(
    (line) => /image: [^·]+ · Health \d+\/\d+.* · Strength \d · Speed \d/.test(line) && !line.includes('('),
  );
  assert.equal(mages.length, 2, heard);
  // Every Spell of the hand with both of its texts.
  const spells = lines.slice(lines.findIndex((line) => /group: Hand/.test(line)) + 1).slice(0, await hand.count());
  for (const spell of spells) assert.match(spell, /button: .*\(.*Light side\..*Dark side\..*\)/s, spell);
  // The question, and all that can be answered.
  for (const option of await me.locator('button[data-choice]').allInnerTexts())
    assert.ok(heard.includes(`button: ${option}`), option);
  assert.doesNotMatch(heard, /undefined|\[\w+-|null/);

  // An answer by keyboard: where one is then, and what is said unasked.
  await me.keyboard.press('F2');
  const said = me.locator('[aria-live=polite]');
  const news = async () => (await said.allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  const silence = await news();
  await explore.first().focus();
  await me.keyboard.press('Enter');
  await me.waitForFunction(() =>
    document.activeElement?.matches('button[data-choice]:enabled:not([data-choice^=explore])'),
  );
  const after = {
    news: (await news()).filter((text) => !silence.includes(text)),
    focus: await me.evaluate(() => document.activeElement.innerText),
  };
  assert.ok(after.news.length > 0, 'an answer is heard');

  if (process.env.TRANSCRIPT) writeFileSync(KEPT, written(shortened(lines), after));
  const kept = readFileSync(KEPT, 'utf8')
    .match(/```text\n(.*?)```/s)[1]
    .split('\n');
  assert.deepEqual(outline(lines), outline(kept), 'docs/accessibility.md is out of date: TRANSCRIPT=1 writes it');
  assert.deepEqual(me.errors, []);
});

const written = (lines, after) => `# The page for everybody

Everything at the table is there for eyes, ears and fingers alike:

- The whole game can be played by pointer or finger on the table, by the list of options, or by keyboard alone.
  <kbd>F2</kbd> leads to the options from anywhere, the arrows go up and down among them, <kbd>Enter</kbd> answers,
  <kbd>Escape</kbd> closes what is open. After an answer the focus waits at the options, and the next question takes it.
- Colour never speaks alone: Rooms have patterns and signs, cubes the number of their owner.
- Who prefers less movement gets none; there is a switch at the table, too.
- Tests hold all this: \`web/browse/table\`, \`keyboard\`, \`everybody\` and \`transcript\`.

## One turn as it is heard

What a screen reader finds at the table when it is one's turn, in the order of the page. What stands in brackets is
the description that follows a name. \`web/browse/transcript.test.mjs\` takes it from the accessibility tree of the
browser; the game is a random one, and older lines of the log are left out.

\`\`\`text
${lines.join('\n')}
\`\`\`

Explore is chosen with <kbd>Enter</kbd>. What is said then without being asked for:

${after.news.map((line) => `> ${line}`).join('\n>\n')}

The focus is on the first option of the next question: “${after.focus}”.
`;

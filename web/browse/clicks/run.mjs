// npm run clicks: how many clicks and keys a round takes, in each game; and how often one is asked where nothing can be done.
import { parseArgs } from 'node:util';
import { browse, openTable, page, serve } from '../helpers.mjs';
import { byKeys, byPointer, shown } from './hand.mjs';
import { blackRose, penumbra } from './plans.mjs';

const FIXED = {
  duel: { players: 2 },
  rebirth: { players: 3, 'fixed-rooms': true },
  classic: { players: 3, 'fixed-rooms': true },
  penumbra: { players: 2 },
};
const PLANS = { duel: blackRose, rebirth: blackRose, classic: blackRose, penumbra };

/** What is asked of a round, by the pointer. */
const MOST = { duel: 22, rebirth: 28, classic: 28, penumbra: 4 };

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: Object.keys(FIXED) },
    rounds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '2' },
    size: { type: 'string', default: '1440x900' },
    verbose: { type: 'boolean', default: false },
  },
});

/** The state of the table as the page has heard it. */
function follow(opened) {
  const state = { view: null, decision: null, sent: 0 };
  opened.on('websocket', (line) => {
    line.on('framesent', ({ payload }) => (state.sent += String(payload).includes('"choose"') ? 1 : 0));
    line.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload));
      if (told.type === 'view') state.view = told.view;
      if (told.type === 'update' && state.view) {
        for (const [zone, value] of Object.entries(told.zones)) {
          const [field, index] = zone.split('/');
          if (index === undefined) state.view[field] = value;
          else state.view[field][Number(index)] = value;
        }
      }
      if (told.type === 'view' || told.type === 'update') state.decision = told.decision;
    });
  });
  return state;
}

/** Plays the first rounds of a game; says what each took, or nothing where a half that is dragged does not come to lie as it was held. */
async function measure(url, browser, game, act, rounds, drags = true) {
  const { players } = FIXED[game];
  const [width, height] = values.size.split('x').map(Number);
  const table = await openTable(url, {
    game,
    seats: ['link', ...Array(players - 1).fill('bot:greedy')],
    setup: FIXED[game],
    options: { 'grace-s': 0, 'window-ms': 400 },
  });
  const me = await page(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
  const state = follow(me);
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  const plan = PLANS[game]();
  const counts = [];
  const now = () => state.view?.round ?? state.view?.turns ?? 0;
  let last = null;
  let idle = 0;
  let lost = 0;
  let wanted;
  while (counts.length <= rounds) {
    const seen = await shown(me);
    if (seen.over) break;
    const { decision } = state;
    if (!decision || (seen.choices.length === 0 && !seen.menu) || seen.prompt !== decision.prompt) {
      idle += 1;
      if (idle > 1500) throw new Error(`${game}: nothing comes any more: ${JSON.stringify(seen)}`);
      await me.waitForTimeout(20);
      continue;
    }
    idle = 0;
    const at = now();
    if (at !== last) {
      last = at;
      counts.push({ round: at, acts: [], questions: 0, empty: 0 });
      if (counts.length > rounds) break;
    }
    const count = counts.at(-1);
    if (doubts(seen, decision)) {
      await sayYes(me, decision);
      count.acts.push('sure');
      await me.waitForTimeout(50);
      continue;
    }
    const before = state.sent;
    const asked = `${decision.prompt}, ${seen.picked} picked`;
    if (wanted?.asked !== asked) wanted = { ...plan(open(decision, seen), state.view), asked };
    if (decision.window && decision.options.every(({ lesser }) => lesser)) count.empty += 1;
    const moved = () => answered(me, state, { before, seen, count });
    const took = await act(me, drags ? wanted : { ...wanted, drags: false }, moved);
    if (took.includes('drag') && !(await lies(me, state, wanted.prepared, count))) {
      await me.context().close();
      return null;
    }
    count.acts.push(...took);
    count.questions += 1;
    if (values.verbose) {
      console.log(
        `  ${at} ${decision.message.key}: ${wanted.steps.map(({ name }) => name).join(' > ')}: ${took.join(' ') || 'NOTHING'}`,
      );
    }
    lost = state.sent > before || (await shown(me)).picked > seen.picked ? 0 : lost + 1;
    if (lost > 5) throw new Error(`${game}: ${decision.message.key} cannot be answered: ${JSON.stringify(seen)}`);
  }
  await me.context().close();
  // What comes before the first round is set-up, and the round that was broken off does not count.
  return counts.filter(({ round }, i) => round > 0 && i < rounds);
}

/** Does a Spell lie in its slot with the side that was meant? With the last one the page asks whether one is sure. */
async function lies(me, state, { slot, side }, count) {
  for (let i = 0; i < 250; i += 1) {
    if (state.decision && doubts(await shown(me), state.decision)) {
      await sayYes(me, state.decision);
      count.acts.push('sure');
    }
    const found = state.view.seats[state.view.seat ?? 0].slots.find((each) => each.slot === slot);
    if (found && found.state !== 'empty') return found.side === side;
    await new Promise((later) => setTimeout(later, 20));
  }
  return false;
}

/** Waits until an answer was sent and the table went on; a page that asks whether one is sure is told so. */
async function answered(me, state, { before, seen, count }) {
  for (let i = 0; i < 60; i += 1) {
    if (state.sent > before && (state.decision?.prompt ?? null) !== seen.prompt) return true;
    const after = await shown(me);
    if (after.over || after.picked > seen.picked) return true;
    if (state.sent === before && after.menu !== seen.menu) return false;
    if (state.sent === before && i > 2 && doubts(after, state.decision)) {
      await sayYes(me, state.decision);
      count.acts.push('sure');
    } else if (state.sent === before && i > 20) return false;
    await me.waitForTimeout(20);
  }
  return state.sent > before;
}

/** The question with what can still be picked of it. */
const open = (decision, { picked, choices }) =>
  picked === 0
    ? decision
    : { ...decision, ways: [], options: decision.options.filter(({ name }) => choices.includes(name)) };

/** Does the page ask something that the table does not? */
const doubts = ({ choices, menu }, decision) =>
  !menu &&
  choices.length > 0 &&
  choices.some((name) => !name.includes(' > ') && !decision?.options.some((option) => option.name === name));

/** Who is sure gives the answer that the table knows; the other goes back. */
async function sayYes(opened, { options }) {
  const [x, y] = await opened.evaluate(
    (names) => {
      const all = [...document.querySelectorAll('[data-offer], [data-choice]')].filter((each) =>
        each.checkVisibility(),
      );
      const box = all.find(({ dataset }) => names.includes(dataset.offer ?? dataset.choice))?.getBoundingClientRect();
      return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    },
    options.map(({ name }) => name),
  );
  await opened.mouse.click(x, y);
}

const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

const server = await serve();
const browser = await browse();
const rows = [];
for (const game of values.game) {
  const rounds = Number(values.rounds) * (game === 'penumbra' ? 3 : 1) + 1;
  const by = { pointer: [], keys: [] };
  for (let i = 0; i < Number(values.tables); i += 1) {
    const dragged = await measure(server.url, browser, game, byPointer, rounds);
    if (!dragged)
      console.log(`${game}: a half that is dragged into a slot comes to lie otherwise; halves are clicked instead`);
    by.pointer.push(...(dragged ?? (await measure(server.url, browser, game, byPointer, rounds, false))));
    by.keys.push(...(await measure(server.url, browser, game, byKeys, rounds)));
  }
  const of = (list, what) => mean(list.map(what)).toFixed(1);
  rows.push({
    game: `${game}, a ${game === 'penumbra' ? 'turn' : 'round'}`,
    clicks: of(by.pointer, ({ acts }) => acts.length),
    'of them drags': of(by.pointer, ({ acts }) => acts.filter((each) => each === 'drag').length),
    'at most': MOST[game],
    keys: of(by.keys, ({ acts }) => acts.length),
    questions: of(by.pointer, ({ questions }) => questions),
    'empty windows': of([...by.pointer, ...by.keys], ({ empty }) => empty),
    measured: by.pointer.length,
  });
  console.log(
    `${game}: ${by.pointer.map(({ acts }) => acts.length).join(' ')} clicks, ${by.keys.map(({ acts }) => acts.length).join(' ')} keys`,
  );
}
await browser.close();
await server.stop();
console.table(rows);

// Whole games of Classic in a real browser: one among three bots at a desk, and two by telephone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { browser, dice, openTable, page, play, pointsThatAddUp, server, stage, wholeGame } from '../helpers.mjs';

stage();

/** Sits down at a new table among bots; says the page. */
async function sitDown(players, look) {
  const seats = ['link', ...Array(players - 1).fill('bot:greedy')];
  const wish = { game: 'classic', seats, setup: { players }, options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser, { ...look, reducedMotion: 'reduce' });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.locator('button[data-choice]:enabled').first().waitFor();
  return me;
}

/** What axe finds, and what sticks out of the screen. */
async function faults(me, moment) {
  const { violations } = await new AxeBuilder({ page: me }).setLegacyMode().analyze();
  const out = await me.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const words = await me.locator('main').innerText();
  return [
    ...violations.map(({ id, nodes }) => `${moment}: ${id}: ${nodes[0]?.html}`),
    ...(out > 0 ? [`${moment}: ${out} px stick out`] : []),
    ...(/\[[a-z-]+:/.test(words) ? [`${moment}: a word is missing`] : []),
  ];
}

const asks = (me, kind) => async () => (await me.locator(`button[data-choice^="${kind}"]:enabled`).count()) > 0;

const GAMES = [
  { players: 4, seed: 61, look: { locale: 'en', viewport: { width: 1440, height: 900 } } },
  {
    players: 2,
    seed: 62,
    look: { locale: 'ru', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

for (const { players, seed, look } of GAMES) {
  test(`a Classic of ${players} is played to its end in ${look.locale}, and the points of each add up`, async () => {
    const me = await sitDown(players, look);
    const found = [];
    for (const kind of ['prepare', 'explore']) {
      await play(me, dice(seed), asks(me, kind), 600);
      found.push(...(await faults(me, kind)));
    }
    await play(me, dice(seed + 10), undefined, 1200);
    found.push(...(await faults(me, 'result')));
    const { parties, totals, sources } = await pointsThatAddUp(me);
    assert.equal(parties.length, players + 1);
    const ending = await wholeGame(me);
    assert.deepEqual(totals, [...ending.scores, ...ending['other-scores'].map(([, score]) => score)]);
    for (const { name } of sources) assert.doesNotMatch(name, /[[\]_]|^$|^[a-z-]+$/, `${name} is no word of the page`);
    assert.deepEqual([...found, ...me.errors], []);
  });
}

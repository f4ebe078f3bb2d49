// Whole games of Rebirth and Penumbra played on the table alone, by pointing at what one wants.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, openTable, page, server, stage, wholeGame } from '../helpers.mjs';
import { playByPointing } from '../pointing.mjs';

stage();

/** The games, and what of their tables one certainly points at. */
const GAMES = [
  { game: 'rebirth', players: 3, locale: 'pl', kinds: ['spell', 'room'] },
  { game: 'penumbra', players: 2, locale: 'ru', kinds: ['section'] },
];

for (const { game, players, locale, kinds } of GAMES) {
  test(`a whole game of ${game} is played by clicks on the table`, async () => {
    const seats = ['link', ...Array(players - 1).fill('bot:greedy')];
    const wish = { game, seats, setup: { players }, options: { windows: 'quick', 'grace-s': 0 } };
    const table = await openTable(server.url, wish);
    const me = await page(browser, { locale, viewport: { width: 1440, height: 900 } });
    await me.goto(table.link(0));
    await me.getByTestId('ready').click();
    const found = await playByPointing(me, dice(12), { seconds: 300 });
    await wholeGame(me);
    for (const kind of kinds) assert.ok(found.has(kind), `nothing of the kind ${kind} was clicked: ${[...found]}`);
    assert.deepEqual(me.errors, []);
  });
}

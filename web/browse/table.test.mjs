// Whole games played on the table alone, by pointing at what one wants. Those of the others are among the long checks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, openTable, page, server, stage, wholeGame } from './helpers.mjs';
import { playByPointing } from './pointing.mjs';

stage();

test('a whole Duel is played by clicks on the table, in Russian', async () => {
  const wish = { game: 'duel', seats: ['link', 'bot:greedy'], options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser, { locale: 'ru' });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.getByTestId('lodge').waitFor();
  assert.equal(await me.evaluate(() => document.documentElement.lang), 'ru');

  const kinds = await playByPointing(me, dice(11), { seconds: 240 });
  await wholeGame(me);
  for (const kind of ['spell', 'slot', 'room', 'menu'])
    assert.ok(kinds.has(kind), `nothing of the kind ${kind} was clicked`);
  assert.deepEqual(me.errors, []);
});

test('a whole Classic of three is played by clicks on the table', async () => {
  const seats = ['link', 'bot:greedy', 'bot:greedy'];
  const wish = { game: 'classic', seats, setup: { players: 3 }, options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser, { viewport: { width: 1440, height: 900 } });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();

  const kinds = await playByPointing(me, dice(12), { seconds: 300 });
  await wholeGame(me);
  for (const kind of ['spell', 'room']) assert.ok(kinds.has(kind), `nothing of the kind ${kind} was clicked`);
  assert.deepEqual(me.errors, []);
});

// Whole games of Rebirth: at three and four seats, and alone against the Avatar; and where the points came from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, openTable, page, play, pointsThatAddUp, server, stage, wholeGame } from './helpers.mjs';

stage();

/** Sits down at a new table; says the page. */
async function sitDown(seats, locale, setup = {}) {
  const wish = { game: 'rebirth', seats, setup, options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser, { locale });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.getByTestId('lodge').waitFor();
  return me;
}

/** Plays to the end; the points on the page must be those of the server, and said in words. */
async function playedToTheEnd(me, seed, parties) {
  await play(me, dice(seed), undefined, 120);
  const result = await pointsThatAddUp(me);
  assert.equal(result.parties.length, parties);
  const ending = await wholeGame(me);
  assert.deepEqual(result.totals, [...ending.scores, ...ending['other-scores'].map(([, score]) => score)]);
  assert.ok(result.sources.length > 1, 'points come from more than one source');
  for (const { name } of result.sources)
    assert.doesNotMatch(name, /[[\]_]|^$|^[a-z-]+$/, `${name} is no word of the page`);
  const best = Math.max(...result.totals);
  const winners = result.parties.filter((_, i) => result.totals[i] === best);
  const heading = await me.getByTestId('result').getByRole('heading').innerText();
  if (winners.length === 1) assert.match(heading, new RegExp(winners[0]));
  assert.deepEqual(me.errors, []);
}

test('a Rebirth of three is played to its end, and the points of each add up', async () => {
  const me = await sitDown(['link', 'bot:greedy', 'bot:greedy'], 'en');
  assert.equal(await me.getByTestId('seat').count(), 3);
  await playedToTheEnd(me, 21, 4);
});

test('a Rebirth of four is played to its end, all sheets in sight', async () => {
  const me = await sitDown(['link', 'bot:greedy', 'bot:greedy', 'bot:greedy'], 'pl');
  await play(me, dice(22), async () => (await me.locator('.floor[data-thing]').count()) > 0);
  for (const sheet of await me.getByTestId('seat').all()) {
    const box = await sheet.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 800, `a sheet stands from ${box.y}, ${box.height} high`);
  }
  await playedToTheEnd(me, 23, 5);
});

test('alone against the Avatar: its card and its reasons show, and the game is played to its end', async () => {
  const me = await sitDown(['link'], 'ru', { players: 1, avatar: 'apprentice' });
  await play(me, dice(24), async () => (await me.getByTestId('reasons').count()) > 0);
  const board = me.getByTestId('avatar');
  assert.doesNotMatch(await board.innerText(), /[[\]]/, 'every word is there');
  assert.equal(await board.getByTestId('command').count(), 1, 'the card that it resolves');
  await playedToTheEnd(me, 25, 2);
});

// A whole Rebirth at three seats, and where its points came from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, openTable, page, play, pointsThatAddUp, server, stage } from './helpers.mjs';

stage();

test('a Rebirth of three is played to its end, and the points of each add up', async () => {
  const wish = {
    game: 'rebirth',
    seats: ['link', 'bot:greedy', 'bot:greedy'],
    options: { windows: 'quick', 'grace-s': 0 },
  };
  const table = await openTable(server.url, wish);
  const me = await page(browser, { locale: 'en' });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.getByTestId('lodge').waitFor();
  assert.equal(await me.getByTestId('seat').count(), 3);
  const clicks = await play(me, dice(21), undefined, 60);
  assert.ok(clicks > 40, `${clicks} clicks are no whole game`);

  const { parties, sources, totals } = await pointsThatAddUp(me);
  assert.equal(parties.length, 4, 'three Mages and the Black Rose');
  const { ending } = await (await fetch(new URL(`/api/tables/${table.id}`, server.url))).json();
  assert.deepEqual(totals, [...ending.scores, ...ending['other-scores'].map(([, score]) => score)]);
  assert.ok(sources.length > 1, 'points come from more than one source');
  for (const { name } of sources) assert.doesNotMatch(name, /[[\]_]|^$|^[a-z-]+$/, `${name} is no word of the page`);
  const best = Math.max(...totals);
  const winners = parties.filter((_, i) => totals[i] === best);
  const heading = await me.getByTestId('result').getByRole('heading').innerText();
  if (winners.length === 1) assert.match(heading, new RegExp(winners[0]));
  assert.deepEqual(me.errors, []);
});

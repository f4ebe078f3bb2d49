// A finished Duel watched again, and the rulebook to look things up in, in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, openTable, page, play, server, stage } from './helpers.mjs';

stage();

/** A Duel against greedy that has begun. */
async function sitDown() {
  const wish = { game: 'duel', seats: ['link', 'bot:greedy'], options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser);
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.getByTestId('lodge').waitFor();
  return { me, table };
}

const api = async (path) => (await fetch(new URL(path, server.url))).json();

test('a finished Duel is watched again from its address', async () => {
  const { me, table } = await sitDown();
  await play(me, dice(7));
  const { ending } = await api(`/api/tables/${table.id}`);
  const { steps } = await api(`/api/tables/${table.id}/replay`);
  await me.getByTestId('watch-replay').click();
  await me.getByTestId('replay-bar').waitFor();

  const eve = await page(browser);
  const middle = Math.floor(steps.length / 2);
  await eve.goto(new URL(`/t/${table.id}/replay?at=${middle}`, server.url).href);
  const line = eve.getByTestId('replay-at');
  await line.waitFor();
  await eve.getByTestId('lodge').waitFor();
  const at = async () => Number(await line.inputValue());
  assert.equal(await at(), middle, 'the address says where the replay begins');
  assert.equal(await eve.getByTestId('result').count(), 0, 'how it ended is not told before');
  assert.equal(await eve.locator('button[data-choice]').count(), 0, 'nothing can be chosen');
  const lines = () => eve.getByTestId('log').locator('li').count();
  const read = await lines();
  assert.ok(read > 10, `${read} lines in the middle of the game`);

  // By keys, by the line and by buttons; the address follows.
  await eve.keyboard.press('ArrowRight');
  const on = await at();
  assert.ok(on > middle);
  await eve.waitForURL(`**/replay?at=${on}`);
  await eve.keyboard.press('ArrowLeft');
  assert.ok((await at()) <= middle);
  await line.fill(String(steps.length - 30));
  assert.ok((await lines()) > read);
  await eve.keyboard.press('Home');
  assert.equal(await lines(), 0);
  await eve.getByRole('button', { name: 'Next Round' }).click();
  assert.match(await eve.getByTestId('status').innerText(), /Round 1|Round 2/);

  // From a seat one sees what was in its hand then, and what it answered.
  await eve.getByTestId('replay-seat').selectOption('0');
  await eve.getByTestId('hand').waitFor();
  await eve.waitForURL(/seat=0/);
  await eve.getByTestId('replay-seat').selectOption('');
  await eve.getByTestId('hand').waitFor({ state: 'detached' });

  // By itself to the end.
  await line.fill(String(steps.length - 12));
  await eve.getByTestId('replay-speed').selectOption('4');
  await eve.getByTestId('replay-play').click();
  const result = eve.getByTestId('result');
  await result.waitFor();
  assert.equal(await at(), steps.length);
  const points = (await eve.getByTestId('score').allInnerTexts()).map(Number);
  assert.deepEqual(points, [...ending.scores, ...ending['other-scores'].map(([, score]) => score)]);

  // What is not there is told.
  await eve.goto(new URL('/t/nobodyknows2/replay', server.url).href);
  await eve.getByTestId('refusal').waitFor();
  for (const each of [me, eve]) assert.deepEqual(each.errors, []);
});

test('the rulebook opens at the clause of a question, finds words, and closes', async () => {
  const { me } = await sitDown();
  const tag = me.getByRole('button', { name: /^Rule DUE-/ }).first();
  await tag.waitFor();
  const clause = (await tag.innerText()).trim();
  await tag.click();
  const book = me.getByTestId('rulebook');
  const here = book.locator(`[data-rule="${clause}"]`);
  await here.waitFor();
  await me.waitForFunction(
    (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.classList.contains('here') && top >= 0 && bottom <= innerHeight;
    },
    await here.elementHandle(),
  );

  const all = await book.locator('[data-rule]').count();
  await me.getByTestId('rules-search').fill('defeat TROPH');
  const hits = book.locator('[data-rule]');
  await me.waitForFunction((n) => document.querySelectorAll('[data-rule]').length < n, all);
  assert.ok((await hits.count()) > 0);
  for (const text of await hits.allInnerTexts()) assert.match(text, /\btroph/i);
  const marked = await book.locator('mark').allInnerTexts();
  assert.ok(marked.some((word) => /^defeat$/i.test(word)) && marked.some((word) => /^troph$/i.test(word)));
  await me.keyboard.press('Escape');
  await book.waitFor({ state: 'hidden' });
  assert.ok(await tag.evaluate((element) => element === document.activeElement), 'the focus is where it was');

  await me.getByTestId('table-menu').click();
  await me.getByTestId('rules').click();
  await book.waitFor();
  await me.mouse.click(5, 400);
  await book.waitFor({ state: 'hidden' });
  assert.deepEqual(me.errors, []);
});

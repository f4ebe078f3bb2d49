// The lobby and the page about the program, in a real browser against a real server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, openTable, page, server, stage } from './helpers.mjs';

stage();

const at = (path) => new URL(path, server.url).href;
const theme = (opened) => opened.evaluate(() => document.documentElement.dataset.theme ?? 'auto');

test('a guest chooses language and theme, and both are kept', async () => {
  const me = await page(browser, { locale: 'en-GB' });
  await me.goto(at('/'));
  const title = me.getByRole('heading', { level: 1 });
  await title.waitFor();
  const english = await title.innerText();
  await me.getByTestId('language').getByRole('button', { name: 'Polski' }).click();
  await me.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, english);
  assert.equal(await me.evaluate(() => document.documentElement.lang), 'pl');

  const turn = me.getByTestId('theme');
  assert.equal(await theme(me), 'auto');
  await turn.click();
  assert.equal(await theme(me), 'dark');
  await turn.click();
  assert.equal(await theme(me), 'light');
  // Before any script of the page has run, only the small one in its head has.
  await me.goto(at('/'), { waitUntil: 'commit' });
  await me.waitForFunction(() => document.body !== null);
  assert.equal(await theme(me), 'light');
  await title.waitFor();
  assert.equal(await me.evaluate(() => document.documentElement.lang), 'pl');
  await turn.click();
  assert.equal(await theme(me), 'auto');
  assert.deepEqual(me.errors, []);
});

test('a table is opened through the form and found again', async () => {
  const me = await page(browser);
  await me.goto(at('/'));
  const mine = me.locator('[data-testid=tables][data-kind=mine]');
  await me.getByTestId('new-name').fill('Ann');
  await me.getByTestId('open-table').click();
  await me.getByTestId('new-game').selectOption('duel');
  assert.equal(await me.getByTestId('new-seat-0').inputValue(), 'me');
  assert.equal(await me.getByTestId('new-seat-1').inputValue(), 'bot:greedy');
  await me.getByTestId('new-more').locator('summary').click();
  // Nobody else sees it, but this browser has not forgotten it.
  await me.getByTestId('new-public').uncheck();
  await me.getByTestId('new-open').click();
  await me.waitForURL(/\/t\/\w+$/);
  const id = new URL(me.url()).pathname.split('/')[2];
  await me.goto(at('/'));
  await me.locator(`[data-testid=continue][data-table="${id}"]`).waitFor();
  await me.getByTestId('door-mine').click();
  const row = mine.locator(`[data-table="${id}"]`);
  await row.waitFor();
  assert.match(await row.innerText(), /Ann/);
  assert.equal(await me.locator(`[data-testid=tables] [data-table="${id}"]`).count(), 1, 'it is listed once');
  await row.getByRole('link').click();
  await me.waitForURL(new RegExp(`/t/${id}$`));
  assert.deepEqual(me.errors, []);
});

test('what the server refuses is said at the form, and nothing is lost', async () => {
  const me = await page(browser);
  await me.goto(at('/'));
  await me.locator('[data-testid=invite][data-game=rebirth]').click();
  assert.equal(await me.getByTestId('new-game').inputValue(), 'rebirth');
  await me.getByTestId('new-company').getByRole('radio').nth(1).check();
  await me.getByTestId('new-seat-2').selectOption('bot:random');
  await me.getByTestId('new-more').locator('summary').click();
  // One School is too few for three Mages.
  await me.getByTestId('new-schools').getByRole('checkbox').first().check();
  await me.getByTestId('new-open').click();
  const refusal = me.getByTestId('new-table').getByTestId('refusal');
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /REB-\d+/);
  assert.equal(await me.getByTestId('new-seat-1').inputValue(), 'link');
  assert.equal(await me.getByTestId('new-seat-2').inputValue(), 'bot:random');
  assert.ok(await me.getByTestId('new-schools').getByRole('checkbox').first().isChecked());
  assert.deepEqual(me.errors, []);
});

test('a guest finds a table that waits', async () => {
  const table = await openTable(server.url, { game: 'duel', seats: ['me', 'open'], name: 'Bob' });
  const me = await page(browser);
  await me.goto(at('/'));
  await me.getByTestId('door-waiting').click();
  const row = me.locator(`[data-testid=tables][data-kind=waiting] [data-table="${table.id}"]`);
  await row.waitFor();
  assert.match(await row.innerText(), /Bob/);
  await row.getByRole('link').click();
  await me.getByTestId('take-seat').waitFor();
  assert.deepEqual(me.errors, []);
});

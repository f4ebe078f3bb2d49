// Whole games of Penumbra in a real browser: against a bot and alone; and that its table can be used by everybody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { browser, dice, openTable, page, play, pointsThatAddUp, server, stage, wholeGame } from './helpers.mjs';

stage();

/** Sits down at a new table; says the page. */
async function sitDown(seats, look) {
  const wish = { game: 'penumbra', seats, setup: { players: seats.length }, options: { 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser, { ...look, reducedMotion: 'reduce' });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.locator('button[data-choice]:enabled').first().waitFor();
  return me;
}

/** What axe finds. Nothing may move over the table meanwhile: a page begins without motion, and has it from here on. */
async function violations(opened) {
  const { violations } = await new AxeBuilder({ page: opened }).analyze();
  await opened.emulateMedia({ reducedMotion: 'no-preference' });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Plays to the end; the points on the page must be those of the server. */
async function playedToTheEnd(me, seed) {
  await play(me, dice(seed), undefined, 120);
  const { totals, sources } = await pointsThatAddUp(me);
  const { scores } = await wholeGame(me);
  assert.deepEqual(totals, scores);
  for (const { name } of sources) assert.doesNotMatch(name, /[[\]_]|^$|^[a-z-]+$/, `${name} is no word of the page`);
  assert.deepEqual(me.errors, []);
}

test('one places a die by the table itself, takes it back, and plays to the end against a bot', async () => {
  const me = await sitDown(['link', 'bot:greedy'], { colorScheme: 'dark' });
  // Whoever chose by chance alone might never study.
  await play(me, dice(31), async () => {
    await me.evaluate(() => document.querySelector('button[data-choice=study]:enabled')?.click());
    return (await me.locator('[data-thing^="section/"]').count()) > 0;
  });
  assert.deepEqual(await violations(me), []);
  const high = await me.evaluate(() => document.documentElement.scrollHeight);
  assert.ok(high <= 800, `all of it shows at once, but the page is ${high} high`);

  const before = await me.locator('[data-testid=question]').innerText();
  await me.locator('[data-thing^="section/"]').first().click();
  await me.waitForFunction((was) => document.querySelector('[data-testid=question]')?.innerText !== was, before);
  await me.getByTestId('undo').click();
  await me.waitForFunction((was) => document.querySelector('[data-testid=question]')?.innerText === was, before);

  await playedToTheEnd(me, 32);
  await me.getByTestId('watch-replay').click();
  await me.getByTestId('replay-at').waitFor();
  await me.keyboard.press('Home');
  await me.keyboard.press('ArrowRight');
  await me.locator('[data-testid=status]').waitFor();
  assert.deepEqual(me.errors, []);
});

test('alone one plays for a rank, on a telephone', async () => {
  const me = await sitDown(['link'], {
    locale: 'ru',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await play(me, dice(33), async (clicks) => clicks > 10);
  const wide = await me.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `nothing is wider than the screen, but the page is ${wide} wide`);
  assert.doesNotMatch(await me.locator('main').innerText(), /\[[a-z-]+:/, 'every word is there');
  assert.deepEqual(await violations(me), []);
  await playedToTheEnd(me, 34);
});

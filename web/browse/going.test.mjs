// At a table of two people: what each is told of the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, openTable, page, server, stage } from './helpers.mjs';

stage();

const WISH = { game: 'duel', seats: ['link', 'link'], options: { 'window-ms': 300, 'grace-s': 0 } };

/** Two people who have sat down at a Duel. */
async function two() {
  const table = await openTable(server.url, WISH);
  const [ann, bob] = [await page(browser), await page(browser)];
  for (const [seat, [player, name]] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ].entries()) {
    await player.goto(table.link(seat));
    await player.getByTestId('ready-name').fill(name);
    await player.getByTestId('ready').click();
  }
  for (const player of [ann, bob]) await player.getByTestId('lodge').waitFor();
  return { table, ann, bob };
}

const isAsked = (player) => player.locator('button[data-choice]:enabled').first();

/** Whoever is asked now answers with the first thing there is; says who that was. */
async function answer(players) {
  for (;;) {
    for (const player of players) {
      const prompt = await player.getByTestId('decision').getAttribute('data-prompt');
      if ((await isAsked(player).count()) === 0) continue;
      await isAsked(player).evaluate((button) => button.click());
      await player.waitForFunction(
        (prompt) => document.querySelector('[data-testid=decision]')?.dataset.prompt !== prompt,
        prompt,
      );
      return player;
    }
    await players[0].waitForTimeout(50);
  }
}

test('one is told whose turn it is, what is said, and who does not agree', async () => {
  const { ann, bob } = await two();
  const asked = await Promise.all([ann, bob].map(async (each) => (await isAsked(each).count()) > 0));
  const titles = await Promise.all([ann, bob].map((each) => each.title()));
  assert.ok(
    titles.some((title, i) => title.startsWith('●') && asked[i]),
    `the title of whoever is asked says so: ${titles}`,
  );
  // Whoever answered before the other did can only go back if the other agrees.
  const who = await answer([ann, bob]);
  const other = who === ann ? bob : ann;
  while ((await answer([other, who])) !== other);
  await who.locator('[data-tab=chat]').click();
  await who.locator('[data-drawer=chat] input').fill('Good luck!');
  await who.locator('[data-drawer=chat] input').press('Enter');
  await other.getByTestId('said').filter({ hasText: 'Good luck!' }).waitFor();
  await who.getByTestId('table-menu').click();
  await who.getByTestId('back').click();
  await other.getByTestId('consent-no').click();
  await who.getByTestId('disagreed').waitFor();
  assert.deepEqual([...ann.errors, ...bob.errors], []);
});

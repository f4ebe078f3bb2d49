// Coming and going at a table of two people: what each is told of the other, and how they share a screen.
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

test('whoever was away is told how it stands; a rematch leads both to a new table', async () => {
  const { ann, bob, table } = await two();
  await ann.waitForTimeout(1000);
  await ann.goto(server.url.href);
  const first = ann.getByTestId('continue');
  await first.waitFor();
  assert.equal(await first.getAttribute('data-table'), table.id, 'it stands first in the lobby');
  // As if some time had passed.
  await ann.evaluate((id) => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(`seen.${id}`));
    const seen = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...seen, at: seen.at - 3_600_000 }));
  }, table.id);
  await first.getByTestId('continue-game').click();
  await ann.getByTestId('back-again').waitFor();
  await ann.getByTestId('back-again-close').click();
  await ann.getByTestId('table-menu').click();
  await ann.getByTestId('resign').click();
  await ann.getByTestId('resign-sure').click();
  for (const each of [ann, bob]) await each.getByTestId('result').waitFor();
  await bob.getByTestId('again').click();
  await bob.waitForURL((url) => !url.pathname.includes(table.id));
  await ann.waitForURL((url) => !url.pathname.includes(table.id), { timeout: 30_000 });
  await ann.getByTestId('lodge').waitFor();
  assert.equal(new URL(ann.url()).pathname, new URL(bob.url()).pathname, 'both sit at the same table');
  assert.deepEqual([...ann.errors, ...bob.errors], []);
});

test('two share a screen: a curtain falls between them, and behind it nothing is to be seen', async () => {
  const table = await openTable(server.url, WISH);
  const tokens = [0, 1].map((seat) => new URL(table.link(seat)).hash.slice(1));
  const bob = await page(browser);
  await bob.goto(table.link(1));
  await bob.getByTestId('ready').click();
  await bob.context().close();
  const me = await page(browser);
  await me
    .context()
    .addInitScript(({ id, tokens }) => localStorage.setItem(`conclave.screen.${id}`, JSON.stringify(tokens)), {
      id: table.id,
      tokens,
    });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.getByTestId('lodge').or(me.getByTestId('curtain')).first().waitFor();
  const curtain = me.getByTestId('curtain');
  for (let i = 0; i < 40 && !(await curtain.isVisible()); i += 1) {
    const option = isAsked(me);
    if (await option.count()) await option.evaluate((button) => button.click()).catch(() => {});
    await me.waitForTimeout(300);
  }
  await curtain.waitFor();
  assert.equal(await me.locator('[data-testid=hand], [data-testid=lodge]').count(), 0, 'no table behind the curtain');
  const before = await me.evaluate((id) => localStorage.getItem(`conclave.token.${id}`), table.id);
  await me.getByTestId('curtain-show').click();
  await me.getByTestId('lodge').waitFor();
  const after = await me.evaluate((id) => localStorage.getItem(`conclave.token.${id}`), table.id);
  assert.notEqual(after, before, 'the other seat is on the screen');
  assert.deepEqual(me.errors, []);
});

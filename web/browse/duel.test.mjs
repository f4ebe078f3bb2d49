// Whole Duels, played in a real browser against a real server.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { test } from 'node:test';
import { browser, dice, door, openTable, page, play, pointsThatAddUp, server, stage, wholeGame } from './helpers.mjs';

const pictures = process.env.PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

stage();

/** What a player is asked at this moment. */
function question(opened) {
  return opened.evaluate(() => ({
    prompt: document.querySelector('[data-testid=decision]')?.dataset.prompt,
    words: document.querySelector('[data-testid=question]')?.innerText,
    options: document.querySelectorAll('button[data-choice]:enabled').length,
    window: document.querySelector('[data-testid=window]') !== null,
  }));
}

async function picture(opened, name) {
  if (pictures) await opened.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
}

test('a new user opens a table and plays a whole Duel against greedy', async () => {
  const me = await page(browser);
  await me.goto(server.url.href);
  const quick = me.locator('[data-testid=quick-play][data-game=duel]');
  await quick.waitFor();
  await picture(me, 'lobby');
  await quick.click();
  // Whoever plays at once is ready at once.
  await me.getByTestId('decision').waitFor();
  await play(me, dice(1), async (clicks) => {
    if (clicks === 40) await picture(me, 'duel');
    return false;
  });
  await picture(me, 'result');
  await wholeGame(me);
  const { parties } = await pointsThatAddUp(me);
  assert.equal(parties.length, 3, 'two Mages and the Black Rose');
  await me.getByTestId('again').click();
  await me.getByTestId('result').waitFor({ state: 'hidden' });
  await me.locator('button[data-choice]:enabled').first().waitFor();
  assert.deepEqual(me.errors, []);
});

test('two browsers play each other; one reloads, one loses the network for 30 s, a third watches', async () => {
  const wish = { game: 'duel', seats: ['link', 'link'], options: { 'window-ms': 300, 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const cable = await door(server.url);
  const [ann, bob, eve] = [await page(browser), await page(browser), await page(browser)];
  await ann.goto(table.link(0));
  await bob.goto(table.link(1, cable.url));
  for (const player of [ann, bob]) await player.getByTestId('ready').click();
  await ann.getByTestId('lodge').waitFor();
  await eve.goto(new URL(`/t/${table.id}`, server.url).href);
  await eve.getByTestId('lodge').waitFor();

  let over = false;
  const ended = async () => over;
  const reload = async (clicks) => {
    if (clicks < 12) return false;
    // In the middle of a decision that stays: of the player's own, and in no window, which may close by itself.
    const asked = await question(ann);
    if (!asked.options || asked.window) return false;
    await ann.reload();
    await ann.locator('button[data-choice]').first().waitFor();
    assert.deepEqual(await question(ann), asked, 'after the reload the same is asked');
    return true;
  };
  const annPlays = play(ann, dice(2), reload).then(() => play(ann, dice(3), ended));
  const bobPlays = play(bob, dice(4), async (clicks) => clicks >= 20)
    .then(async () => {
      cable.shut();
      await bob.waitForTimeout(15_000);
      await picture(bob, 'lost');
      assert.notEqual(await bob.getByTestId('connection').getAttribute('data-state'), 'live');
      await bob.waitForTimeout(15_000);
      cable.open();
      await bob.locator('[data-testid=connection][data-state=live]').waitFor({ state: 'attached' });
    })
    .then(() => play(bob, dice(5), ended));
  try {
    await Promise.all([annPlays, bobPlays]);
  } finally {
    over = true;
    cable.close();
  }
  await eve.getByTestId('result').waitFor();
  const totals = [ann, bob, eve].map((each) => each.getByTestId('result').locator('tfoot').innerText());
  const points = (await Promise.all(totals)).map((text) => text.match(/\d+/g)?.join(' '));
  assert.equal(points[0], points[1], 'both players see the same result');
  assert.equal(points[0], points[2], 'so does the spectator');
  assert.equal(await eve.getByTestId('decision').count(), 0, 'a spectator is asked nothing');
  for (const each of [ann, bob, eve]) assert.deepEqual(each.errors, []);
});

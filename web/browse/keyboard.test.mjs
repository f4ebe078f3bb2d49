// A whole Duel without a mouse: from the lobby to the result by keys alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, page, server, stage, wholeGame } from './helpers.mjs';

const ON_THE_TABLE = 6;
const SECONDS = 60;

stage();

/** Where the focus is, and what is asked. */
function focus(opened) {
  return opened.evaluate(() => {
    const active = document.activeElement;
    return {
      lost: active === null || active === document.body,
      on: active?.closest('[data-testid]')?.dataset.testid,
      thing: active?.dataset.thing,
      offer: active?.dataset.offer,
      choice: active?.matches(':enabled') ? active.dataset.choice : undefined,
      game: active?.dataset.game,
      asked: document.querySelectorAll('button[data-choice]:enabled').length,
      menu: document.querySelector('[data-testid=menu]') !== null,
      over: document.querySelector('[data-testid=result]') !== null,
    };
  });
}

/** Presses a key until the focus is where it should be. */
async function walk(opened, key, there, most = 120) {
  for (let i = 0; i < most; i += 1) {
    await opened.keyboard.press(key);
    const now = await focus(opened);
    if (there(now)) return now;
  }
  throw new Error(`${key} does not lead there: ${JSON.stringify(await focus(opened))}`);
}

test('a whole Duel is played by keyboard, in Polish', async () => {
  const me = await page(browser, { locale: 'pl' });
  await me.goto(server.url.href);
  await me.locator('[data-testid=quick-play][data-game=duel]').waitFor();
  await walk(me, 'Tab', (now) => now.on === 'quick-play' && now.game === 'duel');
  await me.keyboard.press('Enter');
  await me.getByTestId('lodge').waitFor();
  assert.equal(await me.evaluate(() => document.documentElement.lang), 'pl');

  const roll = dice(31);
  const deadline = Date.now() + SECONDS * 1000;
  let answers = 0;
  let onTable = 0;
  for (;;) {
    const now = await focus(me);
    assert.ok(answers === 0 || !now.lost, `after ${answers} answers the focus is lost`);
    if (now.over) break;
    assert.ok(Date.now() < deadline, `the game did not end within ${SECONDS} s (${answers} answers)`);
    if (now.asked === 0 || now.choice === undefined) {
      await me.waitForTimeout(15);
      continue;
    }
    // The first option of every question has the focus. From there one goes to the table, or down the list.
    if (onTable < ON_THE_TABLE && answers % 2 === 1) {
      const found = await walk(me, 'Shift+Tab', ({ thing, offer }) => thing !== undefined || offer !== undefined);
      await me.keyboard.press(roll(2) ? 'Enter' : 'Space');
      onTable += 1;
      if ((await focus(me)).menu) {
        assert.equal((await focus(me)).on, 'menu', `the menu of ${found.thing} has the focus`);
        await me.keyboard.press('ArrowDown');
        await me.keyboard.press('Enter');
      }
    } else {
      for (let down = roll(4); down > 0; down -= 1) await me.keyboard.press('ArrowDown');
      await me.keyboard.press(roll(2) ? 'Enter' : 'Space');
    }
    answers += 1;
  }
  await wholeGame(me);
  assert.equal(onTable, ON_THE_TABLE);
  assert.equal((await focus(me)).on, 'result', 'the result is read next');
  assert.deepEqual(me.errors, []);
});

test('keys show cards, lead to the options from anywhere, and take nothing away', async () => {
  const me = await page(browser, { locale: 'pl' });
  await me.goto(server.url.href);
  await walk(me, 'Tab', (now) => now.on === 'quick-play' && now.game === 'duel');
  await me.keyboard.press('Enter');
  await me.locator('button[data-choice]:enabled').first().waitFor();

  // A Room shows its card and gives the focus back.
  await walk(me, 'Shift+Tab', (now) => now.on === 'lodge' && now.thing === undefined);
  const room = () => me.evaluate(() => document.activeElement.closest('[data-space]')?.dataset.space);
  await walk(me, 'Shift+Tab', (now) => now.on === 'lodge');
  const before = await room();
  assert.ok(before, 'a Room can have the focus');
  await me.keyboard.press('Enter');
  await me.locator('[data-testid=closeup][role=dialog]').waitFor();
  assert.equal((await focus(me)).on, 'closeup');
  await me.keyboard.press('Escape');
  assert.equal(await me.getByTestId('closeup').count(), 0);
  assert.equal(await room(), before);

  const panel = me.getByTestId('options');
  const key = await panel.getAttribute('aria-keyshortcuts');
  await me.keyboard.press(key);
  assert.ok((await focus(me)).choice, `${key} leads to the first option`);

  // Somebody who goes to the log while others answer is left there when the next question comes.
  const prompt = () => me.getByTestId('decision').getAttribute('data-prompt');
  const answered = await prompt();
  await me.evaluate(async () => {
    document.activeElement.click();
    await new Promise((later) => setTimeout(later));
    document.querySelector('[data-testid=log]').focus();
  });
  while ([answered, null].includes(await prompt())) await me.waitForTimeout(20);
  assert.equal((await focus(me)).on, 'log');
  assert.deepEqual(me.errors, []);
});

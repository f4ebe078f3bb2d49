// Whole games by fingers on a phone, and by keys alone, in all four games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, openTable, page, server, stage, wholeGame } from '../helpers.mjs';
import { playByPointing } from '../pointing.mjs';

const PLAYERS = { duel: 2, rebirth: 3, classic: 3, penumbra: 2 };
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

stage();

async function sitDown(game, look) {
  const players = PLAYERS[game];
  const seats = ['link', ...Array(players - 1).fill('bot:greedy')];
  const wish = { game, seats, setup: { players }, options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser, look);
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  return me;
}

Object.keys(PLAYERS).forEach((game, i) => {
  test(`a whole game by fingers: ${game}`, async () => {
    const me = await sitDown(game, { viewport: PHONES[i % 2], hasTouch: true, isMobile: true, locale: 'ru' });
    await playByPointing(me, dice(71), { byMouse: 60, tap: true, seconds: 240 });
    await wholeGame(me);
    assert.deepEqual(me.errors, []);
  });

  test(`a whole game by keys alone: ${game}`, async () => {
    const me = await sitDown(game, { locale: 'pl' });
    const roll = dice(72);
    const deadline = Date.now() + 300_000;
    const focus = () =>
      me.evaluate(() => ({
        choice: document.activeElement?.matches('button[data-choice]:enabled') ?? false,
        asked: document.querySelectorAll('button[data-choice]:enabled').length,
        over: document.querySelector('[data-testid=result]') !== null,
      }));
    let called = 0;
    for (;;) {
      const now = await focus();
      if (now.over) break;
      assert.ok(Date.now() < deadline, 'the game ends');
      if (now.asked === 0) {
        await me.waitForTimeout(20);
      } else if (!now.choice) {
        called += 1;
        await me.keyboard.press('F2');
        await me.waitForTimeout(20);
      } else {
        for (let down = roll(4); down > 0; down -= 1) await me.keyboard.press('ArrowDown');
        await me.keyboard.press(roll(2) ? 'Enter' : 'Space');
        await me.waitForTimeout(10);
      }
    }
    await wholeGame(me);
    assert.ok(called < 20, `the focus was lost ${called} times`);
    assert.deepEqual(me.errors, []);
  });
});

// A whole game of each of the four in Firefox, the first clicks by its own mouse.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dice, openTable, serve } from '../helpers.mjs';
import { firefox } from './firefox.mjs';

const PLAYERS = { duel: 2, rebirth: 3, classic: 3, penumbra: 2 };
const BY_MOUSE = 15;
const SECONDS = 240;

let server, fox;
before(async () => {
  server = await serve();
  fox = await firefox();
});
after(async () => {
  await fox?.stop();
  await server?.stop();
});

/** One step inside the page: is it over, or where is something to be chosen? */
function step(share, byMouse) {
  if (document.querySelector('[data-testid=result]')) return { over: true };
  const menu = document.querySelector('[data-testid=menu]');
  const all = [...(menu ?? document).querySelectorAll('[data-thing], [data-offer], button[data-choice]')];
  const open = all.filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled);
  const next = open[Math.floor(share * open.length)];
  if (!next) return {};
  if (byMouse) {
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = next.getBoundingClientRect();
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (next.contains(document.elementFromPoint(at.x, at.y))) return { at };
  }
  next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { done: true };
}

for (const [game, players] of Object.entries(PLAYERS)) {
  test(`a whole game in Firefox: ${game}`, async () => {
    const seats = ['link', ...Array(players - 1).fill('bot:greedy')];
    const wish = { game, seats, setup: { players }, options: { windows: 'quick', 'grace-s': 0 } };
    const table = await openTable(server.url, wish);
    await fox.goto(server.url.href);
    await fox.run(() => localStorage.setItem('conclave.pace', 'off'));
    await fox.goto(table.link(0));
    const ready = () =>
      fox.run(() => {
        const button = document.querySelector('[data-testid=ready]');
        button?.click();
        return button !== null;
      });
    while (!(await ready())) await new Promise((later) => setTimeout(later, 100));
    const roll = dice(61);
    const deadline = Date.now() + SECONDS * 1000;
    let mouse = 0;
    for (;;) {
      assert.ok(Date.now() < deadline, `the game did not end within ${SECONDS} s`);
      const now = await fox.run(step, roll(1000) / 1000, mouse < BY_MOUSE);
      if (now.over) break;
      if (now.at) {
        mouse += 1;
        await fox.click(now.at.x, now.at.y);
      }
      await new Promise((later) => setTimeout(later, now.done ? 10 : 40));
    }
    assert.ok(mouse > 0, 'something was clicked by the mouse');
    const { ending } = await (await fetch(new URL(`/api/tables/${table.id}`, server.url))).json();
    assert.equal(ending?.by, 'play');
    assert.deepEqual(fox.errors, []);
  });
}

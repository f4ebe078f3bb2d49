// Somebody who plays on the table alone: no option is taken from the list, every one can be reached without it.
import assert from 'node:assert/strict';

/**
 * What the table offers at this moment, marked for the next click: one of its things, a button of the offer, or of
 * the menu while that is open. `hidden` are the options of the list that nothing in sight stands for.
 */
function offered(opened, part) {
  return opened.evaluate((share) => {
    const menu = document.querySelector('[data-testid=menu]');
    const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled;
    const all = (selector) => [...(menu ?? document).querySelectorAll(selector)].filter(seen);
    const things = menu ? [] : all('[data-thing]');
    const offers = all('[data-offer]');
    const reached = [
      ...things.flatMap((thing) => thing.dataset.options.split('\n')),
      ...offers.map((offer) => offer.dataset.offer),
    ];
    const listed = [...document.querySelectorAll('button[data-choice]:enabled')].map((button) => button.dataset.choice);
    const targets = [...things, ...offers];
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    const next = targets[Math.floor(share * targets.length)];
    next?.setAttribute('data-next', '');
    return {
      prompt: document.querySelector('[data-testid=decision]')?.dataset.prompt,
      menu: menu !== null,
      hidden: menu ? [] : listed.filter((name) => !reached.includes(name)),
      pinned: document.querySelector('[data-testid=closeup][role=dialog]')?.getAttribute('aria-label'),
      next: next && (next.dataset.thing ?? next.dataset.offer),
      over: document.querySelector('[data-testid=result]') !== null,
    };
  }, part);
}

/** What was marked, while it is still offered: the table may move on at any moment. */
const NEXT = '[data-next][data-thing], [data-next][data-offer]';

/** A click of a hand: on a spot of the marked element that nothing else covers. */
async function clickByHand(opened, tap) {
  const spot = await opened.evaluate((offered) => {
    const element = document.querySelector(offered);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    // What is offered no longer when the hand is there is not clicked.
    const halt = (event) => event.target.closest(offered) ?? event.stopImmediatePropagation();
    addEventListener('click', halt, { capture: true, once: true });
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.25],
      [0.5, 0.75],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.12],
      [0.5, 0.9],
    ]) {
      const at = { x: box.left + box.width * x, y: box.top + box.height * y };
      if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    return null;
  }, NEXT);
  if (spot && tap) await opened.touchscreen.tap(spot.x, spot.y);
  else if (spot) await opened.mouse.click(spot.x, spot.y);
  return spot !== null;
}

/** A click inside the page, as quick as the page itself. */
function clickInside(opened) {
  return opened.evaluate((offered) => {
    const next = document.querySelector(offered);
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return next !== null;
  }, NEXT);
}

/**
 * Plays to the end by pointing at things, the first clicks by a real mouse or finger, the others inside the page. Says
 * what kinds of things were pointed at. `until` ends it sooner.
 */
export async function playByPointing(
  me,
  roll,
  { byMouse = 30, seconds = 90, tap = false, until = async () => false } = {},
) {
  const kinds = new Set();
  const deadline = Date.now() + seconds * 1000;
  let clicks = 0;
  let missed = 0;
  for (;;) {
    const now = await offered(me, roll(1000) / 1000);
    if (now.over || (await until(clicks))) return kinds;
    assert.deepEqual(now.hidden, [], 'every option lies on the table');
    assert.equal(now.pinned, undefined, 'a click that chooses shows no card besides');
    assert.ok(Date.now() < deadline, `the game did not end within ${seconds} s (${clicks} clicks)`);
    if (now.next === undefined) {
      await me.waitForTimeout(30);
      continue;
    }
    const clicked = clicks < byMouse ? await clickByHand(me, tap) : await clickInside(me);
    // What moves over the table may be in the way for a moment, but not for long.
    missed = clicked ? 0 : missed + 1;
    assert.ok(missed < 20, `${now.next} is covered`);
    if (clicked) {
      clicks += 1;
      kinds.add(now.menu ? 'menu' : now.next.split(/[/ ]/, 1)[0]);
    }
    await me.waitForTimeout(clicked && clicks > byMouse ? 10 : 60);
  }
}

// Everybody can use every page: by axe in light and dark, wide and narrow; nothing sticks out, nothing jumps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { browser, dice, openTable, page, play, server, stage } from './helpers.mjs';

const BUTTONS = 'button[data-choice]:enabled';

stage();

const at = (path) => new URL(path, server.url).href;

/** Each kind of page looks at most like one of these. */
const LOOKS = ['light', 'dark'].flatMap((colorScheme) => [1280, 360].map((width) => ({ colorScheme, width })));

/** What is dark differs from what is light in its colours only. */
function axe(opened, colorScheme) {
  // There are no frames here: the quick way, without a page of its own for what axe found, is enough.
  const all = new AxeBuilder({ page: opened }).setLegacyMode();
  return colorScheme === 'dark' ? all.withRules('color-contrast') : all;
}

/**
 * What axe finds on the page in all four looks, and what sticks out of the screen; where the page must first be
 * brought into a state that a new size of the screen ends, `arrange` does it.
 */
async function look(opened, name, found, arrange = async () => {}) {
  for (const { colorScheme, width } of LOOKS) {
    await opened.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await opened.setViewportSize({ width, height: 800 });
    await arrange();
    const { violations } = await axe(opened, colorScheme).analyze();
    for (const { id, nodes } of violations) {
      const where = nodes
        .slice(0, 4)
        .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary.split('\n')[1]?.trim()})`);
      found.push(`${name}, ${colorScheme}, ${width}: ${id}: ${where.join('; ')}`);
    }
    const out = await opened.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (out > 0) found.push(`${name}, ${width}: ${out} px stick out`);
  }
  await opened.setViewportSize({ width: 1280, height: 800 });
}

async function sitDown(options = {}) {
  const wish = { game: 'duel', seats: ['link', 'bot:greedy'], options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish);
  const me = await page(browser, options);
  await me.goto(table.link(0));
  await me.getByTestId('ready').waitFor();
  return { me, table };
}

/** Clicks on until the options are of this kind. */
const until = (opened, kind) => async () => (await opened.locator(`button[data-choice^="${kind}"]`).count()) > 0;

test('lobby, form, about and rules are for everybody', async () => {
  const faults = [];
  const me = await page(browser, { reducedMotion: 'reduce' });
  await me.goto(at('/'));
  await me.getByTestId('quick-play').first().waitFor();
  await look(me, 'lobby', faults);
  await me.getByTestId('open-table').click();
  await me.getByTestId('new-more').locator('summary').click();
  await look(me, 'form', faults);
  await me.keyboard.press('Escape');
  await me.getByTestId('short-read').click();
  await me.getByTestId('short').waitFor();
  await look(me, 'rules in short', faults);
  // A few clauses stand for all of them.
  await me.getByTestId('rules-search').fill('defeat trophy');
  await me.getByTestId('rulebook').locator('mark').first().waitFor();
  await look(me, 'rules', faults);
  await me.goto(at('/about'));
  await me.getByRole('heading', { level: 1 }).waitFor();
  await look(me, 'about', faults);
  assert.deepEqual([...faults, ...me.errors], []);
});

test('a table is for everybody from the waiting room to the replay', async () => {
  const faults = [];
  const { me } = await sitDown({ reducedMotion: 'reduce' });
  await look(me, 'waiting room', faults);
  await me.getByTestId('ready').click();
  await me.getByTestId('lodge').waitFor();
  const roll = dice(5);
  await play(me, roll, until(me, 'prepare'));
  await look(me, 'preparation', faults);
  await look(me, 'closeup', faults, async () => {
    await me.keyboard.press('Escape');
    const quest = me.locator('[data-drawer=quests] .quest').first();
    if (!(await quest.isVisible())) await me.locator('[data-tab=quests]').click();
    await quest.click();
    await me.locator('[data-testid=closeup][role=dialog]').waitFor();
  });
  await me.keyboard.press('Escape');
  await play(me, roll, until(me, 'explore'));
  await look(me, 'actions', faults);
  await play(me, roll, () => openMenu(me));
  await look(me, 'menu', faults, async () => {
    await me.keyboard.press('Escape');
    await openMenu(me);
  });
  await me.keyboard.press('Escape');
  await play(me, roll);
  await look(me, 'result', faults);
  await me.getByTestId('watch-replay').click();
  await me.getByTestId('replay-bar').waitFor();
  await look(me, 'replay', faults);
  assert.deepEqual([...faults, ...me.errors], []);
});

/** Opens the menu of a thing with several options, where there is one. */
async function openMenu(opened) {
  const many = await opened.evaluate(() => {
    const thing = [...document.querySelectorAll('[data-thing]')].find((each) => each.dataset.options.includes('\n'));
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return thing !== undefined;
  });
  if (many) await opened.getByTestId('menu').waitFor();
  return many;
}

test('nothing on the table jumps while one plays', async () => {
  const { me } = await sitDown();
  await me.getByTestId('ready').click();
  await me.locator(BUTTONS).first().waitFor();
  await me.waitForTimeout(500);
  await me.evaluate(() => {
    globalThis.shifts = [];
    // The Lodge gives way to cards and takes its room again, and a hand closes its ranks when a card is laid: then the
    // board lays itself out anew, as it should.
    globalThis.anew = [];
    const board = document.querySelector('.table-board');
    const layout = () => `${board.className} ${board.querySelectorAll('.hand [data-card]').length}`;
    let laid = layout();
    new MutationObserver(() => {
      if (laid === layout()) return;
      laid = layout();
      const turn = { from: performance.now() - 50, to: Infinity };
      globalThis.anew.push(turn);
      requestAnimationFrame(() => requestAnimationFrame(() => (turn.to = performance.now())));
    }).observe(board, { subtree: true, childList: true, attributeFilter: ['class'] });
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries()) {
        const where = ({ node, previousRect: a, currentRect: b }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const place = element?.closest('[data-testid], section, aside');
          return `${element?.className} in ${place?.dataset.testid ?? place?.className}: ${[a, b].map((r) => [r.x, r.y, r.width, r.height].map(Math.round)).join(' to ')}`;
        };
        globalThis.shifts.push({ value, at: startTime, of: sources.map(where) });
      }
    }).observe({ type: 'layout-shift' });
  });
  // Every shift counts here, even those that the browser forgives because somebody has just clicked.
  await play(me, dice(9), async (clicks) => clicks >= 30);
  await me.waitForTimeout(300);
  const shifts = await me.evaluate(() => {
    const { shifts, anew } = globalThis;
    return shifts.filter(({ at }) => !anew.some(({ from, to }) => from <= at && at <= to));
  });
  const sum = shifts.reduce((sum, { value }) => sum + value, 0);
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 5);
  // A long question grows over the Lodge, and that counts too.
  assert.ok(sum < 0.15, `all shifts together are ${sum.toFixed(3)}: ${JSON.stringify(worst, null, 1)}`);
});

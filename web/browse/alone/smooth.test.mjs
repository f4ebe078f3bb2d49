// A Rebirth of four at full speed does not make the page work hard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, openTable, page, play, server, stage } from '../helpers.mjs';

/** Milliseconds of work of the processor, whatever else it does meanwhile, on a machine of the usual speed. */
const SCRIPT_PER_UPDATE = 16;
const LONGEST = 50;
const CLICKS = 60;

/** What `errand` costs on a machine of the usual speed. */
const ERRAND = 25;

/** A fixed piece of work of the kind the page does: objects, strings and elements. */
const errand = () =>
  new Promise((done) => {
    setTimeout(() => {
      const model = document.createElement('div');
      model.innerHTML = '<p class="a"><b>1</b><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg><i>2</i></p>';
      for (let round = 0; round < 2000; round++) {
        const copy = model.firstChild.cloneNode(true);
        const words = new Map([...'abcdefgh'].map((letter, place) => [letter + round, place]));
        copy.firstChild.textContent = [...words.keys()].sort().join(' ');
        copy.setAttribute('data-round', String(words.size));
        model.append(copy);
      }
      done();
    });
  });

stage();

test('an update costs less than a frame', async () => {
  const wish = {
    game: 'rebirth',
    setup: { players: 4 },
    seats: ['link', 'bot:greedy', 'bot:greedy', 'bot:greedy'],
    options: { windows: 'quick', 'grace-s': 0 },
  };
  const table = await openTable(server.url, wish);
  const me = await page(browser);
  let updates = 0;
  me.on('websocket', (line) => {
    line.on('framereceived', ({ payload }) => (updates += String(payload).includes('"type":"update"') ? 1 : 0));
  });
  await me.goto(table.link(0));
  await me.getByTestId('ready').click();
  await me.locator('button[data-choice]:enabled').first().waitFor();
  await me.waitForTimeout(500);

  const session = await me.context().newCDPSession(me);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  const costs = [];
  for (let i = 0; i < 7; i++) {
    const from = await script();
    await me.evaluate(errand);
    costs.push((await script()) - from);
  }
  const slower = Math.max(1, costs.sort((a, b) => a - b)[3] / ERRAND);
  await browser.startTracing(me, { categories: ['devtools.timeline'] });
  const [before, from] = [updates, await script()];
  await play(me, dice(4), async (clicks) => clicks >= CLICKS);
  const [count, spent] = [updates - before, (await script()) - from];
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());

  assert.ok(count > CLICKS, `${count} updates`);
  const mean = spent / count;
  assert.ok(
    mean < SCRIPT_PER_UPDATE * slower,
    `an update costs ${mean.toFixed(1)} ms of scripting, on a machine ${slower.toFixed(1)} times slower than usual`,
  );
  const calls = traceEvents.filter(({ name, tdur }) => name === 'FunctionCall' && tdur !== undefined);
  assert.ok(calls.length > count, `${calls.length} calls were traced`);
  const longest = Math.max(...calls.map(({ tdur }) => tdur / 1000));
  assert.ok(
    longest < LONGEST * slower,
    `one call lasts ${longest.toFixed(1)} ms, on a machine ${slower.toFixed(1)} times slower than usual`,
  );
  if (process.env.FIGURES) console.log({ updates: count, mean, longest, slower, costs });
  assert.deepEqual(me.errors, []);
});

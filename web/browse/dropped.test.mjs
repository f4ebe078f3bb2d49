// The connection or the page goes in the middle of a composed answer: nothing is lost, nothing is done twice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, openTable, page, server, stage } from './helpers.mjs';
import { sit } from './player.mjs';

stage();

/** A page in the middle of a preparation, with somebody who looks on from the same seat. */
async function sitDown(cut) {
  const setup = { players: 2, mages: ['ulrich', 'bartholomew'] };
  const wish = { game: 'duel', seats: ['link', 'bot:greedy'], setup, options: { windows: 'quick', 'grace-s': 0 } };
  const table = await openTable(server.url, wish).catch(() =>
    openTable(server.url, { ...wish, setup: { players: 2 } }),
  );
  const link = table.link(0);
  const me = await page(browser, { viewport: { width: 1440, height: 900 } });
  const line = { sent: [], cut: false };
  await me.routeWebSocket(/\/ws$/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => {
      const composed = JSON.parse(message).then !== undefined;
      if (composed) line.sent.push(message);
      if (composed && !line.cut) {
        line.cut = true;
        if (cut === 'before') return void near.close();
        far.send(message);
        if (cut === 'after') return void near.close();
        return undefined;
      }
      return void far.send(message);
    });
    far.onMessage((message) => {
      // What the server says to the first composed answer never arrives.
      if (cut !== 'page' && line.cut && line.sent.length === 1 && /"accepted"|"update"/.test(message)) return;
      near.send(message);
    });
  });
  await me.goto(link);
  await me.getByTestId('ready').click();
  const witness = await sit(server.url, table.id, new URL(link).hash.slice(1));
  // What comes before the preparation is answered as it comes.
  while (await witness.question()) {
    if (witness.state.decision.message.key === 'ask-prepare') break;
    witness.choose(witness.state.decision.options[0].name);
  }
  await me.locator(`[data-prompt="${witness.state.decision.prompt}"]`).first().waitFor();
  return { me, witness, line };
}

/** Puts a half of the first Spell into the first slot, as one answer. */
async function prepare(me, { steps }) {
  const name = steps.map((step) => step.name).join(' > ');
  await me.waitForFunction(
    (name) =>
      [...document.querySelectorAll('[data-options]')].some((each) => each.dataset.options.split('\n').includes(name)),
    name,
  );
  await me.evaluate((name) => {
    const thing = [...document.querySelectorAll('[data-options]')].find((each) =>
      each.dataset.options.split('\n').includes(name),
    );
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }, name);
  const item = me.locator(`[data-testid=menu] [data-offer="${name}"]`);
  if (await item.count()) await item.click();
}

const filled = ({ view }) => view.seats[view.seat ?? 0].slots.filter(({ state }) => state !== 'empty').length;

for (const [cut, what] of [
  ['before', 'the line breaks before the answer arrives'],
  ['after', 'the line breaks before anything is heard of the answer'],
  ['page', 'the page is loaded anew'],
]) {
  test(`a composed answer is given once: ${what}`, async () => {
    const { me, witness, line } = await sitDown(cut);
    const { decision } = witness.state;
    const way = decision.ways?.find(({ steps }) => steps.length > 1 && steps[0].things?.[0]?.startsWith('spell/'));
    assert.ok(way, 'a Spell, its slot and its side are offered as one');
    const hand = witness.state.view.seats[0].known_hand.length;
    await prepare(me, way);
    while (!line.cut) await me.waitForTimeout(20);
    if (cut === 'page') await me.reload();
    await me.locator('[data-testid=connection][data-state=live]').waitFor({ state: 'attached' });
    const deadline = Date.now() + 30_000;
    while (filled(witness.state) === 0 || witness.state.decision?.message.key !== 'ask-prepare') {
      assert.ok(Date.now() < deadline, 'the answer is not lost');
      await me.waitForTimeout(50);
    }
    await me.locator(`[data-prompt="${witness.state.decision.prompt}"]`).first().waitFor();
    await me.waitForTimeout(500);
    assert.equal(filled(witness.state), 1, 'it was given once');
    assert.equal(witness.state.view.seats[0].known_hand.length, hand - 1);
    assert.deepEqual(me.errors, []);
    witness.leave();
  });
}

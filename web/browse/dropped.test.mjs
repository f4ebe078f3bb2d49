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
    let broken = false;
    near.onMessage((message) => {
      const composed = JSON.parse(message).then !== undefined;
      if (composed) line.sent.push(message);
      if (composed && !line.cut) {
        line.cut = true;
        broken = cut !== 'page';
        if (cut === 'before') return void near.close();
        far.send(message);
        if (cut === 'after') return void near.close();
        return undefined;
      }
      return void far.send(message);
    });
    far.onMessage((message) => {
      // What the server says to the first composed answer never arrives.
      if (broken) return;
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

/** Puts the first Spell into the first slot, as one answer. */
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

/** Clicks an option, wherever it is shown. */
const answerOnPage = (me, name) =>
  me
    .locator(`button[data-choice="${name}"]:enabled`)
    .first()
    .evaluate((button) => button.click());

const asks = ({ decision }) => decision?.message.key;

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
    assert.ok(way, 'a Spell and its slot are offered as one');
    const hand = witness.state.view.seats[0].known_hand.length;
    await prepare(me, way);
    while (!line.cut) await me.waitForTimeout(20);
    if (cut === 'page') await me.reload();
    await me.locator('[data-testid=connection][data-state=live]').waitFor({ state: 'attached' });
    const until = async (there, what) => {
      for (const deadline = Date.now() + 30_000; !there(); await me.waitForTimeout(50)) {
        assert.ok(Date.now() < deadline, what);
      }
    };
    // Only which half is left to say: the Spell and its slot are known.
    await until(() => asks(witness.state) === 'ask-prepare-side', 'the answer is not lost');
    const { prompt } = witness.state.decision;
    await me.locator(`[data-prompt="${prompt}"]`).first().waitFor();
    await me.waitForTimeout(500);
    assert.equal(witness.state.decision.prompt, prompt, 'nothing was answered that nobody said');
    assert.equal(line.sent.length, cut === 'page' ? 1 : 2, 'the page says again what nobody heard');
    assert.equal(new Set(line.sent).size, 1, 'and says the same');
    assert.equal((await me.getByTestId('refusal').innerText()).trim(), '', 'saying it again is no mistake');
    await answerOnPage(me, witness.state.decision.options[0].name);
    await until(() => asks(witness.state) === 'ask-prepare', 'the Spell lies in its slot');
    assert.equal(filled(witness.state), 1, 'it was given once');
    assert.equal(witness.state.view.seats[0].known_hand.length, hand - 1);
    assert.deepEqual(me.errors, []);
    witness.leave();
  });
}

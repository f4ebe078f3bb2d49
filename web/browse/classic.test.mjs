// What Classic has and no other game: a Quest named with an activation, a Trap of two colours, a Room that falls.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { browser, dice, openTable, page, server, stage } from './helpers.mjs';
import { sensible, sit } from './player.mjs';

stage();

/** The Room traps, each with two halves. */
const TRAPS = ['profane-mark', 'soul-entrapment', 'blade-barrage'];

/** What whoever lays the Traps would rather do than anything else, and who walks into them. */
const WISHES = [
  [
    /^grimoire .*web-of-knives/,
    /^(prepare|keep|take) (profane-mark|soul-entrapment|blade-barrage)$/,
    /^school conspiracy$/,
    /^cast I$/,
    /^activate room$/,
  ],
  [/^explore$/, /^move room:/, /^activate room$/],
];

const soon = () => new Promise((next) => setTimeout(next, 4));

/** Two who play without a browser, as far as a moment that `there` knows: the seat that is asked then, or none at the end. */
async function playUntil(players, roll, there) {
  for (;;) {
    for (const [seat, player] of players.entries()) {
      if (player.state.over) return null;
      if (!player.fresh()) continue;
      const { decision, view } = player.state;
      if (there(seat, decision, view)) return seat;
      const wished = WISHES[seat].map((wish) => decision.options.find(({ name }) => wish.test(name))).find(Boolean);
      player.choose((wished ?? sensible(decision, roll)).name);
    }
    await soon();
  }
}

const option = (decision, wish) => decision.options.find(({ name }) => wish.test(name))?.name;

/** The slot of a Trap of two colours that can be revealed now. */
const trap = (decision, view) => {
  const lies = (_, k) => option(decision, new RegExp(`^reveal slot:${['quick', 'I', 'II', 'III'][k]}$`));
  return view.seats[0].slots.findIndex((slot, k) => TRAPS.includes(slot.spell) && lies(slot, k));
};

const FALLS = 'a Room falls';

/** The moments that are waited for, by what the first seat clicks in its browser. */
const MOMENTS = {
  'a Quest is completed by its door handle': {
    there: (seat, decision) => seat === 0 && option(decision, /^activate room quest:/),
    act: async (me, player) => {
      const choice = option(player.state.decision, /^activate room quest:/);
      const quest = choice.split(':')[1];
      await click(me, choice);
      return (view) => view.seats[0].solved.includes(quest);
    },
  },
  'a Trap of two colours springs': {
    there: (seat, decision, view) => seat === 0 && trap(decision, view) >= 0,
    act: async (me, player) => {
      const slot = trap(player.state.decision, player.state.view);
      await click(me, `reveal slot:${['quick', 'I', 'II', 'III'][slot]}`);
      return (view) => view.seats[0].slots[slot].state !== 'active';
    },
  },
  [FALLS]: {
    there: (_seat, _decision, view) => view.rooms.some(({ ruined }) => ruined),
    act: async (me) => {
      await me.locator('.fallen').first().waitFor();
      return () => true;
    },
  },
};

const click = (me, choice) => me.locator(`button[data-choice="${choice}"]:enabled`).first().dispatchEvent('click');

/** What axe finds at the table as it is. */
async function violations(me) {
  const { violations } = await new AxeBuilder({ page: me }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('in Classic a Room falls, a Trap of two colours springs, and a Quest is completed by its door handle', async () => {
  const left = new Set(Object.keys(MOMENTS));
  for (let game = 0; game < 40 && left.size > 0; game += 1) {
    const wish = { game: 'classic', seats: ['link', 'link'], options: { windows: 'quick', 'grace-s': 0 } };
    const table = await openTable(server.url, wish);
    const secret = (seat) => new URL(table.link(seat)).hash.slice(1);
    const players = await Promise.all([0, 1].map((seat) => sit(server.url, table.id, secret(seat))));
    for (const [seat, player] of players.entries()) player.ready(['Ada', 'Bo'][seat]);
    const me = await page(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await me.goto(table.link(0));
    await me.getByTestId('lodge').waitFor();

    const roll = dice(40 + game);
    const met = (seat, decision, view) => [...left].find((moment) => MOMENTS[moment].there(seat, decision, view));
    while (left.size > 0) {
      const seat = await playUntil(players, roll, met);
      if (seat === null) break;
      const { decision, view } = players[seat].state;
      const moment = met(seat, decision, view);
      const asked = decision.prompt;
      if (seat === 0) await me.locator(`[data-testid=decision][data-prompt="${asked}"]`).waitFor({ state: 'attached' });
      const done = await MOMENTS[moment].act(me, players[0]);
      while (moment !== FALLS && players[0].state.decision?.prompt === asked) await soon();
      // Another may still stop it.
      await playUntil(players, roll, () => done(players[0].state.view));
      if (done(players[0].state.view)) left.delete(moment);
      assert.deepEqual(await violations(me), [], moment);
    }
    assert.deepEqual(me.errors, []);
    for (const player of players) player.leave();
    await me.context().close();
  }
  assert.deepEqual([...left], [], 'each moment came');
});

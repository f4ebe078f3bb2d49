// Who plays against bots alone is never asked where nothing can be done: counted over twenty whole games, without a browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dice, openTable, serve } from './helpers.mjs';
import { sensible, sit } from './player.mjs';

const GAMES = 5;
const PLAYERS = { duel: 2, rebirth: 3, classic: 3, penumbra: 2 };

let server;
before(async () => (server = await serve({ CONCLAVE_MESSAGES_PER_SECOND: '100000' })));
after(() => server.stop());

/** Plays a whole game; says the questions that could be answered in one way only, or not at all. */
async function emptyQuestions(game, seed) {
  const players = PLAYERS[game];
  const table = await openTable(server.url, {
    game,
    seats: ['link', ...Array(players - 1).fill('bot:greedy')],
    setup: { players },
    // As long a window as it takes to notice one.
    options: { 'grace-s': 0, 'window-ms': 30 },
  });
  const me = await sit(server.url, table.id, new URL(table.link(0)).hash.slice(1));
  me.ready();
  const roll = dice(seed);
  const empty = [];
  let rounds = 0;
  while (await me.question()) {
    const { decision, view } = me.state;
    rounds = view.round ?? view.turns;
    const idle = decision.options.length < 2 || (decision.window && decision.options.every(({ lesser }) => lesser));
    if (idle) empty.push(`${decision.message.key}: ${decision.options.map(({ name }) => name).join(', ')}`);
    me.choose(sensible(decision, roll).name);
  }
  me.leave();
  return { empty, rounds };
}

for (const game of Object.keys(PLAYERS)) {
  test(`nobody is asked in vain: ${game}`, { timeout: 240_000 }, async () => {
    const games = await Promise.all(Array.from({ length: GAMES }, (_, i) => emptyQuestions(game, 100 + i)));
    const all = games.flatMap(({ empty }) => empty);
    const rounds = games.reduce((sum, each) => sum + each.rounds, 0);
    assert.equal(all.length, 0, `${all.length} in ${rounds} rounds: ${[...new Set(all)].slice(0, 6).join('; ')}`);
  });
}

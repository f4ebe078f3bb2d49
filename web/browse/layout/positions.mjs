// Positions out of whole games, to be looked at: each is a moment of a game that somebody plays without a browser.
import { dice, openTable } from '../helpers.mjs';
import { playOn, sit } from '../player.mjs';

const asks =
  (...keys) =>
  (decision) =>
    keys.includes(decision.message.key);

/** A question of this kind in a later round. */
const late = (round, ...keys) => {
  const asked = asks(...keys);
  return (decision, view) => (view.round ?? view.turns) >= round && asked(decision);
};

const slotsFilled = (decision, view) =>
  decision.message.key === 'ask-prepare' &&
  view.seats[view.seat ?? 0].slots.filter(({ state }) => state !== 'empty').length >= 2;

const mostOptions = (keys, n) => (decision) => keys.includes(decision.message.key) && decision.options.length >= n;

/** The moments of each game in their order, `quick` those that every test looks at. */
export const MOMENTS = {
  duel: [
    ['first question', asks('ask-prepare', 'ask-mage'), true],
    ['half prepared', slotsFilled, true],
    ['first action', asks('ask-action'), false],
    ['where to', asks('ask-physical'), false],
    ['target', late(1, 'ask-target', 'ask-pick', 'ask-pick-room'), true],
    ['later action', late(3, 'ask-action'), true],
    ['last preparation', late(4, 'ask-prepare'), false],
    ['result', () => false, false],
  ],
  rebirth: [
    ['choice of a Mage', asks('ask-mage'), true],
    ['choice of a Grimoire', asks('ask-grimoire'), false],
    ['a School', asks('ask-school'), false],
    ['cards to keep', asks('ask-keep'), false],
    ['half prepared', slotsFilled, true],
    ['first action', asks('ask-action'), false],
    ['where to', asks('ask-physical'), false],
    ['target', late(2, 'ask-target', 'ask-pick', 'ask-pick-room'), true],
    ['later action', late(4, 'ask-action'), true],
    ['result', () => false, false],
  ],
  penumbra: [
    ['choice of a Talent', asks('pen-ask-talent'), true],
    ['a turn', late(3, 'pen-ask-turn'), false],
    ['a study', mostOptions(['pen-ask-study'], 8), true],
    ['a visit', asks('pen-ask-visit'), false],
    ['a rest', asks('pen-ask-rest'), false],
    ['threat', (_, view) => Boolean(view.threat), true],
    ['a trial', asks('pen-ask-path', 'pen-ask-task', 'pen-ask-trial'), false],
    ['later study', late(12, 'pen-ask-study'), true],
    ['result', () => false, false],
  ],
};
MOMENTS.classic = MOMENTS.rebirth;

/** How many sit at the table. */
export const PLAYERS = { duel: 2, rebirth: 4, classic: 4, penumbra: 2 };

/** A table of a game and who plays it; `next` goes to the next moment that there is, and says its name. */
export async function openGame(url, game, { quick = true, seed = 5 } = {}) {
  const players = PLAYERS[game];
  const table = await openTable(url, {
    game,
    seats: ['link', ...Array(players - 1).fill('bot:greedy')],
    setup: { players },
    options: { windows: 'quick', 'grace-s': 0 },
  });
  const link = table.link(0);
  const player = await sit(url, table.id, new URL(link).hash.slice(1));
  player.ready();
  const roll = dice(seed);
  const left = MOMENTS[game].filter(([, , always]) => always || !quick);
  const [end] = left.filter(([name]) => name === 'result');
  return {
    game,
    link,
    player,
    // Chance decides which comes first, and some may not come at all.
    next: async () => {
      while (left.length > 0) {
        let met = end;
        if (!player.state.over) {
          await playOn(player, roll, (...now) => {
            met = left.find(([, there]) => there(...now)) ?? end;
            return met !== end;
          });
        }
        if (player.state.over) left.length = 0;
        else left.splice(left.indexOf(met), 1);
        if (met) return met[0];
      }
      return null;
    },
    close: () => player.leave(),
  };
}

import { router } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { open } from '../lobby/opening';
import { begin } from './keep';

/**
 * The first game. The rival plays at random: a beginner loses to `greedy`, which gains 20 points and more, while a
 * random rival gains next to none. The Black Rose with her 15 or so is then the one to beat, and one has to use what
 * one has learnt. Event side B and Quest sides A have the plainest texts, and B gives her least. Nobody needs to think
 * about colours, and the learner begins: so nothing happens before it was explained.
 */
const FIRST_GAME = {
  game: 'duel',
  seats: ['me', 'bot:random'],
  setup: { colours: [1, 0], first: 0, 'event-side': 'b', 'quest-sides': ['a', 'a'] },
  options: { windows: 'quick', 'take-back': true, public: false },
} as const;

/** Opens a guided table and goes there. */
export async function learn(): Promise<void> {
  const { setup, options, seats, game } = FIRST_GAME;
  await open({ game, seats: [...seats], setup, options, name: settings.name.now }, true);
  if (router.route.page === 'table') begin(router.route.table);
}

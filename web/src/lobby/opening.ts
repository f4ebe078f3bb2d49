import type { GameInfo } from '../generated/GameInfo';
import type { NewTable } from '../generated/NewTable';
import * as api from '../lib/api';
import * as keepsakes from '../lib/keepsakes';
import { randomWord } from '../lib/names';
import { tablePath } from '../lib/address';
import { router } from '../lib/route.svelte';

/** A seat at this screen: the page holds its token, and whoever is asked comes to the screen. */
export const HERE = 'here';

/** The seat of a bot that answers at once and plays well enough for a first game. */
export function usualBot(game: GameInfo): string {
  return `bot:${game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? 'random')}`;
}

/** Whom one can play against at once: nobody, the Avatar, or bots, with a candle for each step of strength. */
export interface Opposition {
  kind: 'alone' | 'avatar' | 'random' | 'greedy' | 'search';
  candles: number;
}

const BOTS: readonly Opposition[] = [
  { kind: 'random', candles: 1 },
  { kind: 'greedy', candles: 2 },
  { kind: 'search', candles: 3 },
];

export function oppositions(game: GameInfo): Opposition[] {
  const alone: Opposition[] = game.avatar ? [{ kind: 'avatar', candles: 0 }] : [{ kind: 'alone', candles: 0 }];
  const hasAlone = game.avatar !== undefined || game.players.min === 1;
  return [...(hasAlone ? alone : []), ...BOTS.filter(({ kind }) => game.bots.includes(kind))];
}

/** The table for one person against these; nobody else has anything to do there, and it is not listed. */
export function atOnce(game: GameInfo, kind: string): NewTable {
  const options = { public: false };
  if (kind === 'alone') return { game: game.id, seats: ['me'], setup: { players: 1 }, options };
  if (kind === 'avatar') {
    return { game: game.id, seats: ['me'], setup: { players: 1, avatar: 'apprentice' }, options };
  }
  return { game: game.id, seats: ['me', ...Array<string>(game.players.default - 1).fill(`bot:${kind}`)], options };
}

/** The seats as the server knows them: those at this screen are given away like those of friends. */
export const onTheWire = (seats: readonly string[]): string[] => seats.map((seat) => (seat === HERE ? 'link' : seat));

/** The tokens that this screen holds itself; none where only one sits at it. */
export function tokensHere(seats: readonly string[], tokens: readonly (string | null)[]): (string | null)[] {
  if (!seats.includes(HERE)) return [];
  return seats.map((seat, i) => (seat === 'me' || seat === HERE ? (tokens[i] ?? null) : null));
}

/**
 * Opens a table, keeps the tokens of its seats, and goes there. `names` are those of all who sit at this screen, and
 * `opens` is told the table before one goes.
 */
export async function open(
  table: NewTable,
  ready = false,
  names: readonly string[] = [],
  opens?: (id: string) => void,
): Promise<void> {
  const opened = await api.openTable({ ...table, seats: onTheWire(table.seats) });
  const mine = table.seats.indexOf('me');
  const here = tokensHere(table.seats, opened.tokens);
  const first = mine >= 0 ? mine : here.findIndex((token) => token !== null);
  if (first >= 0) keepsakes.token.set(opened.id, opened.tokens[first] ?? null);
  keepsakes.links.set(
    opened.id,
    opened.tokens.map((token, seat) => (seat === mine || here[seat] ? null : token)),
  );
  if (here.length > 0) {
    keepsakes.atOneScreen.set(opened.id, here);
    const { errand } = await import('../lib/errand');
    const all = here.map((token, seat) =>
      token === null
        ? null
        : errand(opened.id, token, { type: 'ready', name: names[seat] || null, word: randomWord() }),
    );
    await Promise.all(all);
  }
  opens?.(opened.id);
  router.go(tablePath(opened.id), { ready });
}

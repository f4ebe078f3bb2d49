import type { GameInfo } from '../generated/GameInfo';
import type { NewTable } from '../generated/NewTable';
import * as api from '../lib/api';
import * as keepsakes from '../lib/keepsakes';
import { tablePath } from '../lib/address';
import { router } from '../lib/route.svelte';

/** The seat of a bot that answers at once and plays well enough for a first game. */
export function usualBot(game: GameInfo): string {
  return `bot:${game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? 'random')}`;
}

/** Opens a table, keeps the tokens of its seats, and goes there. */
export async function open(table: NewTable, ready = false): Promise<void> {
  const opened = await api.openTable(table);
  const mine = table.seats.indexOf('me');
  if (mine >= 0) keepsakes.token.set(opened.id, opened.tokens[mine] ?? null);
  keepsakes.links.set(
    opened.id,
    opened.tokens.map((token, seat) => (seat === mine ? null : token)),
  );
  router.go(tablePath(opened.id), { ready });
}

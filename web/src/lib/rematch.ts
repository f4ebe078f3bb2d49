import type { NewTable } from '../generated/NewTable';
import type { TableInfo } from '../generated/TableInfo';

/** The same table once more: game, setup, seats and manners. Seats of other people are open to whoever is led over. */
export function rematch(info: TableInfo, you: number | null, here: readonly (string | null)[], name: string): NewTable {
  const seats = info.seats.map((seat, i) => {
    if (i === you) return 'me';
    if (here[i]) return 'here';
    return seat.bot ? `bot:${seat.bot}` : 'open';
  });
  const strangers = info.seats.some((seat) => seat.open);
  const options = { ...info.options, public: info.options.public && (strangers || !seats.includes('open')) };
  return { game: info.game, setup: info.setup, seats, options, name };
}

/** The table that a line of the chat leads to; nothing where it leads nowhere. */
export function ledTo(text: string, origin: string): string | null {
  const [, from, table] = /(https?:\/\/[^\s/]+)\/t\/([\w-]+)\s*$/.exec(text) ?? [];
  return from === origin ? (table ?? null) : null;
}

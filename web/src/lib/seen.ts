import type { GameEvent } from '../generated/GameEvent';
import type { GameView } from '../generated/GameView';
import type { LogLine } from '../generated/LogLine';
import type { TableInfo } from '../generated/TableInfo';
import * as keepsakes from './keepsakes';

/** Who has how many points: a seat, or the Black Rose. */
export interface Standing {
  seat: number | null;
  /** The Mage, where there is one. */
  mage: string | null;
  colour: string;
  points: number;
}

/** How a table stood when one last looked at it: what the lobby shows of it, and what one is told when one comes back. */
export interface Seen {
  /** One's own seat. */
  you: number | null;
  /** When that was, and since when these seats had been asked, in milliseconds since 1970. */
  at: number;
  since: number;
  awaited: number[];
  /** How long the log was. */
  lines: number;
  /** The words for the Round or the turn, and its number; it is 0 before the first. */
  round: { name: string; n: number };
  standing: Standing[];
  /** The Rooms and the Models in them: place in steps and rows, colour, whether a Room is lit, and whose emblem a Model has. */
  rooms: [x: number, y: number, colour: string, lit: boolean][];
  models: [x: number, y: number, colour: string, cls: string, id: string][];
}

export function seenAt(table: string): Seen | null {
  try {
    return JSON.parse(keepsakes.seen.get(table) ?? 'null') as Seen | null;
  } catch {
    return null;
  }
}

export const keepSeen = (table: string, seen: Seen) => keepsakes.seen.set(table, JSON.stringify(seen));

/** The seats that a view waits for. */
export const awaitedOf = (view: GameView): number[] => (view.over ? [] : view.asked.seats);

/** Since when the same seats are asked: as long as they were when one last looked, or from now on. */
export function sinceWhen(before: Seen | null, awaited: readonly number[], lines: number, now: number): number {
  const same = before?.lines === lines && before.awaited.join() === awaited.join();
  return same ? before.since : now;
}

/** Does anybody play there beside this seat, those who share its screen, and bots? */
export const hasOthers = (table: TableInfo, you: number | null, here: readonly (string | null)[] = []): boolean =>
  table.seats.some((seat, i) => !seat.bot && i !== you && !here[i]);

/**
 * Is one asked there? Bots have answered by now, so that a table without others always waits for its one player, or
 * for those who share a screen.
 */
export function isMyTurn(table: TableInfo, seen: Seen | null, here: readonly (string | null)[] = []): boolean {
  if (table.state !== 'running' || table.paused) return false;
  const you = seen?.you ?? table.seats.findIndex((seat) => !seat.bot);
  if (!hasOthers(table, you, here)) return true;
  return Boolean(seen?.awaited.some((seat) => seat === seen.you || here[seat]));
}

/** Did this seat do what the event tells? */
export function didIt(event: GameEvent, view: GameView, seat: number): boolean {
  if ('seat' in event) return event.seat === seat;
  if (view.family === 'penumbra' || !('mage' in event)) return false;
  return event.mage === view.seats[seat]?.mage;
}

/** What one's seat did since one last looked: somebody else has played for it. */
export function doneForYou(log: readonly LogLine[], view: GameView, before: Seen | null): LogLine[] {
  const { you, lines } = before ?? { you: null, lines: log.length };
  // Who left before the log came has seen nothing to compare with.
  if (you === null || lines === 0 || log.length <= lines) return [];
  return log.slice(lines).filter(({ event }) => didIt(event, view, you));
}

import * as keepsakes from './keepsakes';

/** A table, with the token of one's seat there. */
export interface TableRoute {
  page: 'table';
  table: string;
  token: string | null;
  ready: boolean;
}

/** A game that is over, watched again. */
export interface ReplayRoute {
  page: 'replay';
  table: string;
  /** After how many steps. */
  at: number;
  /** From which seat; from none as those who only watch. */
  seat: number | null;
}

export type Route = { page: 'lobby' } | { page: 'about' } | TableRoute | ReplayRoute | { page: 'nowhere' };

/** What an entry of the browser's history carries. */
export interface Entry {
  /** Say at once that one is ready. */
  ready?: boolean;
}

/** The page that an address means. */
export function routeOf(path: string, entry: Entry | null, search = ''): Route {
  if (path === '/') return { page: 'lobby' };
  if (path === '/about') return { page: 'about' };
  const [, table, replay] = /^\/t\/([\w-]+)(\/replay)?\/?$/.exec(path) ?? [];
  if (table === undefined) return { page: 'nowhere' };
  if (replay) {
    const query = new URLSearchParams(search);
    return { page: 'replay', table, at: count(query.get('at')) ?? 0, seat: count(query.get('seat')) };
  }
  return { page: 'table', table, token: keepsakes.token.get(table), ready: entry?.ready ?? false };
}

/** The address of a table, or of a seat at it. */
export const tablePath = (table: string, token?: string) => `/t/${table}${token === undefined ? '' : `#${token}`}`;

/** The address of a moment of a game that is over. */
export function replayPath(table: string, at = 0, seat: number | null = null): string {
  const query = new URLSearchParams();
  if (at > 0) query.set('at', String(at));
  if (seat !== null) query.set('seat', String(seat));
  return `/t/${table}/replay${query.size > 0 ? `?${query}` : ''}`;
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

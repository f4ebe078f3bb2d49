import * as keepsakes from './keepsakes';

/** A table, with the token of one's seat there. */
export interface TableRoute {
  page: 'table';
  table: string;
  token: string | null;
  ready: boolean;
}

export type Route = { page: 'lobby' } | { page: 'about' } | TableRoute | { page: 'nowhere' };

/** What an entry of the browser's history carries. */
export interface Entry {
  /** Say at once that one is ready. */
  ready?: boolean;
}

/** The page that an address means. */
export function routeOf(path: string, entry: Entry | null): Route {
  if (path === '/') return { page: 'lobby' };
  if (path === '/about') return { page: 'about' };
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table === undefined) return { page: 'nowhere' };
  return { page: 'table', table, token: keepsakes.token.get(table), ready: entry?.ready ?? false };
}

/** The address of a table, or of a seat at it. */
export const tablePath = (table: string, token?: string) =>
  `/t/${table}${token === undefined ? '' : `#${token}`}`;

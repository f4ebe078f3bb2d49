import type { ClauseText } from '../generated/ClauseText';
import type { GameInfo } from '../generated/GameInfo';
import type { NewTable } from '../generated/NewTable';
import type { Opened } from '../generated/Opened';
import type { PageWords } from '../generated/PageWords';
import type { Refusal } from '../generated/Refusal';
import type { Replay } from '../generated/Replay';
import type { RuleClause } from '../generated/RuleClause';
import type { Said } from '../generated/Said';
import type { Seated } from '../generated/Seated';
import type { TableInfo } from '../generated/TableInfo';
import type { Tables } from '../generated/Tables';

/** The server refused a request. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function ask<Answer>(path: string, body?: unknown, token: string | null = null): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as Answer;
}

async function refusalOf(response: Response): Promise<Error> {
  try {
    return new Refused((await response.json()) as Refusal);
  } catch {
    return new Error(`${response.status} ${response.url}`);
  }
}

export const games = () => ask<GameInfo[]>('games');

export const tables = async () => (await ask<Tables>('tables')).tables;

export const table = (id: string) => ask<TableInfo>(`tables/${id}`);

export const openTable = (table: NewTable) => ask<Opened>('tables', table);

export const takeSeat = async (table: string, seat: number, name: string) =>
  (await ask<Seated>(`tables/${table}/seats/${seat}`, { name })).token;

/** What was said at a table before; where not everybody may watch, with the token of a seat. */
export const chat = (table: string, token: string | null) => ask<Said[]>(`tables/${table}/chat`, undefined, token);

export const words = (language: string, table: string | null) =>
  ask<PageWords>(`words/${language}${table === null ? '' : `?table=${table}`}`);

/** A game that is over, as a seat saw it, or as those who only watched did. */
export const replay = (table: string, seat: number | null) =>
  ask<Replay>(`tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`);

export const journalAddress = (table: string) => `/api/tables/${table}/journal`;

const clauses = new Map<string, Promise<string>>();

/** The text of a clause of the rules. */
export function clauseText(clause: string, language: string): Promise<string> {
  const address = `rules/${clause}?lang=${language}`;
  const known = clauses.get(address);
  if (known) return known;
  const text = ask<ClauseText>(address).then((answer) => answer.text);
  clauses.set(address, text);
  text.catch(() => clauses.delete(address));
  return text;
}

const books = new Map<string, Promise<RuleClause[]>>();

/** All clauses of a game's rules. */
export function rules(game: string, language: string): Promise<RuleClause[]> {
  const address = `rules?game=${game}&lang=${language}`;
  const known = books.get(address);
  if (known) return known;
  const book = ask<RuleClause[]>(address);
  books.set(address, book);
  book.catch(() => books.delete(address));
  return book;
}

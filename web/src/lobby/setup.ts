import type { GameInfo } from '../generated/GameInfo';

/** Options of a game's setup that are not as usual. */
export type Changes = { readonly [option: string]: unknown };

/** The options that are on or off: those that one often wants, and the others. */
const switches = (game: GameInfo, inSight: boolean): string[] =>
  game.switches.filter((each) => each.inSight === inSight).map((each) => each.name);
export const switchesInSight = (game: GameInfo): string[] => switches(game, true);
export const otherSwitches = (game: GameInfo): string[] => switches(game, false);

/** The lists of the setup that name packs. */
export const packLists = (game: GameInfo): GameInfo['choices'] =>
  game.choices.filter(({ class: cls }) => cls === 'pack');

/** Levels of a game for one, where its setup knows levels. */
export const LEVELS: readonly string[] = ['novice', 'adept', 'master'];

/** Has the game Spells that lie in wait? Those come from Schools. */
export const hasWindows = (game: GameInfo): boolean => game.schools.length > 0;

/** A list as it was changed, or as it usually is. */
export function list(game: GameInfo, changes: Changes, option: string): string[] {
  const value = changes[option] ?? game.setup[option];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Does the game take exactly one School? Then it usually has one; else it takes all it knows. */
export function hasOneSchool(game: GameInfo): boolean {
  return list(game, {}, 'schools').length === 1;
}

/** The list with one thing more or less. */
export function toggled(list: readonly string[], id: string, on: boolean): string[] {
  return on ? [...list.filter((other) => other !== id), id] : list.filter((other) => other !== id);
}

/** What is fixed for each seat with one seat changed; nothing once no seat is. */
export function fixed<T>(before: unknown, seat: number, players: number, value: T | null): (T | null)[] {
  const old = Array.isArray(before) ? (before as (T | null)[]) : [];
  const next = Array.from({ length: players }, (_, i) => (i === seat ? value : (old[i] ?? null)));
  return next.every((each) => each === null) ? [] : next;
}

/**
 * The changes that a table of so many players can have: nothing is fixed for seats that are not there, and only a game
 * for one has a level.
 */
export function fitting(changes: Changes, players: number): Changes {
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([option, value]) => option !== 'first' || (typeof value === 'number' && value < players))
      .filter(([option]) => option !== 'level' || players === 1)
      .map(([option, value]) => [
        option,
        PER_SEAT.includes(option) && Array.isArray(value) ? value.slice(0, players) : value,
      ]),
  );
}

const PER_SEAT: readonly string[] = ['seats', 'colours'];

import type { TableInfo } from '../generated/TableInfo';

/**
 * Who may come next to the one screen that several share, in the order of the seats after this one: those of them who
 * take part in what is asked.
 */
export function nextHere(here: readonly (string | null)[], you: number | null, awaited: readonly number[]): number[] {
  if (here.length === 0 || you === null) return [];
  const after = Array.from({ length: here.length - 1 }, (_, i) => (you + 1 + i) % here.length);
  return after.filter((seat) => here[seat] && awaited.includes(seat));
}

/** Those at this screen who have not agreed to what one of them asks for: they sit beside each other, and agree. */
export function agreeHere(here: readonly (string | null)[], { proposal }: TableInfo): string[] {
  if (!proposal || !here[proposal.by]) return [];
  return here.filter((token, seat): token is string => token !== null && !proposal.yes.includes(seat));
}

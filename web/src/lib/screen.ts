import type { TableInfo } from '../generated/TableInfo';

/**
 * Who comes to the one screen that several share: nobody as long as the one who sits there is asked, or nobody else
 * here is; else the first of the others after this seat.
 */
export function nextHere(
  here: readonly (string | null)[],
  you: number | null,
  awaited: readonly number[],
): number | null {
  if (here.length === 0 || you === null || awaited.includes(you)) return null;
  const after = Array.from({ length: here.length - 1 }, (_, i) => (you + 1 + i) % here.length);
  return after.find((seat) => here[seat] && awaited.includes(seat)) ?? null;
}

/** Those at this screen who have not agreed to what one of them asks for: they sit beside each other, and agree. */
export function agreeHere(here: readonly (string | null)[], { proposal }: TableInfo): string[] {
  if (!proposal || !here[proposal.by]) return [];
  return here.filter((token, seat): token is string => token !== null && !proposal.yes.includes(seat));
}

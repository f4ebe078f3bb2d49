import type { Proposal } from '../generated/Proposal';
import type { TableInfo } from '../generated/TableInfo';

/** A request as it was made, and how far the game had gone then. */
export interface Asked {
  proposal: Proposal;
  lines: number;
  undone: number;
}

/** The seats that have not answered yet; who gave up, and whom a bot stands in for, is not asked. */
export const silentAt = (info: TableInfo, { yes }: Proposal): number[] =>
  info.seats.flatMap((seat, i) => (yes.includes(i) || seat.bot || seat.resigned || seat.stand_in ? [] : [i]));

/** A request is no more: was it refused? If choices were taken back it was granted; if the game went on it was void. */
export function wasRefused(
  { proposal, lines, undone }: Asked,
  now: { lines: number; undone: number; paused: boolean },
): boolean {
  if (proposal.what === 'pause') return !now.paused && now.lines === lines;
  return now.undone === undone && now.lines === lines;
}

import type { View } from '../generated/View';

/** What the badge of the Round says: which one it is, how many have been played, and whether it is the last. */
export interface RoundSign {
  n: number;
  played: number;
  last: boolean;
}

/** The sign of a view; none before the first Round. */
export const roundSign = (view: View): RoundSign | null =>
  view.round > 0 ? { n: view.round, played: view.round - 1, last: view.moon?.ending ?? false } : null;

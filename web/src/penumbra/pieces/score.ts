import type { PenumbraScore } from '../../generated/PenumbraScore';

/** All points together. */
export const totalOf = (score: PenumbraScore): number => Object.values(score).reduce((sum, points) => sum + points, 0);

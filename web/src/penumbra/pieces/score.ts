import type { PenumbraScore } from '../../generated/PenumbraScore';

/** All points together. */
export const totalOf = (score: PenumbraScore): number => Object.values(score).reduce((sum, points) => sum + points, 0);

/** Points as they are written: with the sign that is a minus. */
export const signed = (points: number): string => String(points).replace('-', '−');

// Who came in where when a game is over.
import type { Ending } from '../generated/Ending';

/** A side of a game that is over. */
export interface Party {
  /** Its seat; none for a side that is nobody's. */
  seat: number | null;
  /** The name of a side that is nobody's. */
  side: string | null;
  points: number;
  won: boolean;
  place: number;
}

/** All sides, the winners first, then by their points; those with as many share a place. */
export function standingOf(ending: Ending): Party[] {
  const seats = ending.scores.map((points, seat) => ({
    seat,
    side: null,
    points,
    won: ending.winners.includes(seat),
  }));
  const others = ending['other-scores'].map(([side, points]) => ({
    seat: null,
    side,
    points,
    won: ending['other-winner'] === side,
  }));
  const all = [...seats, ...others].toSorted((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  return all.map((party) => ({
    ...party,
    place:
      1 +
      all.filter(
        (each) => (each.won && !party.won) || (each.won === party.won && !party.won && each.points > party.points),
      ).length,
  }));
}

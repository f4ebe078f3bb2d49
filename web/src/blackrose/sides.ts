// Who plays: seats and the Black Rose, their colours and signs.
import type { View } from '../generated/View';
import type { ModelView } from '../generated/ModelView';

/** A side is a seat, `seat0` to `seat3`, or `rose`. Each has a sign, so that colour never speaks alone. */
const ROSE = 'rose';

export const seatSide = (seat: number) => `seat${seat}`;

/** The number of the Black Rose among those who own Models. */
const ROSE_NUMBER = 4;

/** The side with this number, by which Models name their owner. The Avatar is on the side of the Black Rose. */
export function ownerSide(view: View, number: number): string {
  return number === ROSE_NUMBER || number === view.avatar?.number ? ROSE : seatSide(number);
}

/** Does a Model belong to the Mage with this number? To the Avatar belongs what is the Black Rose's and assigned to nobody. */
export function belongsTo(view: View, model: ModelView, number: number): boolean {
  if (number !== view.avatar?.number) return model.owner === number;
  return model.owner === ROSE_NUMBER && model.assigned === undefined;
}

export function seatOf(side: string): number | null {
  return side.startsWith('seat') ? Number(side.slice(4)) : null;
}

/** The sign on a side's cubes. */
export function signOf(side: string): string {
  const seat = seatOf(side);
  return seat === null ? '✿' : String(seat + 1);
}

/** The colour of a side: that of the Mage, or black for the Black Rose. */
export function colourOf(view: View, side: string): string {
  const seat = seatOf(side);
  return seat === null ? 'black' : (view.seats[seat]?.colour ?? 'none');
}

/** The id by which a side is named in words: its Mage, or the Black Rose. */
export function whoIs(view: View, side: string): string | null {
  const seat = seatOf(side);
  return seat === null ? ROSE : (view.seats[seat]?.mage ?? null);
}

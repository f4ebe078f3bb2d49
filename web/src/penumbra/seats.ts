/** The colour of each seat; the number of the seat stands beside it, so that colour never speaks alone. */
const COLOURS = ['blue', 'red', 'green', 'purple'];

export const seatColour = (seat: number): string => COLOURS[seat] ?? 'grey';

/** By what a seat is known to the log and to what moves over the table. */
export const seatThing = (seat: number): string => `side/seat${seat}`;

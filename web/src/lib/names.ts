import type { SeatInfo } from '../generated/SeatInfo';
import { alone } from './directions';
import { words } from './words.svelte';

export { isSame } from './directions';

/** How a seat is called: by its player, or by its number. */
export function nameOf(seat: SeatInfo, index: number): string {
  if (seat.name) return alone(seat.name);
  return seat.bot ? `${words.label('seat-bot')} ${index + 1}` : words.label('seat-player', { n: index + 1 });
}

/** A word for the shuffle that nobody can foresee. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import type { Event } from '../generated/Event';
import type { View } from '../generated/View';
import { ownerSide, seatSide } from './sides';
import type { Thing } from '../lib/things';

const CARDS = ['spell', 'quest', 'event', 'jinx', 'upgrade', 'school'];

/** Where an event says whose deed it is. */
const DOERS = ['by', 'controller', 'mage', 'party', 'model'];

/** The side whose deed a line of the log tells. */
export function sideOf(event: Event, view: View): string | undefined {
  const deed: { [field: string]: unknown } = event;
  const doer = DOERS.map((field) => deed[field]).find((value) => typeof value === 'string');
  if (doer === undefined) return undefined;
  if (doer === 'rose') return 'rose';
  const seat = view.seats.findIndex((each) => each.mage === doer);
  const owner = seat < 0 ? view.models.find(({ model }) => model === doer)?.owner : seat;
  return owner === undefined ? undefined : ownerSide(view, owner);
}

/** The things on the table that a line of the log speaks of. */
export function spokenOf(event: Event, view: View): Thing[] {
  const things = new Set<Thing>();
  for (const [field, value] of Object.entries(event)) {
    if (field === 'what' || typeof value !== 'string') continue;
    if (CARDS.includes(field)) things.add(`${field}/${value}`);
    else if (field === 'room' || view.rooms.some((room) => room.room === value)) things.add(`room/${value}`);
    else things.add(`model/${value}`);
    const seat = view.seats.findIndex((each) => each.mage === value);
    if (seat >= 0) things.add(`side/${seatSide(seat)}`);
    if (value === 'rose') things.add('side/rose');
  }
  return [...things];
}

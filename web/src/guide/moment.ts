import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import type { Event } from '../generated/Event';
import type { View } from '../generated/View';
import type { LogLine } from '../generated/LogLine';
import type { ModelView } from '../generated/ModelView';

/** All that the guide looks at: the table as the learner sees it now. */
export interface Moment {
  /** The learner's seat. */
  you: number;
  view: View;
  decision: Decision | null;
  log: readonly LogLine[];
  /** How the game ended for the learner. */
  over: 'won' | 'lost' | null;
}

export type What = Event['what'];

/** Is the learner asked one of these? */
export function asked(moment: Moment, ...keys: string[]): boolean {
  return keys.includes(moment.decision?.message.key ?? '');
}

/** What the learner may choose. */
export function options(moment: Moment): readonly Choice[] {
  return moment.decision?.options ?? [];
}

/** Does an option say this? */
export const says =
  (...keys: string[]) =>
  (option: Choice): boolean =>
    keys.includes(option.message.key);

/** What happened in this Round and the one before: the end of a Round is often seen only in the next. */
export function recent<W extends What>(moment: Moment, what: W): Extract<Event, { what: W }>[] {
  const events = moment.log.map((line) => line.event);
  const rounds = events.flatMap((event, i) => (event.what === 'round-begins' ? [i] : []));
  return events.slice(rounds.at(-2) ?? 0).filter((event): event is Extract<Event, { what: W }> => event.what === what);
}

/** The Mage of a seat on the board. */
export function mageOf(moment: Moment, seat: number): ModelView | undefined {
  const mage = moment.view.seats[seat]?.mage;
  return moment.view.models.find((model) => model.model === mage);
}

/** The rival's Mage. */
export const rivalOf = (moment: Moment) => mageOf(moment, 1 - moment.you);

/** Is the learner's Mage in a Room, not in the Cell? */
export function inLodge(moment: Moment): boolean {
  const at = mageOf(moment, moment.you)?.at;
  return moment.view.rooms.some((room) => room.space === at);
}

import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import type { View } from '../generated/View';
import { aboutA, cardOf, idOf, kindOf, thingOf, type CardName, type Thing } from './things';

/** An option about a card that lies nowhere on the table, to be shown with it. */
export interface CardOption extends CardName {
  option: Choice;
  /** The side of the card that it is about. */
  part: string | undefined;
}

/** The options that are not chosen by something on the table. */
export interface Offer {
  cards: CardOption[];
  loose: Choice[];
}

/** What costs a card stays with its slot and in the list, and is never done by one click: it might have been meant otherwise. */
export const isCostly = ({ commits }: Choice): boolean => commits === 'spends';

/** A Spell that can be cast is shown as well as its slot. */
const casts = ({ message }: Choice): boolean => message.key === 'choice-cast';

/** Sorts out which options need a place of their own; things of the kinds that are `far` are not drawn where one looks. */
export function offerOf(decision: Decision, view: View, you: number | null, far: readonly string[] = []): Offer {
  const offer: Offer = { cards: [], loose: [] };
  for (const option of decision.options) {
    const thing = thingOf(option);
    const near = thing !== undefined && (!far.includes(kindOf(thing)) || isCostly(option));
    if (near && !casts(option) && lies(thing, view, you)) continue;
    const card = cardOf(option);
    if (card) offer.cards.push({ option, ...card, part: aboutA('part', option) });
    else offer.loose.push(option);
  }
  return offer;
}

/** Does a thing lie where one can click on it? */
export function lies(thing: Thing, view: View, you: number | null): boolean {
  const id = idOf(thing);
  const own = you === null ? undefined : view.seats[you];
  switch (kindOf(thing)) {
    case 'room':
      return view.rooms.some((room) => room.room === id);
    case 'model':
      return view.models.some((model) => model.model === id);
    case 'slot':
      return own?.slots.some((slot) => slot.slot === id) ?? false;
    case 'spell':
      return [own?.known_hand, own?.looking].some((ids) => ids?.includes(id));
    case 'quest':
      return own?.active.some((held) => held.quest === id) ?? false;
    default:
      return false;
  }
}

import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import type { PenumbraView } from '../generated/PenumbraView';
import { idOf, kindOf, thingOf, type Thing } from '../lib/things';

/** An option about a card that lies nowhere on the table, to be shown with it. */
export interface CardOption {
  option: Choice;
  id: string;
}

/** The options that are not, or not only, chosen by something on the table. */
export interface Offer {
  cards: CardOption[];
  loose: Choice[];
}

export const NOTHING: Offer = { cards: [], loose: [] };

/** What is small on the table is a button, too: nobody should have to look for it. */
const ALSO_LOOSE = ['path', 'task', 'threat'];

/** Sorts out which options need a place of their own. */
export function offerOf(decision: Decision, view: PenumbraView, you: number | null): Offer {
  const offer: Offer = { cards: [], loose: [] };
  for (const option of decision.options) {
    const thing = thingOf(option);
    const there = thing !== undefined && lies(thing, view, you);
    if (there && !ALSO_LOOSE.includes(kindOf(thing))) continue;
    if (thing && kindOf(thing) === 'card' && !there) offer.cards.push({ option, id: idOf(thing) });
    else offer.loose.push(option);
  }
  return offer;
}

/** Does a thing lie where one can click on it? */
export function lies(thing: Thing, view: PenumbraView, you: number | null): boolean {
  const id = idOf(thing);
  const own = you === null ? undefined : view.seats[you];
  switch (kindOf(thing)) {
    case 'card':
      return cardsOnTable(view, you).has(id);
    case 'section':
      return view.sections.some((section) => section.id === id);
    case 'cell':
      return view.sections.some((section) => section.id === id.slice(0, id.lastIndexOf('/')));
    case 'die':
      return own?.pool.includes(id) ?? false;
    case 'mark':
    case 'goods':
      return own !== undefined;
    case 'deck':
    case 'market':
      return view.decks.some((deck) => deck.id === id);
    case 'threat':
      return view.threat !== null;
    case 'path':
    case 'task':
      return view.attempted !== null;
    default:
      return false;
  }
}

/** The cards that one's own board and the middle of the table show. */
function cardsOnTable(view: PenumbraView, you: number | null): Set<string | null> {
  const own = you === null ? undefined : view.seats[you];
  const held = own ? [own.grimoire, own.inventory, own.equipment, own.experience, own.reserved].flat() : [];
  return new Set([
    ...held.map(({ card }) => card),
    own?.talent ?? null,
    ...view.decks.flatMap((deck) => deck.market),
    ...view.row,
    ...view.trials,
    ...view.shared,
  ]);
}

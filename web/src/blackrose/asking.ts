// The card behind a question: the one it names, or the last that its player began to use.
import type { Decision } from '../generated/Decision';
import type { Event } from '../generated/Event';
import type { View } from '../generated/View';
import type { CardName } from '../lib/things';
import { words } from '../lib/words.svelte';

/** A card that asks, with the half of it that is meant. */
export interface Asking extends CardName {
  part: string | undefined;
}

/** Questions that one begins oneself: nothing asks them. */
const OWN: readonly string[] = [
  'ask-action',
  'ask-physical',
  'ask-physical-where',
  'ask-prepare',
  'ask-prepare-slot',
  'ask-prepare-side',
  'ask-prepared',
  'ask-mage',
  'ask-colour',
  'ask-grimoire',
  'ask-hand-limit',
  'ask-evocation',
  'ask-answer',
];

/** How far back what began a question may lie. */
const FAR = 14;

const NAMED = ['quest', 'what', 'source'];

/** What an event tells of a card that somebody begins to use. */
function begun(event: Event, view: View): Asking | null | undefined {
  switch (event.what) {
    case 'cast':
      return { cls: 'spell', id: event.spell, part: event.side };
    case 'room-activated': {
      const room = view.rooms.find((each) => each.room === event.room);
      return { cls: 'room', id: event.room, part: room?.rebuilt ? 'rebuilt' : 'destroyed' };
    }
    case 'triggered':
      return known(event.source);
    case 'event-applied':
    case 'event-revealed':
      return { cls: 'event', id: event.event, part: undefined };
    case 'quest-used':
      return { cls: 'quest', id: event.quest, part: undefined };
    // What came before these has nothing to do with it.
    case 'acts':
    case 'attacks':
    case 'phase-begins':
    case 'evocation-activates':
    case 'activation-ends':
      return null;
    default:
      return undefined;
  }
}

function known(id: string): Asking | undefined {
  const face = words.cardNamed(id);
  return face && { cls: face.class, id: face.id, part: undefined };
}

export function askingOf(
  decision: Decision | null,
  view: View,
  log: readonly { event: unknown }[],
): Asking | undefined {
  if (!decision) return undefined;
  for (const [name, arg] of decision.message.args ?? []) {
    const named = NAMED.includes(name) && 'noun' in arg ? known(arg.noun) : undefined;
    if (named) return { ...named, part: partInUse(named.id, view) };
  }
  if (OWN.includes(decision.message.key) || view.phase === 'setup') return undefined;
  for (const { event } of log.slice(-FAR).reverse()) {
    const found = begun(event as Event, view);
    if (found !== undefined) return found ?? undefined;
  }
  return undefined;
}

const partInUse = (id: string, view: View) =>
  view.seats.flatMap((seat) => seat.slots).find((slot) => slot.spell === id)?.side;

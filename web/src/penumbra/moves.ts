import type { PenumbraEvent } from '../generated/PenumbraEvent';
import type { PenumbraView } from '../generated/PenumbraView';
import type { Line } from '../lib/family';
import type { Move } from '../lib/motion';
import type { Thing } from '../lib/things';
import { seatThing } from './seats';
import { cardThing, dieThing, goodsThing, markThing, sectionThing } from './things';

/** What everybody should notice. */
export const GREAT: readonly PenumbraEvent['what'][] = [
  'fate',
  'prophecy',
  'mortal-wound',
  'broken-off',
  'over',
  'rank',
];

/** One's own Trial or Contract is over, and one should not have to look into the log to know how. */
const ends = (event: PenumbraEvent, view: PenumbraView): boolean =>
  (event.what === 'completed' || event.what === 'failed') && event.seat === view.seat;

/** What is to be seen of what happened. */
export function movesOf(lines: readonly Line<PenumbraEvent>[], view: PenumbraView): Move[] {
  return lines.flatMap(({ event, message }) => [
    ...movesOfEvent(event, view),
    ...(GREAT.includes(event.what) || ends(event, view) ? [{ kind: 'banner' as const, message }] : []),
  ]);
}

function movesOfEvent(event: PenumbraEvent, view: PenumbraView): Move[] {
  switch (event.what) {
    case 'placed':
      return [
        {
          kind: 'cubes',
          from: seatThing(event.seat),
          to: sectionThing(event.section),
          n: 1,
          colour: kindOf(event.die),
        },
      ];
    case 'knocked-out':
    case 'town':
      return [{ kind: 'flash', at: sectionThing(event.section) }];
    case 'die-gained':
      return [{ kind: 'flash', at: own(view, event.seat, dieThing(event.die)) }];
    case 'die-turned':
      return [{ kind: 'flash', at: own(view, event.seat, dieThing(event.to)) }];
    case 'gained':
      return [{ kind: 'word', at: own(view, event.seat, goodsThing(event.goods)), text: `+${event.n}`, good: true }];
    case 'paid':
      return [{ kind: 'word', at: own(view, event.seat, goodsThing(event.goods)), text: `−${event.n}`, good: false }];
    case 'mark-gained':
    case 'mark-healed':
    case 'mark-recharged':
    case 'mark-used':
      return [{ kind: 'flash', at: own(view, event.seat, markThing(event.cell + 1)) }];
    case 'mark-wounded':
      return [{ kind: 'snap', at: own(view, event.seat, markThing(event.cell + 1)) }];
    case 'used':
    case 'card-gained':
    case 'attempts':
    case 'completed':
      return [{ kind: 'flash', at: cardThing(event.card) }];
    case 'threat-rolled':
      return [{ kind: 'word', at: seatThing(event.seat), text: event.values.join(' '), good: false }];
    default:
      return [];
  }
}

/** The thing itself on one's own board; what others have is only drawn small. */
const own = (view: PenumbraView, seat: number, thing: Thing): Thing => (seat === view.seat ? thing : seatThing(seat));

const kindOf = (die: string) => die.split(' ')[0] ?? 'bone';

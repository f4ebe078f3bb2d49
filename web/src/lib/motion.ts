import type { View } from '../generated/View';
import type { Event } from '../generated/Event';
import type { Message } from '../generated/Message';
import type { Line } from './family';
import { colourOf, seatSide } from '../blackrose/sides';
import type { Thing } from './things';

/** Something that moves over the table for a moment, to tell what happened. */
export type Move =
  /** A cube, or several, from one thing to another, in the colour of their side. */
  | { kind: 'cubes'; from: Thing; to: Thing; n: number; colour: string }
  /** A word rises from a thing. */
  | { kind: 'word'; at: Thing; text: string; good: boolean }
  /** A thing flashes. */
  | { kind: 'flash'; at: Thing }
  /** The Spell in a slot of a sheet is turned up. */
  | { kind: 'turn'; at: Thing; slot: string }
  /** What changes the game is said in large letters. */
  | { kind: 'banner'; message: Message }
  /** A Trap, or what else lay in wait, snaps shut at a sheet. */
  | { kind: 'snap'; at: Thing };

/** The most moves that are shown for one update: more than these nobody can follow. */
const MOST = 8;

export const lastOf = (moves: Move[]): Move[] => moves.slice(-MOST);

/** What is to be seen of what happened. */
export function movesOf(lines: readonly Line<Event>[], view: View): Move[] {
  return lines.flatMap((line) => [...movesOfEvent(line.event, view), ...bannerOf(line)]);
}

/** What everybody should notice. */
export const GREAT: readonly Event['what'][] = ['round-begins', 'mage-defeated', 'moon-changes'];

const bannerOf = ({ event, message }: Line<Event>): Move[] =>
  GREAT.includes(event.what) ? [{ kind: 'banner', message }] : [];

function movesOfEvent(event: Event, view: View): Move[] {
  switch (event.what) {
    case 'placed':
      if (event.placed === 0) return [];
      return [
        {
          kind: 'cubes',
          from: sideOf(view, event.by),
          to: `room/${event.room}`,
          n: event.placed,
          colour: colour(view, event.colour),
        },
      ];
    case 'damaged':
      if (event.placed === 0) return [{ kind: 'flash', at: `model/${event.victim}` }];
      return [
        {
          kind: 'cubes',
          from: sideOf(view, event.by),
          to: `model/${event.victim}`,
          n: event.placed,
          colour: colour(view, event.by),
        },
        { kind: 'word', at: `model/${event.victim}`, text: `−${event.placed}`, good: false },
      ];
    case 'healed':
      return [{ kind: 'word', at: `model/${event.victim}`, text: '+1', good: true }];
    case 'gained':
      return [{ kind: 'word', at: sideOf(view, event.party), text: `+${event.n}`, good: true }];
    case 'lost':
      return [{ kind: 'word', at: sideOf(view, event.party), text: `−${event.n}`, good: false }];
    case 'room-rebuilt':
    case 'room-activated':
      return [{ kind: 'flash', at: `room/${event.room}` }];
    case 'mage-defeated':
      return [{ kind: 'flash', at: `model/${event.mage}` }];
    case 'cast':
      return [{ kind: 'turn', at: sideOf(view, event.mage), slot: event.slot }];
    case 'triggered':
      return [{ kind: 'snap', at: sideOf(view, event.mage) }];
    default:
      return [];
  }
}

/** The sheet of a party: of the seat whose Mage it is, or of the Black Rose. */
function sideOf(view: View, party: string): Thing {
  const seat = view.seats.findIndex((each) => each.mage === party);
  return seat < 0 ? 'side/rose' : `side/${seatSide(seat)}`;
}

function colour(view: View, party: string): string {
  return colourOf(view, sideOf(view, party).slice('side/'.length));
}

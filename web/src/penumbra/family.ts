import type { PenumbraEvent } from '../generated/PenumbraEvent';
import type { PenumbraView } from '../generated/PenumbraView';
import type { Family } from '../lib/family';
import type { Sound } from '../lib/sounds';
import type { Thing } from '../lib/things';
import { words } from '../lib/words.svelte';
import { textBehind } from './behind';
import { GREAT, movesOf } from './moves';
import { seatColour, seatThing } from './seats';
import { cardThing, dieThing, goodsThing, marketThing, markThing, sectionThing } from './things';

/** What others do that is worth a look. */
const WORTH_A_LOOK: readonly PenumbraEvent['what'][] = [
  'placed',
  'used',
  'transformed',
  'card-gained',
  'attempts',
  'failed',
  'threat-rolled',
  'task-rolled',
  'town',
];

const HEARD: { [what in PenumbraEvent['what']]?: Sound } = {
  placed: 'cubes',
  'die-gained': 'cubes',
  'mark-wounded': 'hit',
  'threat-rolled': 'hit',
  used: 'spell',
  transformed: 'spell',
  'card-gained': 'points',
  completed: 'points',
  fate: 'room',
  prophecy: 'room',
  'mortal-wound': 'defeat',
  over: 'end',
};

/** Penumbra. */
export const penumbra: Family<PenumbraView, PenumbraEvent> = {
  board: () => import('./Board.svelte'),
  awaited: (view) => (view.over ? [] : view.asked.seats),
  clause: (view) => view.asked.clause,
  round: (view) => view.turns,
  roundWords: { name: 'pen-turn-number', back: 'replay-turn-back', on: 'replay-turn-on' },
  optionText: (option, _decision, _view, names) => words.say(option.message, names),
  textBehind: (decision) => textBehind(decision),
  sure: { ask: 'pen-ask-sure', yes: 'pen-choice-sure', back: 'pen-choice-sure-back', undoes: false },
  inOneGo: [],
  colourOf: (event) => ('seat' in event ? seatColour(event.seat) : undefined),
  spokenOf,
  lineKind: ({ what }) => (what === 'turn' ? 'heading' : undefined),
  places: () => '',
  movesOf,
  heard: ({ what }) => HEARD[what],
  look(event, _view, you) {
    if (GREAT.includes(event.what)) return 'long';
    return WORTH_A_LOOK.includes(event.what) && !('seat' in event && event.seat === you) ? 'short' : undefined;
  },
};

/** The things that a line of the log speaks of; cells, goods and dice only where they are one's own. */
function spokenOf(event: PenumbraEvent, view: PenumbraView): Thing[] {
  const things: Thing[] = [];
  const mine = 'seat' in event && event.seat === view.seat;
  if ('seat' in event) things.push(seatThing(event.seat));
  if ('card' in event && event.card !== null) things.push(cardThing(event.card));
  if ('section' in event) things.push(sectionThing(event.section));
  if ('market' in event) things.push(marketThing(event.market));
  if (mine && 'cell' in event) things.push(markThing(event.cell + 1));
  if (mine && 'goods' in event) things.push(goodsThing(event.goods));
  if (mine && 'die' in event) things.push(dieThing(event.die));
  return things;
}

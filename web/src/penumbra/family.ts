import type { Choice } from '../generated/Choice';
import type { Message } from '../generated/Message';
import type { PenumbraEvent } from '../generated/PenumbraEvent';
import type { PenumbraView } from '../generated/PenumbraView';
import type { Family } from '../lib/family';
import type { Sound } from '../lib/sounds';
import { sureOf } from '../lib/sure';
import type { Thing } from '../lib/things';
import { words } from '../lib/words.svelte';
import { textBehind } from './behind';
import { GREAT, movesOf } from './moves';
import { seatColour, seatThing } from './seats';
import { cardThing, dieThing, goodsThing, marketThing, markThing, sectionThing, thingOf } from './things';

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
  thingOf,
  cardOf: (option) => cardOfOption(option),
  optionText: (option, _decision, _view, names) => words.say(option.message, names),
  passive:
    /^(done|no|sure back|leave|give up|reroll|nudge|flip|recolour|heal|pay off|make time|knock out|value .*|task .*)$/,
  textBehind: (decision) => textBehind(decision),
  choiceMessage,
  doubtOf(asked, choice) {
    const places = asked.options.some(({ name }) => name.startsWith('go '));
    return choice === 'end turn' && places ? { asks: sureOf(asked, 'sure', 'pen-'), undoes: false } : null;
  },
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

/** What a choice that is not offered would have been called. */
function choiceMessage(name: string): Message | undefined {
  const [verb, id] = name.split(' ');
  if (id === undefined) return { key: `pen-choice-${verb}` };
  const noun = verb === 'go' ? 'section' : 'card';
  return { key: `pen-choice-${verb}`, args: [[noun, { noun: id }]] };
}

/** The card that an option is about. */
function cardOfOption(option: Choice): { cls: string; id: string } | undefined {
  const thing = thingOf(option);
  const id = thing?.startsWith('card/') ? thing.slice('card/'.length) : undefined;
  return id === undefined ? undefined : { cls: 'card', id };
}

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

import type { Event } from '../generated/Event';
import type { View } from '../generated/View';
import { optionText, textBehind } from '../lib/behind';
import type { Family } from '../lib/family';
import { GREAT, movesOf } from '../lib/motion';
import { colourOf } from './sides';
import type { Sound } from '../lib/sounds';
import { sideOf, spokenOf } from './spoken';

const HEADINGS: readonly Event['what'][] = ['round-begins', 'phase-begins'];

/** What others do that is worth a look. */
const WORTH_A_LOOK: readonly Event['what'][] = [
  'acts',
  'cast',
  'triggered',
  'attacks',
  'room-activated',
  'event-applied',
  'event-revealed',
];

const HEARD: { [what in Event['what']]?: Sound } = {
  placed: 'cubes',
  damaged: 'hit',
  cast: 'spell',
  triggered: 'spell',
  summoned: 'spell',
  'quest-solved': 'points',
  gained: 'points',
  'room-rebuilt': 'room',
  'moon-changes': 'room',
  'mage-defeated': 'defeat',
  'game-ends': 'end',
};

/** Duel and Rebirth. */
export const blackRose: Family<View, Event> = {
  board: () => import('./Board.svelte'),
  awaited: (view) => (view.over ? [] : view.asked.seats),
  clause: (view) => view.asked.clause,
  round: (view) => view.round,
  roundWords: { name: 'label-round', back: 'replay-round-back', on: 'replay-round-on' },
  optionText,
  textBehind,
  sure: { ask: 'ask-prepared', yes: 'choice-prepared', back: 'choice-prepared-back', undoes: true },
  inOneGo: ['ask-prepare-slot', 'ask-prepare-side'],
  colourOf(event, view) {
    const side = sideOf(event, view);
    return side && colourOf(view, side);
  },
  spokenOf,
  lineKind: ({ what }) => (what === 'reason' ? 'reason' : HEADINGS.includes(what) ? 'heading' : undefined),
  places: (view) => view.models.map(({ model, at }) => `${model} ${at}`).join(),
  movesOf,
  heard: ({ what }) => HEARD[what],
  look(event, view, you) {
    if (GREAT.includes(event.what)) return 'long';
    const own = you === null ? undefined : view.seats[you]?.mage;
    return WORTH_A_LOOK.includes(event.what) && !('mage' in event && event.mage === own) ? 'short' : undefined;
  },
};

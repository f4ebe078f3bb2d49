import type { Choice } from '../generated/Choice';
import type { Face } from '../generated/Face';
import { apart, spaceAt } from '../blackrose/hexes';
import { aboutA, standsFor, thingOf, type Thing } from '../lib/things';
import { inLodge, mageOf, options, rivalOf, says, type Moment } from './moment';

/** The reasons for advice; the words of each are `guide-tip-{reason}`. */
export const TIPS = [
  'mage',
  'grimoire',
  'fight-spell',
  'more-spells',
  'prepared',
  'slot',
  'side',
  'leave-cell',
  'explore',
  'cast-near',
  'cast',
  'fight',
  'attack',
  'activate',
  'step',
  'done',
  'target',
  'quest',
] as const;
type Tip = (typeof TIPS)[number];

/** An option that is sensible for a beginner, and why. */
export interface Advice {
  option: Choice;
  why: Tip;
  /** The id of what is to be named in the words. */
  what?: string;
}

type Wish = (option: Choice) => boolean;
type Cards = (cls: string, id: string) => Face | undefined;

/** The most that a Quest of this game hurts. */
const MOST_COST = 3;

/** The middles of neighbouring Rooms are not further apart. */
const STEP = 1.1;

/** What a beginner could do now. Only the first Round is advised: then one knows how it goes. Quests are rarer. */
export function adviceFor(moment: Moment, cards: Cards): Advice | null {
  if (moment.decision?.message.key === 'ask-declare') return quest(moment);
  if (moment.view.round > 1 || !moment.decision) return null;
  switch (moment.decision.message.key) {
    case 'ask-mage':
      return most(moment, 'mage', (id) => healthOf(cards('mage', id)));
    case 'ask-grimoire':
      return most(moment, 'grimoire', (id) => fightsIn(cards('grimoire', id), cards));
    case 'ask-prepare':
      return spell(moment, cards);
    case 'ask-prepare-slot':
      return first(moment, IN_ORDER.map(standsFor), 'slot');
    case 'ask-prepare-side':
      return side(moment, cards);
    case 'ask-action':
      return action(moment);
    case 'ask-physical':
      return step(moment, cards);
    case 'ask-target':
      return first(moment, [standsFor(rival(moment))], 'target');
    default:
      return null;
  }
}

/** The slots, the one that can be used at any time last. */
const IN_ORDER = ['slot/I', 'slot/II', 'slot/III', 'slot/quick'];

/** What ends an action, or the preparation. */
const stops: Wish = ({ lesser }) => lesser === true;

const explores = says('choice-explore');
const activates = says('choice-activate-room');
const attacks = says('choice-attack');
const moves = says('choice-move');
const fights = says('choice-fight', 'choice-fight-attack');
const accepts = says('choice-yes');

/** Casts from the slots in their order. */
const CASTS: Wish[] = IN_ORDER.map((slot) => (option) => says('choice-cast')(option) && standsFor(slot)(option));

/** The rival's Mage on the board. */
const rival = (moment: Moment): Thing => `model/${rivalOf(moment)?.model}`;

/** The first of these choices that is offered. */
function first(moment: Moment, wishes: readonly Wish[], why: Tip): Advice | null {
  const offered = wishes.map((wish) => options(moment).find(wish));
  const option = offered.find((each) => each !== undefined);
  return option === undefined ? null : { option, why };
}

/** The card of a kind that has most of something. */
function most(moment: Moment, kind: 'mage' | 'grimoire', much: (id: string) => number): Advice | null {
  const worth = (option: Choice) => much(aboutA(kind, option) ?? '');
  const option = [...options(moment)].sort((a, b) => worth(b) - worth(a))[0];
  return option === undefined ? null : { option, why: kind, ...what(option) };
}

/** What an option is about, to be named. */
function what(option: Choice): { what?: string } {
  const thing = thingOf(option);
  return thing === undefined ? {} : { what: thing };
}

const healthOf = (mage: Face | undefined) => (mage?.marks.kind === 'mage' ? mage.marks.health : 0);

const combatSide = (spell: Face | undefined) => spell?.effects.find((effect) => effect.type === 'combat')?.part;

function fightsIn(grimoire: Face | undefined, cards: Cards): number {
  if (grimoire?.marks.kind !== 'grimoire') return 0;
  return grimoire.marks.spells.filter((id) => combatSide(cards('spell', id))).length;
}

/** A Spell that attacks comes first; then as many as the slots can hold. */
function spell(moment: Moment, cards: Cards): Advice | null {
  const spells = options(moment).filter(says('choice-prepare'));
  const fight = spells.find((option) => combatSide(cards('spell', aboutA('spell', option) ?? '')));
  if (fight !== undefined) return { option: fight, why: 'fight-spell', ...what(fight) };
  if (spells[0] !== undefined) return { option: spells[0], why: 'more-spells' };
  return first(moment, [stops], 'prepared');
}

/** The side of the Spell that attacks. */
function side(moment: Moment, cards: Cards): Advice | null {
  const attacks = (option: Choice) => {
    const part = combatSide(cards('spell', aboutA('spell', option) ?? ''));
    return part !== undefined && part === aboutA('part', option);
  };
  return first(moment, [attacks], 'side');
}

function action(moment: Moment): Advice | null {
  if (!inLodge(moment)) return first(moment, [explores], 'leave-cell');
  const away = distance(moment, mageOf(moment, moment.you)?.at);
  const near = away <= STEP ? first(moment, CASTS, 'cast-near') : null;
  const strike = away === 0 ? first(moment, [fights], 'fight') : null;
  return near ?? strike ?? first(moment, [explores], 'explore') ?? first(moment, CASTS, 'cast');
}

/** Strike if one can, step out of the Cell, use the Room if it is of use now, and come nearer to the rival. */
function step(moment: Moment, cards: Cards): Advice | null {
  const strike = first(moment, [(option) => attacks(option) && standsFor(rival(moment))(option)], 'attack');
  if (strike) return strike;
  const use = isOfUse(moment, cards) ? first(moment, [activates], 'activate') : null;
  if (use) return use;
  const here = mageOf(moment, moment.you)?.at;
  if (inLodge(moment) && distance(moment, here) <= STEP) return first(moment, [stops], 'done');
  const space = (option: Choice) => moment.view.rooms.find(({ room }) => room === aboutA('room', option))?.space;
  const ways = options(moment).filter(moves);
  const nearest = ways.sort((a, b) => distance(moment, space(a)) - distance(moment, space(b)))[0];
  if (nearest) return { option: nearest, why: 'step', ...what(nearest) };
  return first(moment, [stops], 'done');
}

/** Is the Room where one stands worth using? The middle takes more than it gives, and a red one wants a rival beside it. */
function isOfUse(moment: Moment, cards: Cards): boolean {
  const at = mageOf(moment, moment.you)?.at;
  const room = moment.view.rooms.find(({ space }) => space === at);
  const marks = room && cards('room', room.room)?.marks;
  if (marks?.kind !== 'room' || marks.centre) return false;
  return marks.colour !== 'red' || distance(moment, at) <= STEP;
}

/** The points of a Quest are worth the damage it costs, unless that would be the last. */
function quest(moment: Moment): Advice | null {
  const mage = mageOf(moment, moment.you);
  const left = mage ? mage.health - mage.damage.length : 0;
  return left > MOST_COST ? first(moment, [accepts], 'quest') : null;
}

/** How far a space is from the rival, or from the middle of the Lodge while the rival is in the Cell. */
function distance(moment: Moment, space: string | undefined): number {
  const here = spaceAt(space ?? '');
  const there = spaceAt(rivalOf(moment)?.at ?? '');
  if (!here) return Infinity;
  return there ? apart(here, there) : apart(here, { x: 0, y: 0 }) + 2 * STEP;
}

import type { Face } from '../generated/Face';
import { spaceAt } from '../lib/hexes';
import { inLodge, mageOf, options, rivalOf, type Moment } from './moment';

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

/** A choice that is sensible for a beginner, and why. */
export interface Advice {
  choice: string;
  why: Tip;
  /** The id of what is to be named in the words. */
  what?: string;
}

type Cards = (cls: string, id: string) => Face | undefined;

/** The most that a Quest of this game hurts. */
const MOST_COST = 3;

/** The middles of neighbouring Rooms are not further apart. */
const STEP = 180;

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
      return first(moment, ['slot I', 'slot II', 'slot III', 'slot quick'], 'slot');
    case 'ask-prepare-side':
      return side(moment, cards);
    case 'ask-action':
      return action(moment);
    case 'ask-physical':
      return step(moment, cards);
    case 'ask-target':
      return first(moment, [`target ${rivalOf(moment)?.model}`], 'target');
    default:
      return null;
  }
}

/** The first of these choices that is offered. */
function first(moment: Moment, wishes: string[], why: Tip): Advice | null {
  const choice = wishes.find((wish) => options(moment).includes(wish));
  return choice === undefined ? null : { choice, why };
}

/** The card of a kind that has most of something. */
function most(moment: Moment, kind: 'mage' | 'grimoire', much: (id: string) => number): Advice | null {
  const ids = offered(moment, `${kind} `).sort((a, b) => much(b) - much(a));
  return ids[0] === undefined ? null : { choice: `${kind} ${ids[0]}`, why: kind, what: `${kind}/${ids[0]}` };
}

/** What is offered under a word, without the word. */
const offered = (moment: Moment, word: string) =>
  options(moment).flatMap((name) => (name.startsWith(word) ? [name.slice(word.length)] : []));

const healthOf = (mage: Face | undefined) => (mage?.marks.kind === 'mage' ? mage.marks.health : 0);

const combatSide = (spell: Face | undefined) => spell?.effects.find((effect) => effect.type === 'combat')?.part;

function fightsIn(grimoire: Face | undefined, cards: Cards): number {
  if (grimoire?.marks.kind !== 'grimoire') return 0;
  return grimoire.marks.spells.filter((id) => combatSide(cards('spell', id))).length;
}

/** A Spell that attacks comes first; then as many as the slots can hold. */
function spell(moment: Moment, cards: Cards): Advice | null {
  const spells = offered(moment, 'prepare ');
  const fight = spells.find((id) => combatSide(cards('spell', id)));
  if (fight !== undefined) return { choice: `prepare ${fight}`, why: 'fight-spell', what: `spell/${fight}` };
  if (spells[0] !== undefined) return { choice: `prepare ${spells[0]}`, why: 'more-spells' };
  return first(moment, ['done'], 'prepared');
}

function side(moment: Moment, cards: Cards): Advice | null {
  const noun = moment.decision?.message.args?.find(([name]) => name === 'spell')?.[1];
  const part = noun && 'noun' in noun ? combatSide(cards('spell', noun.noun.replace(/^.*\//, ''))) : undefined;
  return part === undefined ? null : first(moment, [`side ${part}`], 'side');
}

function action(moment: Moment): Advice | null {
  if (!inLodge(moment)) return first(moment, ['explore'], 'leave-cell');
  const casts = ['cast I', 'cast II', 'cast III', 'cast quick'];
  const away = distance(moment, mageOf(moment, moment.you)?.at);
  const near = away <= STEP ? first(moment, casts, 'cast-near') : null;
  const strike = away === 0 ? first(moment, ['fight'], 'fight') : null;
  return near ?? strike ?? first(moment, ['explore'], 'explore') ?? first(moment, casts, 'cast');
}

/** Strike if one can, step out of the Cell, use the Room if it is of use now, and come nearer to the rival. */
function step(moment: Moment, cards: Cards): Advice | null {
  const strike = first(moment, [`attack ${rivalOf(moment)?.model}`], 'attack');
  if (strike) return strike;
  const use = isOfUse(moment, cards) ? first(moment, ['activate room'], 'activate') : null;
  if (use) return use;
  const here = mageOf(moment, moment.you)?.at;
  if (inLodge(moment) && distance(moment, here) <= STEP) return first(moment, ['done'], 'done');
  const rooms = moment.view.rooms.filter(({ room }) => options(moment).includes(`move room:${room}`));
  const nearest = rooms.sort((a, b) => distance(moment, a.space) - distance(moment, b.space))[0];
  if (nearest) return { choice: `move room:${nearest.room}`, why: 'step', what: `room/${nearest.room}` };
  return first(moment, ['done'], 'done');
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
  return left > MOST_COST ? first(moment, ['yes'], 'quest') : null;
}

/** How far a space is from the rival, or from the middle of the Lodge while the rival is in the Cell. */
function distance(moment: Moment, space: string | undefined): number {
  const here = spaceAt(space ?? '');
  const there = spaceAt(rivalOf(moment)?.at ?? '');
  if (!here) return Infinity;
  return there ? Math.hypot(here.x - there.x, here.y - there.y) : Math.hypot(here.x, here.y) + 2 * STEP;
}

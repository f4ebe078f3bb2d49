import type { Choice } from '../generated/Choice';
import type { Message } from '../generated/Message';
import type { Family } from './family';

/**
 * Something on the table that options are about: `room/armory`, `model/templar:ulrich:1`, `slot/quick`, or a
 * card by its class, `spell/dark-force`.
 */
export type Thing = string;

const PLACES: { [kind: string]: string } = { room: 'room', in: 'room', on: 'model', slot: 'slot' };
const ABOUT_SLOTS = ['cast', 'momentum', 'slot'];
const ABOUT_MODELS = ['target', 'attack', 'choose', 'remove', 'activate'];
const NO_MODELS = ['room', 'dummy'];

/** The thing that an option is about, if it is about one. */
export function thingOf(option: Choice): Thing | undefined {
  const words = option.name.split(' ');
  const verb = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const [kind, id] = split(last, ':');
  const place = PLACES[kind];
  if (id && place) return `${place}/${id}`;
  if (ABOUT_SLOTS.includes(verb)) return `slot/${last}`;
  const card = cardOf(option.message);
  if (card && (card.id === last || last === card.cls)) return `${card.cls}/${card.id}`;
  if (ABOUT_MODELS.includes(verb) && words.length > 1 && !NO_MODELS.includes(last)) return `model/${last}`;
  return undefined;
}

/** The things that options are about, each with its options. */
export function thingsOf(options: readonly Choice[], family: Pick<Family, 'thingOf'>): Map<Thing, Choice[]> {
  const things = new Map<Thing, Choice[]>();
  for (const option of options) {
    const thing = family.thingOf(option);
    if (thing) things.set(thing, [...(things.get(thing) ?? []), option]);
  }
  return things;
}

/** The card that a message names. */
export function cardOf(message: Message): { cls: string; id: string } | undefined {
  for (const [, arg] of message.args ?? []) {
    if (!('noun' in arg)) continue;
    const [cls, id] = split(arg.noun, '/');
    if (id) return { cls, id };
  }
  return undefined;
}

/** The card that an option is about, for those who want to read it first. */
export function cardOfOption(option: Choice, question: Message): { cls: string; id: string } | undefined {
  const [verb, last] = split(option.name, ' ');
  if (verb === 'mage') return { cls: 'mage', id: last };
  if (verb !== 'side') return cardOf(option.message);
  const spell = question.args?.find(([name]) => name === 'spell')?.[1];
  return spell && 'noun' in spell ? { cls: 'spell', id: spell.noun } : undefined;
}

/** The side of its card that an option is about. */
export function sideOfOption(option: Choice): string | undefined {
  for (const [name, arg] of option.message.args ?? []) {
    if (name === 'side' && 'text' in arg) return arg.text;
  }
  return undefined;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

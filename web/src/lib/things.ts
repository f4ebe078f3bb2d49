import type { Choice } from '../generated/Choice';
import type { Thing } from '../generated/Thing';

/**
 * Something on the table that options are about: `room/armory`, `model/templar:ulrich:1`, `slot/quick`, or a
 * card by its class, `spell/dark-force`. What an option is about the server says.
 */
export type { Thing };

/** A card by its class and id. */
export interface CardName {
  cls: string;
  id: string;
}

/** The kinds of things that are cards. */
const CARDS: readonly string[] = [
  'card',
  'event',
  'evocation',
  'grimoire',
  'jinx',
  'mage',
  'quest',
  'room',
  'school',
  'spell',
  'upgrade',
];

/** The kind of a thing. */
export const kindOf = (thing: Thing): string => thing.slice(0, thing.indexOf('/'));

/** The id of a thing among those of its kind. */
export const idOf = (thing: Thing): string => thing.slice(thing.indexOf('/') + 1);

/** The thing that stands for an option on the table, if there is one. */
export const thingOf = ({ things }: Choice): Thing | undefined => things?.[0];

/** Does this thing stand for an option? */
export const standsFor =
  (thing: Thing) =>
  (option: Choice): boolean =>
    thingOf(option) === thing;

/** The id of what an option is about among the things of a kind. */
export function aboutA(kind: string, { things }: Choice): string | undefined {
  const thing = things?.find((each) => kindOf(each) === kind);
  return thing && idOf(thing);
}

/** The things that options are about, each with its options. */
export function thingsOf(options: readonly Choice[]): Map<Thing, Choice[]> {
  const things = new Map<Thing, Choice[]>();
  for (const option of options) {
    const thing = thingOf(option);
    if (thing) things.set(thing, [...(things.get(thing) ?? []), option]);
  }
  return things;
}

/** The card that an option is about, for those who want to read it first. */
export function cardOf({ things }: Choice): CardName | undefined {
  const card = things?.find((thing) => CARDS.includes(kindOf(thing)));
  return card === undefined ? undefined : { cls: kindOf(card), id: idOf(card) };
}

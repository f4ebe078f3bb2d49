import type { Effect } from '../generated/Effect';
import type { Face } from '../generated/Face';
import './all-icons';
import { icons } from './icons';

/** The icon for a class of cards, or for one card that has its own. */
export function iconOf(cls: string, id: string): string {
  if (cls === 'school') return known(`school-${id}`) ?? 'library';
  return known(id) ?? known(cls) ?? 'spell';
}

/** The large drawing on a card. */
export function artOf(face: Face): string {
  const { marks } = face;
  switch (marks.kind) {
    case 'spell':
      return known(`school-${marks.school}`) ?? known(marks.school) ?? 'spell';
    case 'grimoire':
      return known(`school-${marks.school}`) ?? 'grimoire';
    case 'room':
      return known(`room-${marks.colour}`) ?? 'room';
    case 'evocation':
      return known(face.id) ?? known(marks.archetypes[0] ?? '') ?? 'archetype';
    default:
      return iconOf(face.class, face.id);
  }
}

/** The signs of an effect: its type and its Element. */
export function signsOf(effect: Effect): string[] {
  return [effect.type, effect.element].filter((sign): sign is string => sign !== undefined && sign in icons);
}

const known = (name: string) => (name in icons ? name : undefined);

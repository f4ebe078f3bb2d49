import type { PenumbraFace } from '../../generated/PenumbraFace';
import type { PenumbraPart } from '../../generated/PenumbraPart';
import type { PenumbraSpot } from '../../generated/PenumbraSpot';
import { icons } from '../../lib/icons';
import '../../lib/penumbra-icons';

export const DISCIPLINES = ['ruby', 'amber', 'jasper', 'emerald', 'sapphire', 'amethyst'];
export const INGREDIENTS = ['blood', 'crystal', 'valuable', 'fruit', 'trinket', 'arcana'];
const HUES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'];

/** No store holds more of a kind. */
export const MOST = 12;

/** The colour of a Discipline, of its ingredient, of its dice, or of the Spark. */
export function hueOf(id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  if (id === 'spark' || HUES.includes(id)) return id;
  return HUES[[DISCIPLINES, INGREDIENTS].map((ids) => ids.indexOf(id)).find((at) => at >= 0) ?? -1];
}

/** The Discipline of a colour. */
export const disciplineOf = (hue: string): string | undefined => DISCIPLINES[HUES.indexOf(hue)];

/** The drawing for something of Penumbra; none where there is none. */
export const drawn = (name: string | undefined): string | undefined =>
  name !== undefined && `pen-${name}` in icons ? `pen-${name}` : undefined;

/** The drawing on a card. */
export const artOf = (face: PenumbraFace): string => drawn(face.marks.slot) ?? drawn(face.class) ?? 'pen-card';

/** The texts of a card that stand in these parts of it. */
export const partsOf = (face: PenumbraFace, ...parts: string[]): PenumbraPart[] =>
  face.texts.filter(({ part }) => parts.includes(part));

/** Is a cell open with so many players? Alone one plays as two do (PEN-970). */
export const opens = (spot: PenumbraSpot, players: number): boolean => spot.players <= Math.max(2, players);

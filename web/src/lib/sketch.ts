import type { GameView } from '../generated/GameView';
import type { View } from '../generated/View';
import { spaceAt } from '../blackrose/hexes';
import { kindOf } from '../blackrose/models';
import { colourOfRoom } from '../blackrose/rooms';
import { colourOf, ownerSide, seatOf } from '../blackrose/sides';
import { seatColour } from '../penumbra/seats';
import { familyOf } from './family';
import { awaitedOf, sinceWhen, type Seen, type Standing } from './seen';

/** The table in short, to be kept until one comes back. */
export function sketchOf(view: GameView, before: Seen | null, you: number | null, lines: number): Seen {
  const now = Date.now();
  const family = familyOf(view);
  const awaited = awaitedOf(view);
  return {
    you,
    at: now,
    since: sinceWhen(before, awaited, lines, now),
    awaited,
    lines,
    round: { name: family.roundWords.name, n: family.round(view) },
    standing: view.family === 'penumbra' ? scores(view) : powers(view),
    rooms: view.family === 'penumbra' ? [] : rooms(view),
    models: view.family === 'penumbra' ? [] : models(view),
  };
}

// Places are kept in steps to the east and in rows, whatever the board measures in.
const STEP = spaceAt('e')?.x ?? 1;
const ROW = spaceAt('se')?.y ?? 1;

function stepsTo(space: string): [x: number, y: number] | undefined {
  const at = spaceAt(space);
  return at && [Math.round((at.x / STEP) * 2) / 2, Math.round(at.y / ROW)];
}

const scores = (view: Extract<GameView, { family: 'penumbra' }>): Standing[] =>
  view.seats.map(({ score }, seat) => ({
    seat,
    mage: null,
    colour: seatColour(seat),
    points: Object.values(score).reduce((sum, points) => sum + points, 0),
  }));

const powers = (view: View): Standing[] =>
  view.sides.map(({ side, power }) => ({
    seat: seatOf(side),
    mage: view.seats[seatOf(side) ?? -1]?.mage ?? null,
    colour: colourOf(view, side),
    points: power,
  }));

const rooms = (view: View): Seen['rooms'] =>
  view.rooms.flatMap(({ room, space, rebuilt, ruined }) => {
    const at = stepsTo(space);
    // In the first edition Rooms stand until they fall; in the others they are ruins until they are rebuilt.
    const lit = view.game === 'classic' ? !ruined : rebuilt;
    return at ? [[...at, colourOfRoom(room), lit]] : [];
  });

function models(view: View): Seen['models'] {
  return view.models.flatMap((model) => {
    const place = stepsTo(model.at);
    const { cls, id } = kindOf(model);
    return place ? [[...place, colourOf(view, ownerSide(view, model.owner)), cls, id]] : [];
  });
}

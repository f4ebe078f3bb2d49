import type { GameView } from '../generated/GameView';
import type { View } from '../generated/View';
import { spaceAt } from '../blackrose/hexes';
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

const scores = (view: Extract<GameView, { family: 'penumbra' }>): Standing[] =>
  view.seats.map(({ score }, seat) => ({
    seat,
    colour: seatColour(seat),
    points: Object.values(score).reduce((sum, points) => sum + points, 0),
  }));

const powers = (view: View): Standing[] =>
  view.sides.map(({ side, power }) => ({ seat: seatOf(side), colour: colourOf(view, side), points: power }));

const rooms = (view: View): Seen['rooms'] =>
  view.rooms.flatMap(({ room, space, rebuilt, ruined }) => {
    const at = spaceAt(space);
    // In the first edition Rooms stand until they fall; in the others they are ruins until they are rebuilt.
    const lit = view.game === 'classic' ? !ruined : rebuilt;
    return at ? [[at.x, at.y, colourOfRoom(room), lit]] : [];
  });

function models(view: View): Seen['models'] {
  return view.models.flatMap(({ at, owner }) => {
    const place = spaceAt(at);
    return place ? [[place.x, place.y, colourOf(view, ownerSide(view, owner))]] : [];
  });
}

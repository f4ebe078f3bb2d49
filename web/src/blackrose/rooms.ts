// What a Room is in words: for those who hear the page, and as the text that stands in it.
import type { View } from '../generated/View';
import type { RoomView } from '../generated/RoomView';
import { cubesBySide } from '../lib/cubes';
import { touch } from './hexes';
import { sayEffect } from './phrases';
import { words } from '../lib/words.svelte';

/** The colour of a Room, as its card has it. */
export function colourOfRoom(room: string): string {
  const marks = words.card('room', room)?.marks;
  return marks?.kind === 'room' ? marks.colour : 'grey';
}

/** The colour that a Room counts as in this Round. */
export const glassOf = (room: RoomView): string => room.colour ?? colourOfRoom(room.copy ?? room.room);

/** What the activation token of a Room is worth to whoever takes it, where it is worth anything. */
export function valueOfRoom(room: string): number | null {
  const marks = words.card('room', room)?.marks;
  return marks?.kind === 'room' ? marks.value : null;
}

/** How a Room stands: in ruins that can be rebuilt, lit, or fallen for good. */
export function stateOf(room: RoomView): 'ruin' | 'lit' | 'fallen' {
  if (room.ruined) return 'fallen';
  const destroyed = words.card('room', room.room)?.effects.some(({ part }) => part === 'destroyed');
  return room.rebuilt || !destroyed ? 'lit' : 'ruin';
}

/** What a Room does as it stands now, with whom or what it reaches. */
export function effectOf(room: RoomView): string {
  if (room.ruined) return '';
  const effects = words.card('room', room.copy ?? room.room)?.effects ?? [];
  const effect = effects.find(({ part }) => part === (room.rebuilt ? 'rebuilt' : 'destroyed')) ?? effects[0];
  if (!effect) return '';
  return sayEffect(effect);
}

/** All that is to be seen of a Room, and where it lies: by the Rooms around it. */
export function roomWords(view: View, room: RoomView): string {
  const around = view.rooms.filter((other) => touch(other.space, room.space));
  const facts = [words.name(`room/${room.room}`), words.label(`colour-${glassOf(room)}`), sideOf(room)];
  if (room.copy !== undefined) facts.push(words.label('room-copy-of', { room: words.name(`room/${room.copy}`) }));
  if (!room.rebuilt && !room.ruined)
    facts.push(`${words.label('label-instability')} ${room.cubes.length}/${room.slots}`);
  facts.push(...cubesBySide(view, room.cubes));
  if (room.token !== null) facts.push(words.label(`label-${room.token}`));
  facts.push(
    words.label('room-next-to', { rooms: around.map((other) => words.name(`room/${other.room}`)).join(', ') }),
  );
  return facts.join(' · ');
}

function sideOf(room: RoomView): string {
  if (room.rebuilt) return words.label('label-rebuilt');
  return words.label({ ruin: 'label-destroyed', lit: 'room-standing', fallen: 'room-fallen' }[stateOf(room)]);
}

const MORE = 'room-more-models';

/** What stands in a Room besides those that show. */
export const moreModels = (n: number): string => words.label(MORE, { n });

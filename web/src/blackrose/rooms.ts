import type { View } from '../generated/View';
import type { RoomView } from '../generated/RoomView';
import { cubesBySide } from '../lib/cubes';
import { touch } from './hexes';
import { words } from '../lib/words.svelte';

/** The colour of a Room, as its card has it. */
export function colourOfRoom(room: string): string {
  const marks = words.card('room', room)?.marks;
  return marks?.kind === 'room' ? marks.colour : 'grey';
}

/** All that is to be seen of a Room, and where it lies: by the Rooms around it. */
export function roomWords(view: View, room: RoomView): string {
  const around = view.rooms.filter((other) => touch(other.space, room.space));
  const facts = [
    words.name(`room/${room.room}`),
    words.label(`colour-${colourOfRoom(room.room)}`),
    words.label(room.rebuilt ? 'label-rebuilt' : 'label-destroyed'),
  ];
  if (!room.rebuilt) facts.push(`${words.label('label-instability')} ${room.cubes.length}/${room.slots}`);
  facts.push(...cubesBySide(view, room.cubes));
  if (room.token !== null) facts.push(words.label(`label-${room.token}`));
  facts.push(
    words.label('room-next-to', { rooms: around.map((other) => words.name(`room/${other.room}`)).join(', ') }),
  );
  return facts.join(' · ');
}

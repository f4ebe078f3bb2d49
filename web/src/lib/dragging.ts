/** A Spell of one's hand, taken by one of its sides. */
export interface Dragged {
  spell: string;
  side: string;
}

/** How a Spell that is dragged is called among what a browser can drag. */
const KIND = 'text/x-conclave-spell';

/** A Spell begins to be dragged. */
export function dragged(event: DragEvent, held: Dragged): void {
  event.dataTransfer?.setData(KIND, JSON.stringify(held));
}

/** The Spell that is dropped; none if it is something else. */
export function draggedIn(event: DragEvent): Dragged | undefined {
  const held = event.dataTransfer?.getData(KIND);
  return held ? (JSON.parse(held) as Dragged) : undefined;
}

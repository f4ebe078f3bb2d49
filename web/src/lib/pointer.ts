/** Where the pointer was last seen to move. */
let last: { x: number; y: number } | undefined;

addEventListener('pointermove', ({ screenX: x, screenY: y }) => (last = { x, y }), { capture: true, passive: true });

/** Did the pointer come to something, rather than something to the resting pointer? One that never moved came to nothing. */
export function moved({ screenX, screenY }: PointerEvent): boolean {
  return last !== undefined && (last.x !== screenX || last.y !== screenY);
}

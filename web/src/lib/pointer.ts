/** Where the pointer was last seen to move. */
let last: { x: number; y: number } | undefined;

addEventListener('pointermove', ({ screenX: x, screenY: y }) => (last = { x, y }), { capture: true, passive: true });

/** Did the pointer come to something, rather than something to the resting pointer? */
export function moved({ screenX, screenY }: PointerEvent): boolean {
  return last?.x !== screenX || last.y !== screenY;
}

// How much of the window is board. It runs inside the page.

/**
 * The part of the window, from 0 to 1, that is ground or Room without a panel, card or button over it, and that of the
 * box around all Rooms, as far as it is in the window. Ground is what carries `data-board`; the Lodge always counts.
 */
export function shares(step) {
  const reach = document.createElement('style');
  reach.textContent = '* { pointer-events: auto !important }';
  document.head.append(reach);
  const board = '[data-board], [data-testid=lodge]';
  const clear = (element) => {
    if (element.matches('button, input, select, a, img, canvas, summary')) return false;
    const style = getComputedStyle(element);
    const colour =
      /rgba\([^)]*,\s*([\d.]+)\)/.exec(style.backgroundColor) ?? /\/ ([\d.]+)\)/.exec(style.backgroundColor);
    const see = style.backgroundColor === 'transparent' || (colour && Number(colour[1]) < 0.15);
    return see && style.backgroundImage === 'none';
  };
  let open = 0;
  let all = 0;
  for (let x = step / 2; x < innerWidth; x += step) {
    for (let y = step / 2; y < innerHeight; y += step) {
      all += 1;
      for (const hit of document.elementsFromPoint(x, y)) {
        const drawn = hit instanceof SVGElement;
        if (hit.matches(board) || (drawn && hit.closest(board))) {
          open += 1;
          break;
        }
        if (drawn || !clear(hit)) break;
      }
    }
  }
  reach.remove();
  const rooms = [...document.querySelectorAll('[data-space]')].map((room) => {
    const floor = room.querySelector('.floor') ?? room;
    return floor.getBoundingClientRect();
  });
  const box = {
    left: Math.max(0, Math.min(...rooms.map((room) => room.left))),
    top: Math.max(0, Math.min(...rooms.map((room) => room.top))),
    right: Math.min(innerWidth, Math.max(...rooms.map((room) => room.right))),
    bottom: Math.min(innerHeight, Math.max(...rooms.map((room) => room.bottom))),
  };
  const area = rooms.length === 0 ? 0 : Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  return { board: open / all, box: area / (innerWidth * innerHeight) };
}

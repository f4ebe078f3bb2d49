import { tick } from 'svelte';

// Whoever uses the keyboard is told from whoever points by what was used last.
let keys = false;
window.addEventListener('keydown', () => (keys = true), true);
window.addEventListener('pointerdown', () => (keys = false), true);

/** Was the keyboard used last? */
export const byKeyboard = () => keys;

/** The key that leads to the list of options from anywhere at the table. */
export const OPTIONS_KEY = 'F2';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Is the focus nowhere? What had it may be gone, shut, or no button any more. */
function isLost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || !active.matches(FOCUSABLE) || active.matches(':disabled');
}

/** Gives the focus to what is found in a moment, if it is lost then or rests on what waits. */
export async function takeFocus(find: () => HTMLElement | null | undefined, waiting?: Element): Promise<void> {
  await tick();
  if (isLost() || (waiting && document.activeElement === waiting)) find()?.focus();
}

/** Lets the arrows go up and down among the buttons of a list. */
export function arrows(event: KeyboardEvent): void {
  const list = event.currentTarget;
  if (!(list instanceof Element)) return;
  const buttons = [...list.querySelectorAll<HTMLElement>('button:enabled')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}

import { moved } from './pointer';
import { settings } from './settings.svelte';

/** A card to be looked at closely, and the place on the screen beside which it shows. */
interface Closeup {
  cls: string;
  id: string;
  beside: DOMRect;
  /** It stays until it is closed; otherwise it goes with the pointer or the focus. */
  pinned: boolean;
}

const SOON = 180;
const LONG_PRESS = 450;

/** The card that is looked at closely. */
class Looking {
  card = $state.raw<Closeup | null>(null);
  private timer = 0;
  private pressed = false;
  /** Looks whether what a card shows beside is still there: whatever is taken away is never left by the pointer. */
  private watch: ReturnType<typeof setInterval> | undefined;

  /** Shows a card after a moment, while the pointer rests on it. */
  soon(cls: string, id: string, element: Element): void {
    clearTimeout(this.timer);
    if (this.card?.pinned) return;
    this.timer = window.setTimeout(() => this.show(cls, id, element, false), SOON);
  }

  show(cls: string, id: string, element: Element, pinned: boolean): void {
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.card = { cls, id, beside: element.getBoundingClientRect(), pinned };
    if (!pinned) this.watch = setInterval(() => element.isConnected || this.leave(), SOON);
  }

  /** A finger came down: if it stays, the card shows, and lifting it chooses nothing. */
  press(cls: string, id: string, element: Element): void {
    clearTimeout(this.timer);
    this.pressed = false;
    this.timer = window.setTimeout(() => {
      this.pressed = true;
      settings.hasHeld.now = true;
      this.show(cls, id, element, true);
    }, LONG_PRESS);
  }

  /** The finger went up or on. */
  lift(): void {
    clearTimeout(this.timer);
  }

  /** Was this click the end of a long press? */
  endsPress(): boolean {
    const ends = this.pressed;
    this.pressed = false;
    return ends;
  }

  /** The pointer or the focus went on. */
  leave(): void {
    clearTimeout(this.timer);
    if (!this.card?.pinned) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.card = null;
  }
}

export const closeup = new Looking();

/** What lets the pointer rest, or a finger stay, on something to see its card; keyboards have their own ways. */
export function hoverable(cls: string, id: string) {
  const here = (event: Event) => event.currentTarget as Element;
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && moved(event)) closeup.soon(cls, id, here(event));
    },
    onpointerleave: () => closeup.leave(),
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') closeup.press(cls, id, here(event));
    },
    onpointerup: () => closeup.lift(),
    onpointercancel: () => closeup.lift(),
    oncontextmenu: (event: Event) => {
      if (closeup.card?.pinned) event.preventDefault();
    },
  };
}

/** What makes something a button that shows its card, by pointer and by keyboard. */
export function openable(cls: string, id: string) {
  const open = (event: Event) => {
    event.preventDefault();
    closeup.show(cls, id, event.currentTarget as Element, true);
  };
  return {
    role: 'button' as const,
    tabindex: 0,
    onclick: open,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') open(event);
    },
  };
}

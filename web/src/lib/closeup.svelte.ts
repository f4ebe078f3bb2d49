/** A card to be looked at closely, and the place on the screen beside which it shows. */
interface Closeup {
  cls: string;
  id: string;
  beside: DOMRect;
  /** It stays until it is closed; otherwise it goes with the pointer or the focus. */
  pinned: boolean;
}

const SOON = 180;

/** The card that is looked at closely. */
class Looking {
  card = $state.raw<Closeup | null>(null);
  private timer = 0;

  /** Shows a card after a moment, while the pointer rests on it. */
  soon(cls: string, id: string, element: Element): void {
    clearTimeout(this.timer);
    if (this.card?.pinned) return;
    this.timer = window.setTimeout(() => this.show(cls, id, element, false), SOON);
  }

  show(cls: string, id: string, element: Element, pinned: boolean): void {
    clearTimeout(this.timer);
    this.card = { cls, id, beside: element.getBoundingClientRect(), pinned };
  }

  /** The pointer or the focus went on. */
  leave(): void {
    clearTimeout(this.timer);
    if (!this.card?.pinned) this.card = null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.card = null;
  }
}

export const closeup = new Looking();

/** What lets the pointer rest on something to see its card; keyboards and fingers have their own ways. */
export function hoverable(cls: string, id: string) {
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') closeup.soon(cls, id, event.currentTarget as Element);
    },
    onpointerleave: () => closeup.leave(),
  };
}

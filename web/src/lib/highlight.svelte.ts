import { moved } from './pointer';
import type { Thing } from './things';

/** The things on the table that something else on the page speaks of while the pointer is over it. */
class Highlight {
  private marked: Element[] = [];

  /** What lets the pointer or the focus on something light up things. Which they are is asked for only then. */
  over(things: () => readonly Thing[]) {
    return {
      onpointerenter: (event: PointerEvent) => {
        if (moved(event)) this.show(things());
      },
      onpointerleave: () => this.clear(),
      onfocusin: () => this.show(things()),
      onfocusout: () => this.clear(),
    };
  }

  show(things: readonly Thing[]): void {
    this.clear();
    this.marked = things.flatMap((thing) => [...document.querySelectorAll(`[data-highlight="${CSS.escape(thing)}"]`)]);
    for (const element of this.marked) element.classList.add('spoken-of');
  }

  clear(): void {
    for (const element of this.marked) element.classList.remove('spoken-of');
    this.marked = [];
  }
}

export const highlight = new Highlight();

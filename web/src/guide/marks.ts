import type { Choice } from '../generated/Choice';
import { thingOf } from '../lib/things';
import { written } from '../lib/written';

/** Puts marks on what the guide speaks of; the styles are in `Note.svelte`. */
export class Marks {
  private marked: Element[] = [];

  /** Marks what a lesson is about, and the choice that is advised, wherever it is offered. */
  show(about: readonly string[], advised: Choice | undefined): void {
    this.clear();
    for (const selector of about) this.mark(selector, 'about');
    if (!advised) return;
    const name = CSS.escape(written(advised.name));
    this.mark(`[data-choice="${name}"], [data-offer="${name}"]`, 'advised');
    const thing = thingOf(advised);
    if (thing !== undefined) this.mark(`[data-thing="${CSS.escape(thing)}"]`, 'advised');
  }

  clear(): void {
    for (const element of this.marked) element.removeAttribute('data-guided');
    this.marked = [];
  }

  private mark(selector: string, how: string): void {
    for (const element of document.querySelectorAll(selector)) {
      element.setAttribute('data-guided', how);
      this.marked.push(element);
    }
  }
}

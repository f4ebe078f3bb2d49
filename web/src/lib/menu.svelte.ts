import type { Choice } from '../generated/Choice';
import type { Shown } from './shown';

/** What costs a card is never done by one click: it might have been meant for something else. */
const COSTLY = /^momentum /;

/** Options about one thing, to choose from beside it. */
class Menu {
  open = $state.raw<{ table: Shown; options: Choice[]; beside: DOMRect } | null>(null);

  /** Chooses the only option, or offers them beside an element. */
  offer(table: Shown, options: Choice[], element: Element): void {
    const [only, more] = options;
    this.open = null;
    if (only && !more && !COSTLY.test(only.name)) table.choose(only.name);
    else this.open = { table, options, beside: element.getBoundingClientRect() };
  }

  close(): void {
    this.open = null;
  }
}

export const menu = new Menu();

import type { Choice } from '../generated/Choice';
import { isCostly } from './offer';
import type { Shown } from './shown';

/** Options about one thing, to choose from beside it. */
class Menu {
  open = $state.raw<{ table: Shown; options: Choice[]; beside: DOMRect } | null>(null);

  /** Chooses the only option, or offers them beside an element. */
  offer(table: Shown, options: Choice[], element: Element): void {
    const [only, more] = options;
    this.open = null;
    if (only && !more && !isCostly(only)) table.choose(only.name);
    else this.open = { table, options, beside: element.getBoundingClientRect() };
  }

  close(): void {
    this.open = null;
  }
}

export const menu = new Menu();

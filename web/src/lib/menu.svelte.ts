import type { Choice } from '../generated/Choice';
import type { Way } from '../generated/Way';
import { isCostly } from './offer';
import type { Shown } from './shown';

/** Options about one thing and ways to it, to choose from beside it. */
class Menu {
  open = $state.raw<{ table: Shown; options: Choice[]; ways: readonly Way[]; beside: DOMRect } | null>(null);

  /** Does the only thing that can be done, or offers all beside an element. */
  offer(table: Shown, options: Choice[], element: Element, ways: readonly Way[] = []): void {
    const [only] = options;
    const [way] = ways;
    const one = options.length + ways.length === 1;
    this.open = null;
    if (one && only && !isCostly(only)) table.choose(only.name);
    else if (one && way) table.take(way);
    else this.open = { table, options, ways, beside: element.getBoundingClientRect() };
  }

  close(): void {
    this.open = null;
  }
}

export const menu = new Menu();

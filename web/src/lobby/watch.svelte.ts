import type { GameInfo } from '../generated/GameInfo';
import type { TableInfo } from '../generated/TableInfo';
import * as api from '../lib/api';
import * as keepsakes from '../lib/keepsakes';
import { sort } from './tables';

const OFTEN = 5_000;
/** How many unlisted tables are looked up for the first time at once: some people have played for years. */
const FEW = 12;

/** What the lobby sees: the games, the tables, and one's own tables that are not listed. */
export class Watch {
  games = $state.raw<GameInfo[] | null>(null);
  trouble = $state.raw<unknown>(null);
  now = $state.raw(Date.now());
  private listed = $state.raw<TableInfo[] | null>(null);
  private unlisted = $state.raw<TableInfo[]>([]);
  /** Tables that the server does not show, such as those of rules that have changed since. */
  private shut = new Set<string>();
  private own = $state.raw<ReadonlySet<string>>(new Set());

  sorted = $derived(this.listed === null ? null : sort(this.listed, this.unlisted, this.own));

  /** Looks again and again; gives back how to stop. */
  start(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), OFTEN);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    try {
      const [games, listed] = await Promise.all([this.games ?? api.games(), api.tables()]);
      this.games = games;
      const own = new Set(keepsakes.tables.get());
      const seen = new Set(listed.map((table) => table.id));
      this.unlisted = await this.visit([...own].filter((id) => !seen.has(id)));
      this.own = own;
      this.listed = listed;
      this.now = Date.now();
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Tables that are not listed; those that are over stay as they were seen. */
  private async visit(ids: string[]): Promise<TableInfo[]> {
    const known = this.unlisted.filter((table) => ids.includes(table.id));
    const over = known.filter((table) => table.state === 'over' || table.state === 'closed');
    const going = known.filter((table) => !over.includes(table)).map((table) => table.id);
    const fresh = ids.filter((id) => !this.shut.has(id) && !known.some((table) => table.id === id)).slice(0, FEW);
    const found = await Promise.all([...going, ...fresh].map((id) => this.lookUp(id)));
    return [...over, ...found.filter((table) => table !== null)];
  }

  private async lookUp(id: string): Promise<TableInfo | null> {
    try {
      return await api.table(id);
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      // What is no more needs no remembrance.
      if (error.refusal.code === 'unknown-table') keepsakes.tables.forget(id);
      this.shut.add(id);
      return null;
    }
  }
}

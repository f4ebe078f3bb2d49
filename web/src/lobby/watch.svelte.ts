import type { GameInfo } from '../generated/GameInfo';
import type { TableInfo } from '../generated/TableInfo';
import * as api from '../lib/api';
import * as keepsakes from '../lib/keepsakes';
import { sort } from './tables';

const OFTEN = 5_000;

/** What the lobby sees: the games, the tables, and one's own tables that are not listed. */
export class Watch {
  games = $state.raw<GameInfo[] | null>(null);
  trouble = $state.raw<unknown>(null);
  now = $state.raw(Date.now());
  private listed = $state.raw<TableInfo[] | null>(null);
  private unlisted = $state.raw<TableInfo[]>([]);
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
      this.games ??= await api.games();
      const listed = await api.tables();
      const own = new Set(keepsakes.tables.get());
      const seen = new Set(listed.map((table) => table.id));
      const unlisted = await Promise.all([...own].filter((id) => !seen.has(id)).map((id) => this.visit(id)));
      this.own = own;
      this.unlisted = unlisted.filter((table) => table !== null);
      this.listed = listed;
      this.now = Date.now();
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }

  /** A table that is not listed; one that is over stays as it was seen. */
  private async visit(id: string): Promise<TableInfo | null> {
    const before = this.unlisted.find((table) => table.id === id);
    if (before && (before.state === 'over' || before.state === 'closed')) return before;
    try {
      return await api.table(id);
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      // What is no more needs no remembrance.
      if (error.refusal.code === 'unknown-table') keepsakes.tables.forget(id);
      return null;
    }
  }
}

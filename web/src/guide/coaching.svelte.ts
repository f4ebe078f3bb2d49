import { Table } from '../lib/table.svelte';
import type { Shown } from '../lib/shown';
import { keep, progressAt } from './keep';
import type { Moment } from './moment';
import { back, follow, forth, type Progress } from './progress';

/** The guide at one table: where the learner is, and what was pressed. */
export class Coaching {
  private static readonly known = new WeakMap<Table, Coaching>();

  progress: Progress;

  private constructor(
    private readonly table: string,
    progress: Progress,
  ) {
    this.progress = $state.raw(progress);
  }

  /** The guide at a table that is played here and was opened as a first game. */
  static at(table: Shown): Coaching | null {
    if (!(table instanceof Table) || table.you === null) return null;
    const known = Coaching.known.get(table);
    if (known) return known;
    const progress = progressAt(table.id);
    if (!progress) return null;
    const coaching = new Coaching(table.id, progress);
    Coaching.known.set(table, coaching);
    return coaching;
  }

  follow = (moment: Moment) => this.set(follow(this.progress, moment));
  forth = (moment: Moment) => this.set(forth(this.progress, moment));
  back = () => this.set(back(this.progress));
  skip = (skipped: boolean) => this.set({ ...this.progress, skipped });

  private set(progress: Progress): void {
    if (progress === this.progress) return;
    this.progress = progress;
    keep(this.table, progress);
  }
}

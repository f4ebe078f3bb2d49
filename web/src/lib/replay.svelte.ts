import type { Choice } from '../generated/Choice';
import type { LogLine } from '../generated/LogLine';
import type { ReplayStep } from '../generated/ReplayStep';
import type { TableInfo } from '../generated/TableInfo';
import type { Way } from '../generated/Way';
import * as api from './api';
import { Course, type Moment, type RoundMark } from './course';
import { familyOf, type Family } from './family';
import type { Shown } from './shown';
import { nameOf } from './names';
import type { Thing } from './things';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a moment is shown at speed 1, in milliseconds. */
const PACE = 900;

/** A game that is over, watched again from one seat or from none. */
export class Replay implements Shown {
  /** How many steps were played. */
  at = $state.raw(0);
  you = $state.raw<number | null>(null);
  playing = $state.raw(false);
  speed = $state.raw<number>(1);
  trouble = $state.raw<unknown>(null);

  private ended = $state.raw<TableInfo | null>(null);
  private course = $state.raw<Course | null>(null);
  private readonly courses = new Map<number | null, Course>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly moment: Moment | null = $derived(this.course?.moment(this.at) ?? null);
  readonly names: string[] = $derived(this.ended?.seats.map(nameOf) ?? []);
  /** The table as it was while the game was played; how it ended is told at the end. */
  readonly info: TableInfo | null = $derived(this.ended && this.at < this.end ? unended(this.ended) : this.ended);

  // Nothing can be chosen in what is over.
  readonly decision = null;
  readonly mayChoose = false;
  readonly things: Map<Thing, Choice[]> = new Map();
  readonly ways: Map<Thing, Way[]> = new Map();
  choose(): void {}
  take(): void {}

  constructor(
    readonly id: string,
    at: number,
    seat: number | null,
  ) {
    this.at = at;
    this.you = seat;
    void this.load(seat);
  }

  get view() {
    return this.moment?.view ?? null;
  }

  get log(): readonly LogLine[] {
    return this.moment?.log ?? [];
  }

  get awaited(): number[] {
    return this.view ? familyOf(this.view).awaited(this.view) : [];
  }

  left(milliseconds: number): number {
    return milliseconds;
  }

  /** The number of steps. */
  get end(): number {
    return this.course?.end ?? 0;
  }

  get rounds(): readonly RoundMark[] {
    return this.course?.rounds ?? [];
  }

  /** What Rounds are called in this game. */
  get roundWords(): Family['roundWords'] | undefined {
    return this.view ? familyOf(this.view).roundWords : undefined;
  }

  /** The step that led to what is shown. */
  get step(): ReplayStep | null {
    return this.course?.steps[this.at - 1] ?? null;
  }

  /** Looks from another seat, or from none, at the same moment. */
  async look(seat: number | null): Promise<void> {
    this.you = seat;
    await this.load(seat);
  }

  seek(at: number): void {
    this.at = Math.min(Math.max(0, Math.trunc(at)), this.end);
    if (this.at === this.end) this.pause();
  }

  forward(): void {
    if (this.course) this.seek(this.course.next(this.at));
  }

  back(): void {
    if (this.course) this.seek(this.course.previous(this.at));
  }

  nextRound(): void {
    if (this.course) this.seek(this.course.nextRound(this.at));
  }

  previousRound(): void {
    if (this.course) this.seek(this.course.previousRound(this.at));
  }

  /** Plays on from here, or once more from the beginning; or stops. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.end) this.seek(0);
    this.playing = this.end > 0;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.pause();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.forward();
      if (this.playing) this.wait();
    }, PACE / this.speed);
  }

  private async load(seat: number | null): Promise<void> {
    try {
      const [info, course] = await Promise.all([this.ended ?? api.table(this.id), this.courseOf(seat)]);
      // Meanwhile somebody may have chosen another seat.
      if (seat !== this.you) return;
      this.ended = info;
      this.course = course;
      this.trouble = null;
      this.seek(this.at);
    } catch (error) {
      this.trouble = error;
      this.pause();
    }
  }

  private async courseOf(seat: number | null): Promise<Course> {
    const known = this.courses.get(seat);
    if (known) return known;
    const replay = await api.replay(this.id, seat);
    const course = new Course(replay, familyOf(replay.view).round);
    this.courses.set(seat, course);
    return course;
  }
}

/** A table whose game is over, as it was before that; what is not kept for every moment is left out. */
function unended(info: TableInfo): TableInfo {
  const { ending: _ending, proposal: _proposal, window: _window, ...rest } = info;
  const seats = info.seats.map(({ clock: _clock, ticking: _ticking, stand_in: _in, resigned: _out, ...seat }) => ({
    ...seat,
    present: true,
  }));
  return { ...rest, seats, state: 'running', paused: false };
}

import type { GameView } from '../generated/GameView';
import type { LogLine } from '../generated/LogLine';
import type { Replay } from '../generated/Replay';
import type { ReplayStep } from '../generated/ReplayStep';
import { applyZones } from './view';

/** What a viewer saw at one moment of a game. */
export interface Moment {
  view: GameView;
  log: readonly LogLine[];
}

/** Where a Round begins: after so many steps. */
export interface RoundMark {
  round: number;
  at: number;
}

/** How many steps there are between two moments that are kept. */
const STRIDE = 20;

/** A game that is over, at any moment of it. Moments are counted by the steps before them. */
export class Course {
  readonly steps: readonly ReplayStep[];
  readonly rounds: readonly RoundMark[];
  /** Every moment whose number divides by the stride: no other is far from one of them. */
  private readonly kept: Moment[] = [];

  /** A replay; `roundOf` says which Round it is. */
  constructor(replay: Replay, roundOf: (view: GameView) => number) {
    this.steps = replay.steps;
    let moment: Moment = { view: replay.view, log: [] };
    const rounds = [{ round: roundOf(moment.view), at: 0 }];
    this.kept.push(moment);
    this.steps.forEach((step, n) => {
      moment = after(moment, step);
      if ((n + 1) % STRIDE === 0) this.kept.push(moment);
      const round = roundOf(moment.view);
      if (round !== rounds.at(-1)?.round) rounds.push({ round, at: n + 1 });
    });
    this.rounds = rounds;
  }

  /** The number of the last moment. */
  get end(): number {
    return this.steps.length;
  }

  moment(at: number): Moment {
    const before = Math.floor(at / STRIDE);
    const first = this.kept[before];
    if (!first) throw new Error(`there is no moment ${at}`);
    return this.steps.slice(before * STRIDE, at).reduce(after, first);
  }

  /** The nearest moment behind this one at which something changed for the viewer, or the end. */
  next(at: number): number {
    const found = this.steps.findIndex((step, n) => n >= at && shows(step));
    return found < 0 ? this.end : found + 1;
  }

  /** The nearest moment before this one at which something changed for the viewer, or the beginning. */
  previous(at: number): number {
    return this.steps.findLastIndex((step, n) => n < at - 1 && shows(step)) + 1;
  }

  nextRound(at: number): number {
    return this.rounds.find((mark) => mark.at > at)?.at ?? this.end;
  }

  previousRound(at: number): number {
    return this.rounds.findLast((mark) => mark.at < at)?.at ?? 0;
  }
}

/** Did the viewer notice the step? What others do in secret shows nothing. */
function shows(step: ReplayStep): boolean {
  return step.events.length > 0 || step.answered !== undefined || Object.keys(step.zones).length > 0;
}

function after(moment: Moment, step: ReplayStep): Moment {
  const stands = step.kept === undefined ? moment.log : moment.log.slice(0, step.kept);
  const log = step.events.length > 0 ? [...stands, ...step.events] : stands;
  return { view: applyZones(moment.view, step.zones), log };
}

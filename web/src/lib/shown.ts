import type { Choice } from '../generated/Choice';
import type { ChoiceName } from '../generated/ChoiceName';
import type { Decision } from '../generated/Decision';
import type { LogLine } from '../generated/LogLine';
import type { Thing } from './things';

/** What a board reads: a table that is followed as it is played, or a moment of a replay. */
export interface Shown {
  /** The seat from which one looks; none for those who watch. */
  readonly you: number | null;
  readonly names: string[];
  readonly log: readonly LogLine[];
  readonly decision: Decision | null;
  /** What can be chosen by a click on it. */
  readonly things: Map<Thing, Choice[]>;
  /** The seats that the game waits for. */
  readonly awaited: number[];
  /** Can an option be chosen now? */
  readonly mayChoose: boolean;
  choose(choice: ChoiceName): void;
  /** What is left now of a time in milliseconds, which runs or stands. */
  left(milliseconds: number, running: boolean): number;
}

import type { Choice } from '../generated/Choice';
import type { ChoiceName } from '../generated/ChoiceName';
import type { Decision } from '../generated/Decision';
import type { LogLine } from '../generated/LogLine';
import type { Way } from '../generated/Way';
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
  /** Where several answers of one's own lead to that are chosen as one, by the thing they end at; shortest first. */
  readonly ways: Map<Thing, Way[]>;
  /** The seats that the game waits for. */
  readonly awaited: number[];
  /** Can an option be chosen now? */
  readonly mayChoose: boolean;
  choose(choice: ChoiceName): void;
  /** Goes a whole way with one message. */
  take(way: Way): void;
  /** What is left now of a time in milliseconds, which runs or stands. */
  left(milliseconds: number, running: boolean): number;
}

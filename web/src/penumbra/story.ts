// What the log tells of the Trial or Contract that a player is at: how its Threat went, and which dice went into its task.
import type { LogLine } from '../generated/LogLine';
import type { PenumbraEvent } from '../generated/PenumbraEvent';

/** What became of a die of a Threat. */
export interface Struck {
  value: number;
  what: 'missed' | 'wounded' | 'die' | 'mortal';
  /** The cell of the Mark it hit, counted from 1. */
  cell?: number;
  /** The die it hit. */
  die?: string;
}

export interface Story {
  struck: Struck[];
  /** The dice that were discarded for the task. */
  locked: string[];
  end: 'passed' | 'failed' | undefined;
}

/** A seat begins something new with these. */
const BEGINS: readonly PenumbraEvent['what'][] = ['attempts', 'turn', 'placed'];

const valueOf = (die: string): number => Number(die.split(' ')[1] ?? 0);

/** What happened since a seat began what it is at. `values` are those that hit the cells of a board. */
export function storyOf(log: readonly LogLine[], seat: number, values: readonly number[]): Story {
  const events = log.map(({ event }) => event as PenumbraEvent);
  const since = events.findLastIndex((event) => BEGINS.includes(event.what) && 'seat' in event && event.seat === seat);
  const story: Story = { struck: [], locked: [], end: undefined };
  let rolled: number[] = [];
  const strike = (struck: Struck): void => {
    story.struck.push(struck);
    const at = rolled.indexOf(struck.value);
    rolled.splice(Math.max(0, at), 1);
  };
  for (const event of events.slice(since + 1)) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const before = story.locked;
    if (event.what !== 'die-lost' && event.what !== 'completed' && event.what !== 'failed') story.locked = [];
    switch (event.what) {
      case 'threat-rolled':
        rolled = [...event.values];
        story.struck = [];
        break;
      case 'missed':
        strike({ value: event.value, what: 'missed' });
        break;
      case 'mark-wounded':
        if (rolled.length > 0) strike({ value: values[event.cell] ?? 0, what: 'wounded', cell: event.cell + 1 });
        break;
      case 'mortal-wound':
        if (rolled.length > 0) strike({ value: rolled[0] ?? 0, what: 'mortal' });
        break;
      case 'die-lost':
        if (rolled.includes(valueOf(event.die))) strike({ value: valueOf(event.die), what: 'die', die: event.die });
        else story.locked.push(event.die);
        break;
      case 'completed':
      case 'failed':
        story.end = event.what === 'completed' ? 'passed' : 'failed';
        break;
      default:
        // What is gained by passing follows, and changes nothing of how it was passed.
        if (story.end) story.locked = before;
    }
  }
  return story;
}

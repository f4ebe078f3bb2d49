import type { Decision } from '../generated/Decision';
import type { PenumbraView } from '../generated/PenumbraView';
import { idOf, kindOf, thingOf } from '../lib/things';
import type { Story } from './story';

/** What lies in the middle of the table only. */
const MIDDLE = ['section', 'cell', 'deck', 'market'];

/** Does a question need the middle of the table? */
export function needsMiddle(decision: Decision | null, view: PenumbraView): boolean {
  const open = new Set([...view.decks.flatMap(({ market }) => market), ...view.row, ...view.trials]);
  const attempted = view.attempted ?? view.contract;
  return (decision?.options ?? []).some((option) => {
    const thing = thingOf(option);
    if (thing === undefined) return false;
    if (kindOf(thing) !== 'card') return MIDDLE.includes(kindOf(thing));
    return idOf(thing) !== attempted && open.has(idOf(thing));
  });
}

/** The card that a seat is at and that fills the middle of the table meanwhile. */
export function attemptOf(view: PenumbraView, you: number | null, decision: Decision | null): string | undefined {
  const card = view.attempted ?? view.contract;
  if (card === null || view.over || view.actor !== you || view.turn !== you) return undefined;
  return needsMiddle(decision, view) ? undefined : card;
}

/** The steps of a Trial and of a Contract. */
export const STEPS = { trial: ['threat', 'path', 'task', 'reward'], contract: ['threat', 'task', 'reward'] } as const;

/** How far one is among these steps. */
export function stepAt(view: PenumbraView, decision: Decision | null, story: Story): number {
  const trial = view.attempted !== null;
  if (story.end === 'passed') return trial ? 4 : 3;
  const key = decision?.message.key;
  if (key === 'pen-ask-path') return 1;
  if (!trial) return view.threat && key !== 'pen-ask-contract-task' ? 0 : 1;
  if (view.path !== null) return 2;
  return 0;
}

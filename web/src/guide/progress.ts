import { LESSONS, lesson } from './lessons';
import type { Moment } from './moment';

/** How far a learner has come. It is kept as it is, so that a reload changes nothing. */
export interface Progress {
  /** The lessons that have come up, by id, in the order in which they did. */
  readonly pages: readonly string[];
  /** The page that shows. */
  readonly at: number;
  /** The furthest page that has been shown. */
  readonly far: number;
  /** All that came up is read; nothing shows until the next lesson comes. */
  readonly resting: boolean;
  /** The learner wants no guide, or none for now. */
  readonly skipped: boolean;
  /** The question that was open last. */
  readonly prompt: number | null;
}

export const BEGINNING: Progress = { pages: [], at: 0, far: -1, resting: true, skipped: false, prompt: null };

/** The table has moved on: new lessons come up, and an answer turns the page as a click on “Next” does. */
export function follow(progress: Progress, moment: Moment): Progress {
  const fresh = LESSONS.filter(({ id, when }) => !progress.pages.includes(id) && when(moment));
  const prompt = moment.decision?.prompt ?? progress.prompt;
  if (fresh.length === 0 && prompt === progress.prompt) return progress;
  const next = { ...progress, pages: [...progress.pages, ...fresh.map(({ id }) => id)], prompt };
  const urgent = fresh.find((each) => each.urgent);
  if (urgent) return turned(next, next.pages.indexOf(urgent.id));
  if (progress.resting) return fresh.length > 0 ? turned(next, progress.pages.length) : next;
  if (prompt === progress.prompt || progress.prompt === null) return next;
  const page = waiting(next, moment);
  return page === undefined ? next : turned(next, page);
}

/** Turns to the next page; after the last one the guide rests. */
export function forth(progress: Progress, moment: Moment): Progress {
  if (progress.at < progress.far) return turned(progress, progress.at + 1);
  const page = waiting(progress, moment);
  return page === undefined ? { ...progress, resting: true } : turned(progress, page);
}

/** Turns to the page before, or back to the last one that was read. */
export function back(progress: Progress): Progress {
  return turned(progress, progress.resting ? progress.at : Math.max(0, progress.at - 1));
}

/** Is there another page to turn to? */
export function hasMore(progress: Progress, moment: Moment): boolean {
  return progress.at < progress.far || waiting(progress, moment) !== undefined;
}

/** The first page that has not been shown and whose moment has not passed. */
function waiting(progress: Progress, moment: Moment): number | undefined {
  const page = progress.pages.findIndex((id, i) => i > progress.far && lesson(id)?.when(moment));
  return page < 0 ? undefined : page;
}

function turned(progress: Progress, at: number): Progress {
  return { ...progress, at, far: Math.max(progress.far, at), resting: false };
}

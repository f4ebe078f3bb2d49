import type { LogLine } from '../generated/LogLine';

/**
 * Reads a log as it grows: what came since it was last read. What was there at first, or before one went back, is no
 * news; an empty log is one that has not come yet.
 */
export function newsReader(): (log: readonly LogLine[]) => readonly LogLine[] {
  let seen = -1;
  return (log) => {
    const news = seen < 0 || log.length < seen ? [] : log.slice(seen);
    seen = log.length || -1;
    return news;
  };
}

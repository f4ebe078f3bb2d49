import type { Said } from '../generated/Said';

/** What was said at the table that one is at and has not read yet. */
class Unread {
  lines = $state.raw<readonly Said[]>([]);

  get count(): number {
    return this.lines.length;
  }

  say(said: Said): void {
    this.lines = [...this.lines, said];
  }

  /** All has been read. */
  read(): void {
    if (this.lines.length > 0) this.lines = [];
  }
}

export const unread = new Unread();

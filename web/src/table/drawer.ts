import type { Snippet } from 'svelte';

/** Something that is put away at the edge of the board until one wants it. */
export interface Drawer {
  /** What it is called among the others. */
  id: string;
  icon: string;
  /** What its tab says, and what its head says where that is more. */
  label: string;
  title?: string;
  /** How many things are in it, or how many lines so far if `unread`: then those one has not seen are counted. */
  count?: number;
  unread?: boolean;
  /** Heard and reached by the keyboard while it is shut, too; it opens while the focus is in it. */
  keeps?: boolean;
  /** Without a tab it is opened from elsewhere. */
  tab?: boolean;
  content: Snippet;
}

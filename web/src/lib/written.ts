import type { ChoiceName } from '../generated/ChoiceName';

/**
 * The name of a choice as it is written into the page, to find there what offers it. What a choice is about is said
 * beside its name and never read out of it: this text is used as a whole.
 */
// eslint-disable-next-line @typescript-eslint/no-base-to-string
export const written = (name: ChoiceName): string => String(name);

import type { Choice } from './generated/Choice';
import type { ChoiceName } from './generated/ChoiceName';

/** The name of a choice; what tests write is as good as what a server sends. */
// eslint-disable-next-line no-restricted-syntax
export const named = (name: string): ChoiceName => name as unknown as ChoiceName;

/** An option as a server would offer it. */
export const option = (name: string, about: Partial<Omit<Choice, 'name'>> = {}): Choice => ({
  name: named(name),
  message: { key: 'x' },
  ...about,
});

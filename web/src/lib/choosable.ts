import type { Choice } from '../generated/Choice';

/** What makes a part of a picture a button for an option; nothing without one. */
export function choosable(option: Choice | undefined, said: string, choose: (name: string) => void) {
  if (!option) return {};
  const pick = (event: Event) => {
    event.preventDefault();
    choose(option.name);
  };
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': said,
    onclick: pick,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') pick(event);
    },
  };
}

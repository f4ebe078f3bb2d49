import { closeup } from './closeup.svelte';
import { menu } from './menu.svelte';
import type { Shown } from './shown';
import type { Thing } from './things';
import { words } from './words.svelte';
import { written } from './written';

/**
 * What makes something on the table a button for the options about it; nothing without any. Those who hear the page
 * are told what it is, too, where its options do not say so.
 */
export function choosable(table: Shown, thing: Thing, what?: string) {
  const options = table.things.get(thing);
  if (!options) return {};
  const pick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (closeup.endsPress()) return;
    menu.offer(table, options, event.currentTarget as Element);
  };
  return {
    role: 'button' as const,
    tabindex: 0,
    'data-thing': thing,
    'data-options': options.map((option) => written(option.name)).join('\n'),
    'aria-label': [options.map((option) => words.say(option.message, table.names)).join(' / '), what]
      .filter(Boolean)
      .join('. '),
    onclick: pick,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') pick(event);
    },
  };
}

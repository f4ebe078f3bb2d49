import { closeup } from './closeup.svelte';
import { highlight } from './highlight.svelte';
import { menu } from './menu.svelte';
import type { Shown } from './shown';
import type { Thing } from './things';
import type { Choice } from '../generated/Choice';
import { namesOf, offeredWays, wordsOf } from './ways';
import { words } from './words.svelte';
import { written } from './written';

/**
 * What makes something on the table a button for the options about it and for the ways that end at it; nothing without
 * any. Those who hear the page are told what it is, too, where its options do not say so. `meant` leaves out options that
 * have a sign of their own.
 */
export function choosable(table: Shown, thing: Thing, what?: string, meant = (options: Choice[]) => options) {
  const options = meant(table.things.get(thing) ?? []);
  const ways = offeredWays(options, table.ways.get(thing) ?? []);
  if (options.length + ways.length === 0) return {};
  const pick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (closeup.endsPress()) return;
    menu.offer(table, options, event.currentTarget as Element, ways);
  };
  const said = [
    ...options.map((option) => words.say(option.message, table.names)),
    ...ways.map((way) => wayWords(table, way).leads),
  ];
  const reach = options.flatMap((option) => option.reach ?? []);
  return {
    role: 'button' as const,
    tabindex: 0,
    'data-thing': thing,
    'data-options': [
      ...options.map((option) => written(option.name)),
      ...ways.map((way) => namesOf(way).map(written).join(' > ')),
    ].join('\n'),
    'aria-label': [[...new Set(said)].join(' / '), what].filter(Boolean).join('. '),
    onclick: pick,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') pick(event);
    },
    ...(reach.length > 0 ? highlight.over(() => reach) : {}),
  };
}

/** What a way says: what it leads to, and what is done before. */
export const wayWords = (table: Shown, way: Parameters<typeof wordsOf>[0]) =>
  wordsOf(way, (option) => words.say(option.message, table.names));

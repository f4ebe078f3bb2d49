import type { Choice } from '../generated/Choice';
import { closeup, type hoverable } from '../lib/closeup.svelte';
import { highlight } from '../lib/highlight.svelte';
import { moved } from '../lib/pointer';
import type { Shown } from '../lib/shown';
import type { Thing } from '../lib/things';

/** What the pointer or the focus rests on, as far as a way leads there. */
class Along {
  to = $state.raw<{ thing: Thing; steps: readonly Choice[] } | null>(null);
}

export const alongWay = new Along();

/** What lets a thing light up all that one touches on the way to it: the die, the section, the card. */
export function along(table: Shown, thing: Thing) {
  // What can be done at once comes before what can be reached.
  const option = table.things.get(thing)?.[0];
  const way = option ? undefined : table.ways.get(thing)?.[0];
  const steps = way?.steps ?? (option ? [option] : []);
  if (steps.length === 0) return {};
  const show = () => {
    alongWay.to = way ? { thing, steps } : null;
    highlight.show(steps.flatMap(({ things }) => things ?? []));
  };
  const clear = () => {
    alongWay.to = null;
    highlight.clear();
  };
  return {
    onpointerenter: (event: PointerEvent) => moved(event) && show(),
    onpointerleave: clear,
    onfocusin: show,
    onfocusout: clear,
  };
}

/** How long the pointer rests on what says all by itself, before it shows more closely. */
const PATIENT = 700;

/** Lets what shows a card closely wait, where the card can be read as it lies. */
export function patient(handlers: ReturnType<typeof hoverable>, cls: string, id: string) {
  let timer = 0;
  return {
    ...handlers,
    onpointerenter: (event: PointerEvent) => {
      const card = event.currentTarget as Element;
      const full = card.querySelector('[data-fit="full"]') && !card.querySelector('[data-fit="short"]');
      if (!full) handlers.onpointerenter(event);
      else if (event.pointerType === 'mouse' && moved(event))
        timer = window.setTimeout(() => closeup.soon(cls, id, card), PATIENT);
    },
    onpointerleave: () => {
      clearTimeout(timer);
      handlers.onpointerleave();
    },
    onpointerdown: (event: PointerEvent) => {
      clearTimeout(timer);
      handlers.onpointerdown(event);
    },
  };
}

type Handlers = { [name: string]: unknown };

/** Two sets of properties of which both may listen to the same. */
export function both<A extends Handlers, B extends Handlers>(first: A, second: B): A & B {
  const all: Handlers = { ...first, ...second };
  for (const [name, listens] of Object.entries(first)) {
    const other = second[name];
    if (typeof listens !== 'function' || typeof other !== 'function') continue;
    all[name] = (event: Event) => {
      listens(event);
      other(event);
    };
  }
  return all as A & B;
}

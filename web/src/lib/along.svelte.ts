import type { Choice } from '../generated/Choice';
import { highlight } from './highlight.svelte';
import { moved } from './pointer';
import type { Shown } from './shown';
import type { Thing } from './things';
import { offeredWays } from './ways';

/** What the pointer or the focus rests on, as far as a way leads there. */
class Along {
  to = $state.raw<{ thing: Thing; steps: readonly Choice[] } | null>(null);
}

export const alongWay = new Along();

/** That way, as long as it is offered: what it rested on may be gone. */
export function wayPointedAt(table: Shown): Along['to'] {
  const { to } = alongWay;
  return to && table.ways.get(to.thing)?.some(({ steps }) => steps === to.steps) ? to : null;
}

/** What lets a thing light up all that one touches on the way to it: the die, the section, the card. */
export function along(table: Shown, thing: Thing) {
  // What can be done at once comes before what can be reached.
  const option = table.things.get(thing)?.[0];
  const way = option ? undefined : offeredWays([], table.ways.get(thing) ?? [])[0];
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

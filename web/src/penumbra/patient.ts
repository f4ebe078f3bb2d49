import { closeup, type hoverable } from '../lib/closeup.svelte';
import { moved } from '../lib/pointer';

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

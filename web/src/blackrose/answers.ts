import type { View } from '../generated/View';
import { words } from '../lib/words.svelte';

const ANSWERS = ['trap', 'protection'];

/** The Spells of a seat that can answer in windows: those in its hand, slots, Memories and Grimoire. */
export function ownAnswers(view: View, seat: number): string[] {
  const here = view.seats[seat];
  if (!here) return [];
  const grimoire = `grimoire of ${here.mage}`;
  const hidden = view.hidden.filter((group) => grimoire in group.places);
  const ids = new Set([
    ...here.known_hand,
    ...here.slots.flatMap((slot) => slot.spell ?? []),
    ...here.memories,
    ...hidden.flatMap((group) => Object.keys(group.faces)),
  ]);
  return [...ids].filter(canAnswer).sort((a, b) => spellName(a).localeCompare(spellName(b)));
}

const spellName = (id: string) => words.name(`spell/${id}`);

const canAnswer = (id: string) =>
  words.card('spell', id)?.effects.some((effect) => ANSWERS.includes(effect.type ?? '')) ?? false;

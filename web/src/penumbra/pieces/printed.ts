import type { PenumbraCell } from '../../generated/PenumbraCell';
import type { PenumbraSection } from '../../generated/PenumbraSection';
import { words } from '../../lib/words.svelte';
import './hues.css';

export * from './kinds';

/** What is printed on a section. */
export const sectionOf = (id: string): PenumbraSection | undefined =>
  words.printed?.sections.find((section) => section.id === id);

/** The cells for Marks on a Wizard board. */
export const cellsOf = (): PenumbraCell[] => words.printed?.board.cells ?? [];

/** What is printed on a cell for a Mark, in words. */
export function cellWords(cell: PenumbraCell): string {
  return [
    cell.text,
    `${words.label('pen-piece-thread')}: ${cell.thread}`,
    words.label('pen-piece-cell-value', { n: cell.value }),
    cell.points > 0 ? words.label('pen-piece-points', { n: cell.points }) : undefined,
  ]
    .filter(Boolean)
    .map((text) => text?.replace(/\.$/, ''))
    .join('. ');
}

/** A card in one line, for those who hear the page. */
export function cardWords(id: string): string {
  const face = words.face(id);
  if (!face) return words.name(id);
  const texts = face.texts.map(({ part, text }) => `${words.label(`pen-part-${part}`)}: ${text}`);
  return [face.name, ...face.facts, ...texts].join('. ');
}

/** Dice in words. */
export const diceWords = (dice: readonly string[]): string =>
  dice.length > 0 ? dice.map(dieWords).join(', ') : words.label('pen-piece-no-dice');

/** A die in words, with what sets it apart. */
export function dieWords(die: string): string {
  const [kind = '', value = '', plane] = die.split(' ');
  const name = words.name(`${kind} ${value}`);
  return plane ? `${name} (${words.label(`pen-piece-${plane}`)})` : name;
}

import type { View } from '../generated/View';
import { whoIs } from '../blackrose/sides';
import { words } from './words.svelte';

/** Whose cubes these are, in words: each side with its number of them. */
export function cubesBySide(view: View, cubes: readonly string[]): string[] {
  const named = (side: string) => words.name(whoIs(view, side) ?? '');
  return [...new Set(cubes)].map((side) => `${named(side)} ${cubes.filter((cube) => cube === side).length}`);
}

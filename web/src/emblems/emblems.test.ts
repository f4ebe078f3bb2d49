import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { creatures } from './creatures';
import { disciplines } from './disciplines';
import { bring, emblemOf } from './emblems.svelte';
import { mages } from './mages';
import { schools } from './schools';
import { sides } from './sides';

const PACKS = new URL('../../../packs/', import.meta.url);

/** The ids of the cards of a class in all packs. */
function idsOf(cls: string): string[] {
  const files = readdirSync(PACKS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.toml'));
  const card = new RegExp(`^\\[\\[${cls}\\]\\]\\nid = "([^"]+)"`, 'gm');
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, PACKS), 'utf8').matchAll(card)].map(([, id]) => id ?? ''),
  );
}

const outlines = (cls: string, id: string) => JSON.stringify(emblemOf(cls, id));

bring({ creatures, disciplines, mages, schools, sides });

describe('emblems', () => {
  it.each([
    ['mage', 10],
    ['school', 13],
    ['evocation', 18],
    ['avatar', 1],
  ])('has one of its own for every %s of the packs', (cls, least) => {
    const ids = idsOf(cls);
    expect(ids.length).toBeGreaterThanOrEqual(least);
    expect(ids.filter((id) => !emblemOf(cls, id)?.length)).toEqual([]);
    expect(new Set(ids.map((id) => outlines(cls, id))).size).toBe(ids.length);
  });

  it('has one for every Discipline and for Spells of no School', () => {
    const ruled = ['ruby', 'amber', 'jasper', 'emerald', 'sapphire', 'amethyst'];
    expect(ruled.filter((id) => !emblemOf('discipline', id)?.length)).toEqual([]);
    expect(emblemOf('school', 'forgotten') && emblemOf('school', 'personal')).toBeTruthy();
    expect(emblemOf('side', 'rose')).not.toEqual(emblemOf('side', 'rosette'));
  });

  it('says that nobody drew one', () => {
    expect(emblemOf('mage', 'of-a-pack')).toBeNull();
    expect(emblemOf('mage', 'constructor')).toBeNull();
    expect(emblemOf('room', 'crypt')).toBeNull();
  });

  it('keeps every outline in its box, and all of them light', () => {
    const all = [mages, schools, creatures, disciplines, sides].flatMap((file) => Object.entries(file));
    for (const [id, drawing] of all) {
      for (const { d } of drawing()) {
        expect(d, id).toMatch(/^M[-\d. MLHVCQTSAZaelhvcqz]+$/);
        const numbers = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
        expect(Math.max(...numbers.map(Math.abs)), id).toBeLessThanOrEqual(82);
      }
    }
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^(?!.*test).*\.ts$/.test(file));
    const weight = files
      .map((file) => readFileSync(new URL(file, import.meta.url)))
      .reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(weight).toBeLessThan(14_000);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { PenumbraView } from '../generated/PenumbraView';

vi.mock('../lib/words.svelte', () => ({ words: {} }));
const { penumbra } = await import('./family');

const view = (parts: Partial<PenumbraView>) =>
  ({ seat: 0, over: false, asked: { seats: [1], clause: 'PEN-211' }, seats: [], ...parts }) as unknown as PenumbraView;
describe('Penumbra', () => {
  it('waits for those who are asked', () => {
    expect(penumbra.awaited(view({}))).toEqual([1]);
    expect(penumbra.clause(view({}))).toBe('PEN-211');
    expect(penumbra.awaited(view({ over: true }))).toEqual([]);
  });

  it('knows what a line of the log speaks of; cells and goods are those of one’s own board', () => {
    const gained = { what: 'gained', seat: 0, goods: 'blood', n: 1 } as const;
    expect(penumbra.spokenOf(gained, view({}))).toEqual(['side/seat0', 'goods/blood']);
    expect(penumbra.spokenOf({ ...gained, seat: 1 }, view({}))).toEqual(['side/seat1']);
    expect(penumbra.spokenOf({ what: 'fate', card: 'basilisk' }, view({}))).toEqual(['card/basilisk']);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Decision } from '../generated/Decision';
import type { PenumbraView } from '../generated/PenumbraView';

vi.mock('../lib/words.svelte', () => ({ words: {} }));
const { penumbra } = await import('./family');

const view = (parts: Partial<PenumbraView>) =>
  ({ seat: 0, over: false, asked: { seats: [1], clause: 'PEN-211' }, seats: [], ...parts }) as unknown as PenumbraView;
const asked = (...names: string[]): Decision => ({
  prompt: 7,
  clause: 'PEN-211',
  message: { key: 'pen-ask-study' },
  options: names.map((name) => ({ name, message: { key: 'x' } })),
});

describe('Penumbra', () => {
  it('waits for those who are asked', () => {
    expect(penumbra.awaited(view({}))).toEqual([1]);
    expect(penumbra.clause(view({}))).toBe('PEN-211');
    expect(penumbra.awaited(view({ over: true }))).toEqual([]);
  });

  it('asks whether a turn shall end in which dice can still be placed', () => {
    const doubt = penumbra.doubtOf(asked('go forest', 'end turn'), 'end turn', view({}), 0);
    expect(doubt?.asks.options.map(({ name }) => name)).toEqual(['sure', 'sure back']);
    expect(doubt?.asks.prompt).toBe(7);
    expect(penumbra.doubtOf(asked('use flash', 'end turn'), 'end turn', view({}), 0)).toBeNull();
    expect(penumbra.doubtOf(asked('go forest', 'end turn'), 'go forest', view({}), 0)).toBeNull();
  });

  it('knows what a line of the log speaks of; cells and goods are those of one’s own board', () => {
    const gained = { what: 'gained', seat: 0, goods: 'blood', n: 1 } as const;
    expect(penumbra.spokenOf(gained, view({}))).toEqual(['side/seat0', 'goods/blood']);
    expect(penumbra.spokenOf({ ...gained, seat: 1 }, view({}))).toEqual(['side/seat1']);
    expect(penumbra.spokenOf({ what: 'fate', card: 'basilisk' }, view({}))).toEqual(['card/basilisk']);
  });

  it('calls what is refused as it would be offered', () => {
    expect(penumbra.choiceMessage('go ruby-card')).toEqual({
      key: 'pen-choice-go',
      args: [['section', { noun: 'ruby-card' }]],
    });
    expect(penumbra.choiceMessage('pay flash')).toEqual({ key: 'pen-choice-pay', args: [['card', { noun: 'flash' }]] });
  });
});

import { describe, expect, it } from 'vitest';
import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import { option } from '../testing';
import { deedsOf } from './deeds';

const asked = (options: Choice[]): Decision => ({
  prompt: 1,
  clause: 'PEN-211',
  message: { key: 'pen-ask-study' },
  options,
});

const named = (name: string, key: string, more: Partial<Choice> = {}): Choice => ({
  ...option(name),
  message: { key },
  ...more,
});

const go = option('go ruby-card', { things: ['section/ruby-card'] });
const early = named('end turn', 'pen-choice-end', { commits: 'ends-early' });
const end = named('end turn', 'pen-choice-end', { commits: 'ends' });
const reroll = named('reroll', 'pen-choice-reroll', { lesser: true });
const apply = named('apply', 'pen-choice-apply');
const leave = named('leave', 'pen-choice-leave', { lesser: true });

describe('what stands beside the table', () => {
  it('ends the turn by its main button only when nothing else is left', () => {
    expect(deedsOf(asked([go, early]), [early]).main).toBeUndefined();
    expect(deedsOf(asked([go, end]), [end]).main).toBeUndefined();
    expect(deedsOf(asked([end, reroll]), [end, reroll]).main).toBe(end);
  });

  it('knows what is done for a price, and what answers the question', () => {
    const deeds = deedsOf(asked([leave, reroll, apply]), [leave, reroll, apply]);
    expect(deeds.primal.map(({ label }) => label)).toEqual(['pen-deed-reroll']);
    expect(deeds.answers).toEqual([apply, leave]);
    expect(deeds.main).toBe(apply);
    expect(deeds.ends).toEqual([]);
  });
});

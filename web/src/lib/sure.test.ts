import { expect, it } from 'vitest';
import type { Decision } from '../generated/Decision';
import { option } from '../testing';
import { doubtOf } from './sure';

const asked: Decision = { prompt: 7, clause: 'PEN-211', message: { key: 'pen-ask-study' }, options: [] };
const sure = { ask: 'ask-sure', yes: 'choice-sure', back: 'choice-sure-back', undoes: true };

it('asks before something ends sooner than one may think', () => {
  const end = option('end turn', { commits: 'ends-early', things: ['card/turn'] });
  const doubt = doubtOf(asked, end, sure);
  expect(doubt?.asks).toMatchObject({ prompt: 7, message: { key: 'ask-sure' } });
  expect(doubt?.asks.options).toEqual([
    { name: 'end turn', message: { key: 'choice-sure' } },
    { name: 'back', message: { key: 'choice-sure-back' }, lesser: true },
  ]);
  expect(doubt).toMatchObject({ choice: 'end turn', undoes: true });
});

it('asks nothing before anything else', () => {
  for (const commits of ['ends', 'reveals', 'rolls', 'spends'] as const) {
    expect(doubtOf(asked, option('x', { commits }), sure)).toBeNull();
  }
  expect(doubtOf(asked, option('go forest'), sure)).toBeNull();
});

import { expect, it } from 'vitest';
import type { Decision } from '../generated/Decision';
import { option } from '../testing';
import { doubtOf } from './sure';

const asked: Decision = { prompt: 7, clause: 'PEN-211', message: { key: 'pen-ask-study' }, options: [] };
const sure = { ask: 'ask-sure', yes: 'choice-sure', back: 'choice-sure-back', undoes: true };

it('asks before something ends sooner than one may think', () => {
  const end = option('end turn', { commits: 'ends-early', things: ['card/turn'] });
  const doubt = doubtOf(asked, { steps: [end] }, sure);
  expect(doubt?.asks).toMatchObject({ prompt: 7, message: { key: 'ask-sure' } });
  expect(doubt?.asks.options).toEqual([
    { name: 'end turn', message: { key: 'choice-sure' } },
    { name: 'back', message: { key: 'choice-sure-back' }, lesser: true },
  ]);
  expect(doubt).toMatchObject({ choice: 'end turn', then: [], undoes: true });
});

it('asks nothing before anything else', () => {
  for (const commits of ['ends', 'reveals', 'rolls', 'spends'] as const) {
    expect(doubtOf(asked, { steps: [option('x', { commits })] }, sure)).toBeNull();
  }
  expect(doubtOf(asked, { steps: [option('go forest')] }, sure)).toBeNull();
  expect(doubtOf(asked, { steps: [] }, sure)).toBeNull();
});

it('asks before the end of a way, which has not begun yet, so that nothing is taken back', () => {
  const way = { steps: [option('prepare tremor'), option('slot I'), option('side light', { commits: 'ends-early' })] };
  const doubt = doubtOf(asked, way, sure);
  expect(doubt).toMatchObject({ choice: 'prepare tremor', then: ['slot I', 'side light'], undoes: false });
  expect(doubt?.asks.options.map(({ message }) => message.key)).toEqual(['choice-sure', 'choice-wasted-back']);
});

it('asks with its own words before something comes to nothing', () => {
  const cast = option('cast I', { commits: 'reveals', wasted: { key: 'wasted-spell' } });
  const doubt = doubtOf(asked, { steps: [cast] }, sure);
  expect(doubt).toMatchObject({ choice: 'cast I', undoes: false, asks: { message: { key: 'wasted-spell' } } });
  expect(doubt?.asks.options.map(({ message }) => message.key)).toEqual(['choice-wasted', 'choice-wasted-back']);
});

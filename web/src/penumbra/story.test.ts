import { expect, test } from 'vitest';
import type { LogLine } from '../generated/LogLine';
import { storyOf } from './story';

const log = (...events: object[]) => events.map((event) => ({ message: { key: '' }, event })) as unknown as LogLine[];
const VALUES = [1, 1, 2, 2];

test('each Threat die is told with what it hit, and the dice of the task apart from those it took', () => {
  const story = storyOf(
    log(
      { what: 'attempts', seat: 0, card: 'ford' },
      { what: 'threat-rolled', seat: 0, values: [2, 5, 4] },
      { what: 'mark-wounded', seat: 0, cell: 2 },
      { what: 'die-lost', seat: 0, die: 'bone 4' },
      { what: 'missed', seat: 0, value: 5 },
      { what: 'die-lost', seat: 0, die: 'yellow 5' },
      { what: 'die-lost', seat: 0, die: 'green 3' },
    ),
    0,
    VALUES,
  );
  expect(story.struck).toEqual([
    { value: 2, what: 'wounded', cell: 3 },
    { value: 4, what: 'die', die: 'bone 4' },
    { value: 5, what: 'missed' },
  ]);
  expect(story.locked).toEqual(['yellow 5', 'green 3']);
  expect(story.end).toBeUndefined();
});

test('what was before, and what others do, is no part of it; how it ended is', () => {
  const story = storyOf(
    log(
      { what: 'die-lost', seat: 0, die: 'red 1' },
      { what: 'attempts', seat: 0, card: 'ford' },
      { what: 'die-lost', seat: 1, die: 'red 2' },
      { what: 'die-lost', seat: 0, die: 'red 6' },
      { what: 'completed', seat: 0, card: 'ford' },
      { what: 'gained', seat: 0, goods: 'arcana', n: 1 },
    ),
    0,
    VALUES,
  );
  expect(story).toEqual({ struck: [], locked: ['red 6'], end: 'passed' });
});

import { expect, it } from 'vitest';
import { phrases, shorter } from './phrases';

it('says once what a text says twice', () => {
  expect(phrases('Summon a Cadaver. Summon a Cadaver. Heal 1.')).toEqual(['Summon a Cadaver (×2).', 'Heal 1.']);
  expect(phrases('Inflict 1.')).toEqual(['Inflict 1.']);
});

it('gets shorter by sentences, then by words, and says so', () => {
  expect([...shorter(['Draw 1 Quest.', 'Discard 2 of them.'])]).toEqual([
    'Draw 1 Quest. Discard 2 of them.',
    'Draw 1 Quest…',
  ]);
  expect([...shorter(['Room within 1: place 1 Instability there.'])]).toEqual([
    'Room within 1: place 1 Instability there.',
    'Place 1 Instability there…',
    'Place 1 Instability…',
  ]);
  expect([...shorter(['Heal all of it.'])]).toEqual(['Heal all of it.']);
});

import { expect, test } from 'vitest';
import { disciplineOf, drawn, DISCIPLINES, hueOf, INGREDIENTS, opens } from './kinds';

test('a Discipline, its ingredient and its dice have one colour', () => {
  expect(DISCIPLINES.map(hueOf)).toEqual(INGREDIENTS.map(hueOf));
  expect([hueOf('emerald'), hueOf('green'), hueOf('spark'), hueOf('guild')]).toEqual([
    'green',
    'green',
    'spark',
    undefined,
  ]);
  expect([disciplineOf('green'), disciplineOf('bone')]).toEqual(['emerald', undefined]);
});

test('everything that is drawn by its name has a drawing', () => {
  const symbols = ['monsters', 'magical-beasts', 'wild-lands', 'mysticism', 'wizards', 'society'];
  const turns = ['study', 'trial', 'rest'];
  const effects = ['set', 'launch-spell', 'recolour-bone', 'untap', 'brew', 'exchange', 'buy'];
  const properties = [
    'rift',
    'vigilance',
    'shield',
    'trap',
    'no-crystals',
    'no-potions',
    'no-artifacts',
    'no-familiars',
  ];
  const approaches = ['destroy', 'catch', 'pacify', 'dispel', 'endure', 'bribe'];
  const places = ['bazaar', 'brewery', 'shop', 'guild', 'forest', 'sanctuary', 'ruins'];
  for (const name of [
    ...DISCIPLINES,
    ...INGREDIENTS,
    ...symbols,
    ...turns,
    ...effects,
    ...properties,
    ...approaches,
    ...places,
  ]) {
    expect(drawn(name), name).toBeDefined();
  }
  expect(drawn('nothing')).toBeUndefined();
});

test('a cell is open from so many players on; alone one plays as two do', () => {
  const spot = { takes: 'any', text: '', unlimited: false };
  expect([1, 2, 3].map((players) => opens({ ...spot, players: 3 }, players))).toEqual([false, false, true]);
  expect(opens({ ...spot, players: 0 }, 1)).toBe(true);
});

import { expect, it } from 'vitest';
import type { GameInfo } from '../generated/GameInfo';
import { fitting, fixed, hasOneSchool, list, otherSwitches, packLists, switchesInSight, toggled } from './setup';

const game = (id: string, setup: GameInfo['setup']) => ({ id, setup }) as GameInfo;

it('offers the switches that a game has', () => {
  const penumbra = {
    switches: [
      { name: 'ready-made', usual: false, clause: 'PEN-115', inSight: true },
      { name: 'idle-fate', usual: true, clause: 'PEN-230', inSight: false },
    ],
  } as GameInfo;
  expect([switchesInSight(penumbra), otherSwitches(penumbra)]).toEqual([['ready-made'], ['idle-fate']]);
});

it('offers the lists that name packs', () => {
  const choices = [
    { option: 'schools', class: 'school', ids: ['lex'] },
    { option: 'quests', class: 'pack', ids: ['rebirth', 'tempest'] },
  ];
  expect(packLists({ choices } as GameInfo).map(({ option }) => option)).toEqual(['quests']);
});

it('knows how many Schools a game takes', () => {
  expect(hasOneSchool(game('duel', { schools: ['lex'] }))).toBe(true);
  expect(hasOneSchool(game('rebirth', { schools: [] }))).toBe(false);
});

it('changes lists', () => {
  const duel = game('duel', { schools: ['lex'] });
  expect(list(duel, {}, 'schools')).toEqual(['lex']);
  expect(list(duel, { schools: ['agony'] }, 'schools')).toEqual(['agony']);
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(toggled(['a'], 'b', true)).toEqual(['a', 'b']);
});

it('fixes something for a seat, and frees it', () => {
  expect(fixed(undefined, 1, 3, 'ulrich')).toEqual([null, 'ulrich', null]);
  expect(fixed([null, 'ulrich'], 0, 2, 'arianna')).toEqual(['arianna', 'ulrich']);
  expect(fixed([null, 'ulrich'], 1, 2, null)).toEqual([]);
});

it('drops what is fixed for seats that are gone', () => {
  expect(fitting({ first: 2, seats: [null, 'a', 'b'], 'fixed-rooms': true }, 2)).toEqual({
    seats: [null, 'a'],
    'fixed-rooms': true,
  });
  expect(fitting({ first: 1 }, 2)).toEqual({ first: 1 });
});

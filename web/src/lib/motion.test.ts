import { expect, it } from 'vitest';
import type { View } from '../generated/View';
import type { Event } from '../generated/Event';
import type { Line } from './family';
import { lastOf, movesOf } from './motion';

const view = {
  seats: [
    { mage: 'ulrich', colour: 'red' },
    { mage: 'arianna', colour: 'blue' },
  ],
} as View;
const line = (event: Event): Line<Event> => ({ message: { key: 'log' }, event });

it('lets cubes travel from the sheet of their side', () => {
  const placed = line({ what: 'placed', by: 'arianna', colour: 'arianna', room: 'crypt', placed: 2, asked: 2 });
  expect(movesOf([placed], view)).toEqual([
    { kind: 'cubes', from: 'side/seat1', to: 'room/crypt', n: 2, colour: 'blue' },
  ]);
});

it('shows what the Black Rose gains at the Rose', () => {
  const gained = line({ what: 'gained', party: 'rose', n: 3, why: 'defeat' });
  expect(movesOf([gained], view)).toEqual([{ kind: 'word', at: 'side/rose', text: '+3', good: true }]);
});

it('turns up what is cast and snaps shut what lay in wait', () => {
  const cast = line({ what: 'cast', mage: 'ulrich', slot: 'II', spell: 'tremor', side: 'light' });
  const triggered = line({ what: 'triggered', mage: 'arianna', source: 'torment' });
  expect(movesOf([cast, triggered], view)).toEqual([
    { kind: 'turn', at: 'side/seat0', slot: 'II' },
    { kind: 'snap', at: 'side/seat1' },
  ]);
});

it('says in large letters that somebody fell', () => {
  const moves = movesOf([line({ what: 'mage-defeated', mage: 'ulrich', by: 'arianna' })], view);
  expect(moves.map(({ kind }) => kind)).toEqual(['flash', 'banner']);
});

it('shows only what can be followed', () => {
  const many = Array.from({ length: 30 }, () => line({ what: 'gained', party: 'ulrich', n: 1, why: 'quest' }));
  expect(lastOf(movesOf(many, view))).toHaveLength(8);
});

import { expect, it } from 'vitest';
import type { View } from '../generated/View';
import type { Event } from '../generated/Event';
import { sideOf } from './spoken';

const view = {
  seats: [{ mage: 'ulrich' }, { mage: 'arianna' }],
  models: [
    { model: 'templar:arianna:1', owner: 1 },
    { model: 'umbra:rose:1', owner: 4 },
  ],
} as View;
const side = (event: Event) => sideOf(event, view);

it('tells whose deed a line is', () => {
  expect(side({ what: 'drew', mage: 'ulrich', from: 'grimoire', spell: null })).toBe('seat0');
  expect(side({ what: 'entered', model: 'templar:arianna:1', room: 'crypt' })).toBe('seat1');
  expect(side({ what: 'entered', model: 'umbra:rose:1', room: 'crypt' })).toBe('rose');
  expect(side({ what: 'gained', party: 'rose', n: 1, why: 'event' })).toBe('rose');
  expect(side({ what: 'preparation-ends' })).toBeUndefined();
});

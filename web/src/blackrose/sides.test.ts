import { expect, it } from 'vitest';
import type { View } from '../generated/View';
import type { ModelView } from '../generated/ModelView';
import { belongsTo, ownerSide } from './sides';

const alone = { avatar: { number: 1 } } as View;
const withoutAvatar = {} as View;
const mine = { owner: 0 } as ModelView;
const its = { owner: 4 } as ModelView;
const umbra = { owner: 4, assigned: 0 } as ModelView;

it('gives the Avatar what is the Black Rose’s and follows nobody', () => {
  expect([mine, its, umbra].map((model) => belongsTo(alone, model, 1))).toEqual([false, true, false]);
  expect([mine, its, umbra].map((model) => belongsTo(alone, model, 0))).toEqual([true, false, false]);
  expect(belongsTo(withoutAvatar, { owner: 1 } as ModelView, 1)).toBe(true);
});

it('puts the Avatar on the side of the Black Rose', () => {
  expect([0, 1, 4].map((number) => ownerSide(alone, number))).toEqual(['seat0', 'rose', 'rose']);
  expect(ownerSide(withoutAvatar, 1)).toBe('seat1');
});

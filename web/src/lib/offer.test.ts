import { expect, it } from 'vitest';
import type { Decision } from '../generated/Decision';
import type { View } from '../generated/View';
import { offerOf } from './offer';

const view = {
  rooms: [{ room: 'crypt' }],
  models: [],
  quests: [],
  seats: [{ slots: [{ slot: 'I' }], active: [] }],
} as unknown as View;
const option = (name: string) => ({ name, message: { key: 'choice' } });
const decision = {
  message: { key: 'ask-action' },
  options: ['cast I', 'momentum I', 'slot I', 'target room:crypt', 'done'].map(option),
} as unknown as Decision;
const loose = (narrow: boolean) => offerOf(decision, view, 0, narrow).loose.map(({ name }) => name);

it('offers what nothing on the table stands for, and Spells that can be cast', () => {
  expect(loose(false)).toEqual(['cast I', 'done']);
});

it('offers on a narrow screen what stands on a sheet, too', () => {
  expect(loose(true)).toEqual(['cast I', 'slot I', 'done']);
});

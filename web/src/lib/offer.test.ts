import { expect, it } from 'vitest';
import type { Decision } from '../generated/Decision';
import type { View } from '../generated/View';
import { option } from '../testing';
import { offerOf } from './offer';

const view = {
  rooms: [{ room: 'crypt' }],
  models: [],
  quests: [],
  seats: [{ slots: [{ slot: 'I' }], active: [], known_hand: ['tremor'] }],
} as unknown as View;
const decision = {
  message: { key: 'ask-action' },
  options: [
    option('cast I', { message: { key: 'choice-cast' }, things: ['slot/I', 'spell/tremor', 'part/dark'] }),
    option('momentum I', { things: ['slot/I', 'spell/tremor', 'part/dark'], commits: 'spends' }),
    option('slot I', { things: ['slot/I'] }),
    option('side light', { things: ['part/light', 'spell/tremor'] }),
    option('prepare tremor', { things: ['spell/tremor'] }),
    option('target room:crypt', { things: ['room/crypt'] }),
    option('done'),
  ],
} as unknown as Decision;
const offered = (narrow: boolean) => {
  const { cards, loose } = offerOf(decision, view, 0, narrow ? ['slot'] : []);
  return [cards.map((card) => [card.option.name, card.id, card.part]), loose.map(({ name }) => name)];
};

it('offers what nothing on the table stands for, and Spells that can be cast', () => {
  expect(offered(false)).toEqual([
    [
      ['cast I', 'tremor', 'dark'],
      ['side light', 'tremor', 'light'],
    ],
    ['done'],
  ]);
});

it('offers on a narrow screen what stands on a sheet, too, but nothing that costs a card', () => {
  expect(offered(true)).toEqual([
    [
      ['cast I', 'tremor', 'dark'],
      ['side light', 'tremor', 'light'],
    ],
    ['slot I', 'done'],
  ]);
});

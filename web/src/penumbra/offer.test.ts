import { describe, expect, it } from 'vitest';
import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import type { PenumbraView } from '../generated/PenumbraView';
import { option } from '../testing';
import { lies, offerOf } from './offer';

const card = (id: string) => ({ card: id, tapped: false, light: false });

const view = {
  seats: [
    {
      talent: 'seer',
      pool: ['red 4'],
      grimoire: [card('flash')],
      inventory: [],
      equipment: [],
      experience: [],
      reserved: [],
    },
  ],
  sections: [{ id: 'ruby-card', cells: [null], loose: [] }],
  decks: [{ id: 'ruby', count: 3, known: [], market: ['spark-bolt', null] }],
  row: ['errand'],
  trials: ['basilisk'],
  shared: [],
  attempted: null,
  threat: null,
} as unknown as PenumbraView;

const asked = (...options: Choice[]): Decision => ({
  prompt: 1,
  clause: 'PEN-211',
  message: { key: 'pen-ask-study' },
  options,
});

const go = option('go ruby-card', { things: ['section/ruby-card'] });
const hidden = option('card hidden', { things: ['card/hidden'] });
const dark = option('path dark', { things: ['path/dark'] });
const end = option('end turn');

describe('what is asked at Penumbra', () => {
  it('is answered on the table where its thing lies', () => {
    expect(lies('section/ruby-card', view, 0)).toBe(true);
    expect(lies('cell/ruby-card/1', view, 0)).toBe(true);
    expect(lies('die/red 4', view, 0)).toBe(true);
    expect(lies('die/red 5', view, 0)).toBe(false);
    expect(lies('card/spark-bolt', view, 0)).toBe(true);
    expect(lies('card/flash', view, null)).toBe(false);
  });

  it('has buttons for the rest, and shows cards that lie nowhere', () => {
    const offer = offerOf(asked(go, end, hidden, dark), view, 0);
    expect(offer.loose.map(({ name }) => name)).toEqual(['end turn', 'path dark']);
    expect(offer.cards.map(({ id }) => id)).toEqual(['hidden']);
  });
});

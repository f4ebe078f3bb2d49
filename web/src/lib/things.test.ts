import { expect, it } from 'vitest';
import { option } from '../testing';
import { aboutA, cardOf, idOf, kindOf, standsFor, thingsOf } from './things';

const cast = option('cast I', { things: ['slot/I', 'spell/tremor', 'part/dark'] });
const momentum = option('momentum I', { things: ['slot/I', 'spell/tremor', 'part/dark'] });
const target = option('target templar', { things: ['model/templar:ulrich:1'] });
const done = option('done');

it('gathers the options that a thing stands for', () => {
  const things = thingsOf([cast, momentum, target, done]);
  expect([...things]).toEqual([
    ['slot/I', [cast, momentum]],
    ['model/templar:ulrich:1', [target]],
  ]);
  expect([cast, target, done].map(standsFor('slot/I'))).toEqual([true, false, false]);
});

it('has a kind and an id, which may have more of its own', () => {
  expect([kindOf('cell/ruby/2'), idOf('cell/ruby/2')]).toEqual(['cell', 'ruby/2']);
  expect([kindOf('spell/tempest/gale'), idOf('spell/tempest/gale')]).toEqual(['spell', 'tempest/gale']);
});

it('has a card to read, and its side', () => {
  expect(cardOf(cast)).toEqual({ cls: 'spell', id: 'tremor' });
  expect(aboutA('part', cast)).toBe('dark');
  expect([cardOf(target), cardOf(done), aboutA('part', done)]).toEqual([undefined, undefined, undefined]);
});

it('has a name that is used as a whole: its type cannot be taken apart', () => {
  const { name } = cast;
  // @ts-expect-error a name is not read
  expect(typeof name.split).toBe('function');
  // @ts-expect-error nor compared with words
  expect(name === 'cast I').toBe(true);
});

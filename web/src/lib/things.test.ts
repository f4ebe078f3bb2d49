import { describe, expect, it } from 'vitest';
import type { Arg } from '../generated/Arg';
import type { Choice } from '../generated/Choice';
import { cardOfOption, sideOfOption, thingOf, thingsOf } from './things';

const option = (name: string, args: [string, Arg][] = []): Choice => ({ name, message: { key: 'x', args } });
const noun = (name: string, id: string): [string, Arg] => [name, { noun: id }];
const text = (name: string, text: string): [string, Arg] => [name, { text }];

describe('the thing an option is about', () => {
  it.each([
    ['move room:armory', [noun('room', 'room/armory')], 'room/armory'],
    ['cube in:armory', [noun('room', 'room/armory')], 'room/armory'],
    ['activate room', [noun('room', 'room/armory')], 'room/armory'],
    ['activate room', [], undefined],
    ['attack room', [], undefined],
    ['target ulrich', [noun('model', 'ulrich')], 'model/ulrich'],
    ['choose templar:ulrich:1', [noun('model', 'templar:ulrich:1')], 'model/templar:ulrich:1'],
    ['activate templar:ulrich:1', [noun('model', 'templar:ulrich:1')], 'model/templar:ulrich:1'],
    ['cube on:gramigna', [noun('model', 'gramigna')], 'model/gramigna'],
    ['target dummy', [], undefined],
    ['cube ulrich', [noun('party', 'ulrich')], undefined],
    ['prepare dark-force', [noun('spell', 'spell/dark-force')], 'spell/dark-force'],
    ['discard first-blood', [noun('quest', 'quest/first-blood')], 'quest/first-blood'],
    ['choose first-blood', [noun('quest', 'quest/first-blood')], 'quest/first-blood'],
    ['cast quick', [text('slot', 'quick'), noun('spell', 'spell/tremor')], 'slot/quick'],
    ['slot I', [text('slot', 'I')], 'slot/I'],
    ['reveal slot:II', [text('slot', 'II'), noun('spell', 'spell/aegis')], 'slot/II'],
    ['resolve dark-force 2', [noun('source', 'dark-force')], undefined],
    ['done', [], undefined],
    ['yes', [], undefined],
    ['explore', [], undefined],
  ] as [string, [string, Arg][], string | undefined][])('%s', (name, args, thing) => {
    expect(thingOf(option(name, args))).toBe(thing);
  });
});

it('gathers the options about it', () => {
  const options = [option('cast I'), option('momentum I'), option('momentum II'), option('done')];
  expect([...thingsOf(options, { thingOf })].map(([thing, about]) => [thing, about.map(({ name }) => name)])).toEqual([
    ['slot/I', ['cast I', 'momentum I']],
    ['slot/II', ['momentum II']],
  ]);
});

it('has a card to read', () => {
  const question = { key: 'ask-prepare-side', args: [noun('spell', 'tremor')] };
  const side = option('side dark', [text('side', 'dark')]);
  expect(cardOfOption(side, question)).toEqual({ cls: 'spell', id: 'tremor' });
  expect(sideOfOption(side)).toBe('dark');
  expect(cardOfOption(option('mage ulrich', [noun('mage', 'ulrich')]), question)).toEqual({
    cls: 'mage',
    id: 'ulrich',
  });
  expect(cardOfOption(option('done'), question)).toBeUndefined();
});

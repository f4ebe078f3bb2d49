import { describe, expect, it } from 'vitest';
import { thingOf } from './things';

const thing = (name: string) => thingOf({ name, message: { key: 'x' } });

describe('the thing that an option of Penumbra is about', () => {
  it('is a card', () => {
    expect(thing('use flash')).toBe('card/flash');
    expect(thing('pay flash variant:2')).toBe('card/flash');
    expect(thing('trial the-maze')).toBe('card/the-maze');
  });

  it('is a section, or a die on one of its cells', () => {
    expect(thing('go ruby')).toBe('section/ruby');
    expect(thing('go ruby knocking out')).toBe('section/ruby');
    expect(thing('placed ruby red 4')).toBe('section/ruby');
    expect(thing('placed ruby cell:2 red 4')).toBe('cell/ruby/2');
  });

  it('is a die of the pool, whatever it counts as', () => {
    expect(thing('die red 4')).toBe('die/red 4');
    expect(thing('die bone 2 temporary')).toBe('die/bone 2 temporary');
    expect(thing('die spark 4 temporary as yellow')).toBe('die/spark 4 temporary');
    expect(thing('flip red 4 rolled')).toBe('die/red 4 rolled');
  });

  it('is a cell of the wizard board', () => {
    expect(thing('mark:3')).toBe('mark/3');
    expect(thing('use mark:11')).toBe('mark/11');
  });

  it('is an ingredient, a deck, a market, a Threat die, a path or a task', () => {
    expect(thing('save silver')).toBe('goods/silver');
    expect(thing('exchange herbs blood')).toBe('goods/herbs');
    expect(thing('blood from the store')).toBe('goods/blood');
    expect(thing('deck potions')).toBe('deck/potions');
    expect(thing('market ruby')).toBe('market/ruby');
    expect(thing('threat 3 to 5')).toBe('threat/3');
    expect(thing('path dark')).toBe('path/dark');
    expect(thing('task 2')).toBe('task/2');
  });

  it('is nothing where a button says it all', () => {
    for (const name of [
      'study',
      'trial',
      'rest',
      'end turn',
      'apply',
      'reroll',
      'pay off',
      'knock out',
      'roll resource',
      'value 3',
      'property 1',
      'done',
    ]) {
      expect(thing(name)).toBeUndefined();
    }
  });
});

import { expect, it } from 'vitest';
import { option } from '../testing';
import { standsFor } from './things';
import { lastOf, namesOf, offeredWays, wayOf, waysOf, wordsOf } from './ways';

const explore = option('explore');
const go = (room: string) => option(`move ${room}`, { things: [`room/${room}`] });
const use = (room: string) => option('activate', { things: [`room/${room}`] });
const prepare = option('prepare tremor', { things: ['spell/tremor'] });
const slot = (id: string) => option(`slot ${id}`, { things: [`slot/${id}`] });
const side = (id: string) => option(`side ${id}`, { things: [`part/${id}`, 'spell/tremor'] });

const near = { steps: [explore, go('crypt')] };
const used = { steps: [explore, go('crypt'), use('crypt')] };
const far = { steps: [explore, go('crypt'), go('armory')] };

it('belongs to the thing it ends at, shortest first', () => {
  expect([...waysOf([near, used, far])]).toEqual([
    ['room/crypt', [near, used]],
    ['room/armory', [far]],
  ]);
  expect([lastOf(far).name, namesOf(far)]).toEqual(['move armory', ['explore', 'move crypt', 'move armory']]);
});

it('is found by what is dragged where', () => {
  const ways = [
    { steps: [prepare, slot('quick'), side('light')] },
    { steps: [prepare, slot('quick'), side('dark')] },
    { steps: [prepare, slot('I'), side('dark')] },
  ];
  const asked = { prompt: 1, clause: 'DUE-258', message: { key: 'x' }, options: [prepare], ways };
  const wish = (...things: string[]) => wayOf(asked, things.map(standsFor));
  expect(wish('spell/tremor', 'part/dark')).toBe(ways[1]);
  expect(wish('spell/tremor', 'slot/I', 'part/dark')).toBe(ways[2]);
  expect([wish('spell/tremor', 'slot/III', 'part/dark'), wish('spell/tremor', 'slot/I')]).toEqual([
    undefined,
    undefined,
  ]);
  // The option that a way begins with is known as such.
  expect(wayOf(asked, [(each) => each === prepare, standsFor('part/light')])).toBe(ways[0]);
});

it('says what it leads to, and what is done before', () => {
  expect(wordsOf(far, ({ name }) => String(name))).toEqual({ leads: 'move armory', over: 'explore › move crypt' });
});

it('is offered as a whole where each goes on from the one before, unless that would come to nothing', () => {
  expect(offeredWays([], [near, used])).toEqual([used]);
  expect(offeredWays([explore], [near, used])).toEqual([near, used]);
  expect(offeredWays([], [near, far])).toEqual([far]);
  expect(offeredWays([], [far, used])).toEqual([far, used]);
  const vain = { steps: [explore, go('crypt'), { ...use('crypt'), wasted: { key: 'x' } }] };
  expect(offeredWays([], [near, vain])).toEqual([near, vain]);
});

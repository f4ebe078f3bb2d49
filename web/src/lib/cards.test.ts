import { expect, it } from 'vitest';
import type { Face } from '../generated/Face';
import { provenanceOf } from './cards';

const card = (provenance: Face['provenance']) => provenanceOf({ provenance } as Face);

it('never calls printed what is not', () => {
  expect(card({ source: 'rulebook', fields: 'exact' })).toBe('exact');
  expect(card({ source: 'rulebook', fields: 'exact', inferred: ['name.ru'] })).toBe('inferred');
  expect(card({ source: 'rulebook', fields: 'inferred' })).toBe('inferred');
  expect(card({ source: 'rulebook', fields: 'exact', designed: ['copies'] })).toBe('designed');
  expect(card({ source: 'ours', fields: 'designed' })).toBe('ours');
});

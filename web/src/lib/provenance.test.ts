import { expect, it } from 'vitest';
import { provenanceOf } from './provenance';

it('never calls printed what is not', () => {
  expect(provenanceOf(undefined)).toBe('exact');
  expect(provenanceOf({ fields: 'exact' })).toBe('exact');
  expect(provenanceOf({ fields: 'exact', inferred: ['name.ru'] })).toBe('inferred');
  expect(provenanceOf({ fields: 'inferred' })).toBe('inferred');
  expect(provenanceOf({ fields: 'exact', designed: ['copies'] })).toBe('designed');
  expect(provenanceOf({ fields: 'designed', exact: ['name.ru'] })).toBe('designed');
  expect(provenanceOf({ fields: 'designed' })).toBe('ours');
});

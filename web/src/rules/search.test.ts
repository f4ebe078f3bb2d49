import { expect, it } from 'vitest';
import type { RuleClause } from '../generated/RuleClause';
import { found, pieces, wordsOf } from './search';

const clauses: RuleClause[] = [
  { clause: 'DUE-001', section: 'Components', text: 'The box holds 1 board.' },
  { clause: 'DUE-301', section: 'Action Phase', page: 'p. 13', text: 'A Mage must perform 1 or 2 Actions.' },
  { clause: 'DUE-302', section: 'Action Phase', text: 'An action (or two) may cost “Health”.' },
  { clause: 'DUE-EX-1', section: 'Worked examples', text: 'One Action, then another.' },
];
const ids = (query: string) =>
  found(clauses, wordsOf(query)).flatMap((section) => section.clauses.map((each) => each.clause));
const hits = (text: string, query: string) =>
  pieces(text, wordsOf(query)).flatMap((piece) => (piece.hit ? [piece.text] : []));

it('shows everything under its heading when nothing is looked for', () => {
  expect(found(clauses, wordsOf('  ')).map((section) => [section.title, section.clauses.length])).toEqual([
    ['Components', 1],
    ['Action Phase', 2],
    ['Worked examples', 1],
  ]);
});

it('finds clauses that have all the words, whatever the capitals', () => {
  expect(ids('ACTION must')).toEqual(['DUE-301']);
  expect(ids('action')).toEqual(['DUE-301', 'DUE-302', 'DUE-EX-1']);
  expect(ids('phase health')).toEqual(['DUE-302']);
  expect(ids('action dragon')).toEqual([]);
});

it('finds words by their beginning, and clauses by their id', () => {
  expect(ids('perf')).toEqual(['DUE-301']);
  expect(ids('form')).toEqual([]);
  expect(ids('due-30')).toEqual(['DUE-301', 'DUE-302']);
  expect(ids('301')).toEqual(['DUE-301']);
});

it('finds other forms of Russian and Polish words, also without diacritics', () => {
  const russian = 'Заклинания остаются на руке. Чёрная Роза помещает фишку, чей маг — йог.';
  const polish = 'Pomieszczenia i Faza Księżyca; Żeton leży w Loży.';
  const hit = (text: string, query: string, language: string) =>
    pieces(text, wordsOf(query, language)).flatMap((piece) => (piece.hit ? [piece.text] : []));
  expect(hit(russian, 'заклинанием', 'ru')).toEqual(['Заклинан']);
  expect(hit(russian, 'черной', 'ru')).toEqual(['Чёрн']);
  expect(hit(russian, 'йог', 'ru')).toEqual(['йог']);
  expect(hit(polish, 'ksiezycowi', 'pl')).toEqual(['Księżyc']);
  expect(hit(polish, 'pomieszczeniem zetony', 'pl')).toEqual(['Pomieszczen', 'Żeton']);
  expect(hit(polish, 'lozy', 'pl')).toEqual(['Loży']);
});

it('takes signs as they are', () => {
  expect(ids('(')).toEqual(['DUE-302']);
  expect(ids('.*')).toEqual([]);
  expect(hits('a+b (c) [d]', '[d] a+b')).toEqual(['a+b', '[d]']);
});

it('marks what was looked for and loses nothing', () => {
  const text = 'An action, Actions, reaction.';
  expect(hits(text, 'action an')).toEqual(['An', 'action', 'Action']);
  expect(
    pieces(text, wordsOf('action an'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(pieces(text, [])).toEqual([{ text, hit: false }]);
});

it('marks the longest of several words', () => {
  expect(hits('Actions', 'act action')).toEqual(['Action']);
});

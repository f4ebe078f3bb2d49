import type { RuleClause } from '../generated/RuleClause';

/** Clauses under one heading. */
export interface Section {
  title: string;
  clauses: RuleClause[];
}

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** The words of a search. */
export const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Does some word of a text begin like each of these, whatever the capitals? */
const hasAll = (text: string, words: string[]) => words.every((word) => beginning([word]).test(text));

/** The clauses whose id, heading or text has all the words, under their headings. Without words it is all of them. */
export function found(clauses: RuleClause[], words: string[]): Section[] {
  const sections: Section[] = [];
  for (const clause of clauses) {
    if (!hasAll(`${clause.clause} ${clause.section} ${clause.text}`, words)) continue;
    const last = sections.at(-1);
    if (last?.title === clause.section) last.clauses.push(clause);
    else sections.push({ title: clause.section, clauses: [clause] });
  }
  return sections;
}

/** The text in pieces, so that what was looked for can be marked. */
export function pieces(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  // With one group in the pattern every second piece is what it matched.
  return text
    .split(beginning(words))
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Where a word begins like one of these. */
function beginning(words: string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const plain = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${plain.join('|')})`, 'iu');
}

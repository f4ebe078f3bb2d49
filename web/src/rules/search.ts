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

/** What words end in when they are declined, the longest first; without diacritics. */
const ENDINGS: Record<string, RegExp> = {
  ru: /(?:иями|ями|ами|ием|иях|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ую|юю|ом|ем|ам|ям|ия|ии|ию|ые|ие|ых|их|[аяоеуюыийь])$/u,
  pl: /(?:iami|ami|iach|ach|iem|owi|ego|emu|ymi|imi|ych|ich|ow|om|em|ie|ia|ej|ym|im|[aeiouy])$/u,
};

/** A word keeps at least so many letters. */
const STEM = 4;

/** The words of a search, without what they end in: another form of a word is found, too. */
export function wordsOf(query: string, language = 'en'): string[] {
  const endings = ENDINGS[language];
  return folded(query.toLowerCase())
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const stem = endings ? word.replace(endings, '') : word;
      return stem.length < STEM ? word : stem;
    });
}

/** Letters without their diacritics, one for one; й is a letter of its own. */
function folded(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => {
    if (letter === 'ł' || letter === 'Ł') return letter === 'ł' ? 'l' : 'L';
    return /й/i.test(letter) ? letter : letter.normalize('NFD').charAt(0);
  });
}

/** Does some word of a text begin like each of these, whatever the capitals? */
const hasAll = (text: string, words: string[]) => words.every((word) => beginning([word]).test(folded(text)));

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
  // With one group in the pattern every second piece is what it matched. Folding keeps every letter at its place.
  let at = 0;
  return folded(text)
    .split(beginning(words))
    .map((piece, i) => ({ text: text.slice(at, (at += piece.length)), hit: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Where a word begins like one of these. */
function beginning(words: string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const plain = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${plain.join('|')})`, 'iu');
}

import { FluentNumber, type FluentValue } from '@fluent/bundle';
import { CASES, formOf, governed, Phrase } from './grammar';
import type { Case, Count, Governed, GrammaticalNumber } from './grammar';

type Named = Record<string, FluentValue>;
type Adjectives = { [id in string]: { [beside in string]: string[] } };

/** What the functions of messages need to know. */
export interface Lexicon {
  language: string;
  adjectives: Adjectives;
  noun(id: string): Phrase;
}

/** What a call asks for. */
interface Asked {
  case: Case;
  number?: GrammaticalNumber;
  count?: Count;
  adjective?: string;
}

/**
 * The two functions that messages call: `FORM($word, …)`, a noun in the form asked for, and
 * `AGREE("adjective", $noun, …)`, an adjective as the noun wants it. What is known only when the message is
 * said stands after the word, in any order: a number is the count, a case the case, `sg` or `pl` the number.
 */
export function functions(lexicon: Lexicon) {
  return {
    FORM([word, ...rest]: FluentValue[], named: Named): FluentValue {
      if (word instanceof FluentNumber) return word;
      const phrase = phraseOf(lexicon, word);
      const asked = read(rest, named);
      const forms = governedBy(lexicon, asked, phrase);
      const noun = phrase.form(forms.noun);
      return asked.adjective ? `${agreeing(lexicon, asked.adjective, phrase, forms)} ${noun}` : noun;
    },
    AGREE([adjective, word, ...rest]: FluentValue[], named: Named): FluentValue {
      const phrase = phraseOf(lexicon, word);
      const id = adjective instanceof Phrase ? adjective.id : String(adjective);
      return agreeing(lexicon, id, phrase, governedBy(lexicon, read(rest, named), phrase));
    },
  };
}

function phraseOf(lexicon: Lexicon, word: FluentValue | undefined): Phrase {
  if (word instanceof Phrase) return word;
  if (typeof word === 'string') return lexicon.noun(word);
  throw new Error('the word is neither a noun nor a phrase');
}

function read(positional: FluentValue[], named: Named): Asked {
  const asked: Asked = { case: 'nom' };
  const word = (text: string) => {
    const wanted = CASES.find((known) => known === text);
    if (wanted) asked.case = wanted;
    else if (text === 'sg' || text === 'pl') asked.number = text;
    else if (text === 'none') asked.count = text;
    else throw new Error(`"${text}" is no case and no number`);
  };
  for (const value of positional) {
    if (value instanceof FluentNumber) asked.count = Math.trunc(value.value);
    else if (typeof value === 'string') word(value);
    else throw new Error('an argument is neither a number nor a case');
  }
  for (const [name, value] of Object.entries(named)) {
    if (name === 'count' && value instanceof FluentNumber) asked.count = Math.trunc(value.value);
    else if ((name === 'case' || name === 'number') && typeof value === 'string') word(value);
    else if (name === 'adj' && typeof value === 'string') asked.adjective = value;
    else throw new Error(`cannot read the argument ${name}`);
  }
  return asked;
}

function governedBy(lexicon: Lexicon, asked: Asked, noun: Phrase): Governed {
  if (asked.count !== undefined) return governed(lexicon.language, asked.case, asked.count, noun);
  const form = { case: asked.case, number: asked.number ?? noun.number };
  return { noun: form, adjective: form };
}

function agreeing(lexicon: Lexicon, id: string, noun: Phrase, { adjective }: Governed): string {
  const beside = lexicon.adjectives[id];
  if (!beside) throw new Error(`the lexicon has no adjective ${id}`);
  const form = formOf(beside[standsBeside(noun, adjective.number)], adjective.case);
  if (!form) throw new Error(`adjective ${id} has no ${adjective.case} ${adjective.number}`);
  return form;
}

/** Which forms of an adjective stand beside a noun. */
function standsBeside(noun: Phrase, number: GrammaticalNumber): string {
  if (number === 'pl') return noun.virile ? 'pl-personal' : noun.animate ? 'pl-animate' : 'pl';
  const gender = noun.noun?.gender ?? 'm';
  return gender === 'm' && noun.animate ? 'm-animate' : gender;
}

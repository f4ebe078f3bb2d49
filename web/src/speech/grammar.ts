import { FluentType } from '@fluent/bundle';
import type { Noun } from '../generated/Noun';

/** The cases in the order in which nouns and adjectives list their forms. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
export type Case = (typeof CASES)[number];
export type GrammaticalNumber = 'sg' | 'pl';

/** How many there are; `none` is a number that is not said. */
export type Count = number | 'none';

export interface Form {
  case: Case;
  number: GrammaticalNumber;
}

/** The form of a noun, and of an adjective beside it. */
export interface Governed {
  noun: Form;
  adjective: Form;
}

/** A noun that can still take any case: what a message gets in place of its id. */
export class Phrase extends FluentType<string> {
  constructor(
    readonly id: string,
    readonly noun: Noun | undefined,
  ) {
    super(id);
  }

  get number(): GrammaticalNumber {
    return this.noun && !this.noun.sg ? 'pl' : 'sg';
  }

  get animate(): boolean {
    return this.noun?.animate ?? false;
  }

  /** Whether it is a male person. */
  get virile(): boolean {
    return this.noun?.gender === 'm' && this.noun.personal;
  }

  form({ case: wanted, number }: Form): string {
    if (!this.noun) throw new Error(`the lexicon has no noun ${this.id}`);
    const form = formOf(this.noun[number], wanted);
    if (!form) throw new Error(`noun ${this.id} has no ${wanted} ${number}`);
    return form;
  }

  override toString(): string {
    return this.form({ case: 'nom', number: this.number });
  }

  /** What messages may select on beside the phrase itself. */
  notes(): [string, string][] {
    return [
      ['id', this.id],
      ['gender', this.noun?.gender ?? 'm'],
      ['number', this.number],
      ['animate', this.animate ? 'yes' : 'no'],
    ];
  }
}

/** The form of a case: of six, or the one for all. */
export function formOf(forms: string[] | undefined, wanted: Case): string | undefined {
  return forms?.length === 1 ? forms[0] : forms?.[CASES.indexOf(wanted)];
}

/** A noun with an undeclined name behind it. */
export function naming(noun: Noun, name: string): Noun {
  const behind = (forms: string[] | undefined) => forms?.map((form) => form && `${form} ${name}`);
  const named = { ...noun };
  const [sg, pl] = [behind(noun.sg), behind(noun.pl)];
  if (sg) named.sg = sg;
  if (pl) named.pl = pl;
  return named;
}

/** A name that is the same in all cases. */
export function plain(name: string): Noun {
  return { gender: 'm', animate: false, personal: false, sg: [name], pl: [name] };
}

/** The forms that a counted noun takes where a case is wanted. */
export function governed(language: string, wanted: Case, count: Count, noun: Phrase): Governed {
  const both = (wanted: Case, number: GrammaticalNumber): Governed => {
    const form: Form = { case: wanted, number };
    return { noun: form, adjective: form };
  };
  const size = count === 'none' ? 'many' : sizeOf(language, count);
  if (size === 'one') return both(wanted, 'sg');
  const declines = language === 'ru' || language === 'pl';
  if (!declines || (wanted !== 'nom' && wanted !== 'acc')) return both(wanted, 'pl');
  if (size === 'many') return both('gen', 'pl');
  if (language === 'pl') return noun.virile ? both('gen', 'pl') : both(wanted, 'pl');
  if (wanted === 'acc' && noun.animate) return both('gen', 'pl');
  return { noun: { case: 'gen', number: 'sg' }, adjective: { case: 'gen', number: 'pl' } };
}

function sizeOf(language: string, n: number): 'one' | 'few' | 'many' {
  const [ones, tens] = [Math.abs(n) % 10, Math.abs(n) % 100];
  const teen = tens >= 11 && tens <= 14;
  if (language === 'ru' ? ones === 1 && !teen : n === 1) return 'one';
  return ones >= 2 && ones <= 4 && !teen ? 'few' : 'many';
}

// How answers that nothing on the table stands for are laid out: what ends the turn, what always can be done for a price, and the rest.
import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';

/** Something that always can be done for a price: its sign, and what it is called in two words. */
export interface Deed {
  option: Choice;
  icon: string;
  label: string;
}

/** By the keys of their words. */
const PRIMAL: { [key: string]: string } = {
  'pen-choice-reroll': 'crystal',
  'pen-choice-nudge': 'crystal',
  'pen-choice-flip': 'crystal',
  'pen-choice-recolour': 'crystal',
  'pen-choice-heal': 'fruit',
  'pen-choice-pay-off': 'valuable',
  'pen-choice-make-time': 'trinket',
  'pen-choice-knock-out': 'blood',
};

const ICONS: { [key: string]: string } = {
  'pen-choice-study': 'pen-study',
  'pen-choice-trial-turn': 'pen-trial',
  'pen-choice-rest': 'pen-rest',
  'pen-choice-roll': 'pen-roll',
  'pen-choice-path-dark': 'pen-dark',
  'pen-choice-path-light': 'pen-light',
  'pen-choice-shield': 'pen-shield',
};

export interface Deeds {
  ends: Choice[];
  primal: Deed[];
  answers: Choice[];
  /** What one most likely wants, if that is one thing. */
  main: Choice | undefined;
}

export const iconOf = ({ message }: Choice): string | undefined => ICONS[message.key];

const ends = ({ commits }: Choice): boolean => commits === 'ends' || commits === 'ends-early';

/** Lays out the loose options of a question. To end a turn is the main thing only when nothing else is left. */
export function deedsOf(decision: Decision, loose: readonly Choice[]): Deeds {
  const primal = loose.flatMap((option) => {
    const goods = PRIMAL[option.message.key];
    return goods ? [{ option, icon: `pen-${goods}`, label: option.message.key.replace('-choice-', '-deed-') }] : [];
  });
  const rest = loose.filter(({ message }) => !PRIMAL[message.key]);
  const answers = rest.filter((option) => !ends(option));
  const wanted = decision.options.filter(({ lesser }) => !lesser);
  const [only, more] = wanted.length > 0 ? wanted : decision.options;
  const plain = answers.filter(({ lesser }) => !lesser);
  const ways = decision.ways?.length ?? 0;
  const alone = only && !more && only.commits !== 'ends-early' && ways === 0 ? only : undefined;
  return {
    ends: rest.filter(ends),
    primal,
    answers: [...plain, ...answers.filter(({ lesser }) => lesser)],
    main: plain.length === 1 ? plain[0] : alone,
  };
}

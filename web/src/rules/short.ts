/** A game in short, by the keys of what is said. */
export interface Outline {
  /** A Round has its order; of the kinds of turns one chooses. */
  round: { title: string; ordered: boolean; steps: { title?: string; text: string }[] };
  signs: { icon: string; text: string }[];
  words: { title?: string; text: string }[];
  /** A clause to show what a clause is. */
  example: string;
  table: string[];
}

const PHASES = ['black-rose', 'study', 'preparation', 'action', 'evocation', 'clean-up'];
const SIGNS = ['health', 'strength', 'speed', 'hand', 'grimoire', 'token', 'trophy', 'room', 'cube', 'crown'];

/** Signs that sheets of a game do not have. */
const WITHOUT: { [game: string]: readonly string[] } = { rebirth: ['room'], classic: ['room'] };

const WORDS: readonly (readonly [string, string])[] = [
  ['type', 'label-type'],
  ['element', 'label-element'],
  ['target', 'label-target'],
  ['instability', 'label-instability'],
  ['school', 'label-school'],
  ['evocation', 'points-evocations'],
  ['upgrade', 'label-upgrade'],
  ['persistent', 'label-persistent'],
];

const TABLE = ['read', 'choose', 'back', 'why', 'pace'].map((note) => `short-table-${note}`);

const blackRose = (game: string): Outline => ({
  round: {
    title: 'short-round-title',
    ordered: true,
    steps: PHASES.map((phase) => ({ title: `phase-${phase}`, text: `short-${game}-${phase}` })),
  },
  signs: SIGNS.filter((sign) => !WITHOUT[game]?.includes(sign)).map((sign) => ({
    icon: sign,
    text: `short-sign-${sign}`,
  })),
  words: WORDS.map(([word, title]) => ({ title, text: `short-word-${word}` })),
  example: 'DUE-307',
  table: [...TABLE, 'short-table-orders'],
});

const PENUMBRA: Outline = {
  round: {
    title: 'short-turn-title',
    ordered: false,
    steps: ['study', 'trial', 'rest', 'free', 'fate'].map((step) => ({ text: `short-penumbra-${step}` })),
  },
  signs: (
    [
      ['pen-roll', 'die'],
      ['pen-spark', 'mark'],
      ['pen-threat', 'threat'],
      ['pen-crystal', 'goods'],
      ['pen-launched', 'chain'],
      ['pen-light', 'light'],
    ] as const
  ).map(([icon, sign]) => ({ icon, text: `short-penumbra-sign-${sign}` })),
  words: ['tap', 'recipe', 'primal', 'reserve', 'undeniable'].map((word) => ({ text: `short-penumbra-word-${word}` })),
  example: 'PEN-211',
  table: [...TABLE, 'pen-drag'],
};

export const outlineOf = (game: string): Outline => (game === 'penumbra' ? PENUMBRA : blackRose(game));

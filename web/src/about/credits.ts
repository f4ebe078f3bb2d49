import used from '../lib/icons.json';

/** Names and addresses that are the same in every language. */
export const LICENCES = {
  mit: { name: 'MIT', address: 'https://opensource.org/license/mit' },
  apache: { name: 'Apache-2.0', address: 'https://www.apache.org/licenses/LICENSE-2.0' },
  ofl: { name: 'SIL OFL 1.1', address: 'https://openfontlicense.org' },
  by: { name: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' },
} as const;

export const FONTS = [
  { name: 'Alegreya', family: 'serif', author: 'Juan Pablo del Peral' },
  { name: 'Alegreya Sans', family: 'sans', author: 'Juan Pablo del Peral' },
  { name: 'Philosopher', family: 'title', author: 'Jovanny Lemonad' },
] as const;

export const ICON_SITE = { name: 'game-icons.net', address: 'https://game-icons.net' };
export const ICON_AUTHORS = 'Lorc, Delapouite';

/** Each drawing once: its original name, and one of the names it has here. */
export const ICONS = [...new Map(Object.entries(used).map(([name, original]) => [original, name]))]
  .map(([original, name]) => ({ original, name }))
  .sort((a, b) => (a.original < b.original ? -1 : 1));

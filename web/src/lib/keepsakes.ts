/** What the browser remembers from one visit to the next, or at least for this one. */
const visit = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(`conclave.${key}`);
  } catch {
    return visit.get(key) ?? null;
  }
}

/** The keys that begin so, without their beginning. */
function rest(begin: string): string[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage).map((key) => key.replace(/^conclave\./, ''));
  } catch {
    keys = [...visit.keys()];
  }
  return keys.filter((key) => key.startsWith(begin)).map((key) => key.slice(begin.length));
}

function write(key: string, value: string | null): void {
  if (value === null) visit.delete(key);
  else visit.set(key, value);
  try {
    if (value === null) localStorage.removeItem(`conclave.${key}`);
    else localStorage.setItem(`conclave.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const language = {
  get: () => read('language'),
  set: (language: string) => write('language', language),
};

/** `light` or `dark`; nothing means as the device wishes. `public/theme.js` reads it before the page shows. */
export const theme = {
  get: () => read('theme'),
  set: (theme: string | null) => write('theme', theme),
};

export const playerName = {
  get: () => read('name') ?? '',
  set: (name: string) => write('name', name),
};

/** Do things on the table move? They do unless somebody said no. */
export const motion = {
  get: () => read('motion') !== 'off',
  set: (on: boolean) => write('motion', on ? null : 'off'),
};

/** Does the table wait a little after what others do? It does unless somebody said no. */
export const pace = {
  get: () => read('pace') !== 'off',
  set: (on: boolean) => write('pace', on ? null : 'off'),
};

/** Can the table be heard? Only if somebody said so. */
export const sound = {
  get: () => read('sound') === 'on',
  set: (on: boolean) => write('sound', on ? 'on' : null),
};

/** Has a card been read by holding a finger on it? */
export const hasHeld = {
  get: () => read('held') === 'yes',
  set: (once: boolean) => write('held', once ? 'yes' : null),
};

/** The token of one's seat at a table. */
export const token = {
  get: (table: string) => read(`token.${table}`),
  set: (table: string, token: string | null) => write(`token.${table}`, token),
};

/** The tokens, by seat, that the opener of a table gives to others. */
export const links = {
  get: (table: string) => JSON.parse(read(`links.${table}`) ?? '[]') as (string | null)[],
  set: (table: string, tokens: (string | null)[]) => write(`links.${table}`, JSON.stringify(tokens)),
};

/** How a table stood when one last looked at it, as `lib/seen` writes it. */
export const seen = {
  get: (table: string) => read(`seen.${table}`),
  set: (table: string, text: string) => write(`seen.${table}`, text),
};

/** The tokens, by seat, of those who sit at this one screen and take turns. */
export const atOneScreen = {
  get: (table: string) => JSON.parse(read(`screen.${table}`) ?? '[]') as (string | null)[],
  set: (table: string, tokens: (string | null)[]) => write(`screen.${table}`, JSON.stringify(tokens)),
};

/** Has one been asked whether the browser may call? One is asked once. */
export const asksToCall = {
  get: () => read('call') !== 'asked',
  set: (still: boolean) => write('call', still ? null : 'asked'),
};

/** The tables where one has a seat, or whose other seats one gives away. */
export const tables = {
  get: () => [...new Set([...rest('token.'), ...rest('links.')])],
  forget: (table: string) => {
    write(`token.${table}`, null);
    write(`links.${table}`, null);
    write(`seen.${table}`, null);
    write(`screen.${table}`, null);
  },
};

/** What the browser remembers from one visit to the next, or at least for this one. */
const visit = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(`conclave.${key}`);
  } catch {
    return visit.get(key) ?? null;
  }
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

export const playerName = {
  get: () => read('name') ?? '',
  set: (name: string) => write('name', name),
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

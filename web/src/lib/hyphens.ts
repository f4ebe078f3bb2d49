/** Where a browser may break a long word. */
export const SOFT_HYPHEN = '\u00ad';

/** Shorter words stay whole, and so do this many letters on each side of a break. */
const LONG = 10;
const SIDE = 3;

/** A word as the pieces between which it may be broken. */
type Syllables = (word: string) => string[];

/** Russian: behind a soft or hard sign or й, and otherwise before the last consonant ahead of a vowel. */
const russian = syllablesOf('аеёиоуыэюя', /./g, (cluster) => {
  const sign = cluster.search(/[йьъ](?=.)/);
  if (sign >= 0) return sign + 1;
  return cluster.length - (/[бвгдзкптфх][рл]$/.test(cluster) ? 2 : 1);
});

/** Polish: before the last sound ahead of a vowel; letters of one sound stay together. */
const polish = syllablesOf('aąeęioóuy', /i[aąeęou]|./g, (cluster) => {
  const sounds = cluster.match(/[bpwfgkdt]r(?!z)|[bpwfgk]l|ch|cz|dz|dź|dż|rz|sz|./g) ?? [];
  return cluster.length - (sounds.at(-1)?.length ?? 0);
});

const SYLLABLES: Record<string, Syllables> = { ru: russian, pl: polish };

/** Syllables of a language with these vowels; `kept` says how many of the consonants between two vowels go with the first. */
function syllablesOf(vowels: string, sounds: RegExp, kept: (cluster: string) => number): Syllables {
  const isVowel = (sound: string) => vowels.includes(sound.charAt(0).toLowerCase());
  return (word) => {
    const syllables: string[] = [];
    let syllable = '';
    let cluster = '';
    let open = false;
    for (const sound of word.match(sounds) ?? []) {
      if (!isVowel(sound)) {
        cluster += sound;
        continue;
      }
      const first = open && cluster !== '' ? kept(cluster.toLowerCase()) : 0;
      if (open) syllables.push(syllable + cluster.slice(0, first));
      syllable = (open ? '' : syllable) + cluster.slice(first) + sound;
      [cluster, open] = ['', true];
    }
    return [...syllables, syllable + cluster];
  };
}

/** A text whose long words may be broken between syllables; of other languages as it is. */
export function softened(text: string, language: string): string {
  const syllables = SYLLABLES[language];
  if (!syllables) return text;
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    let out = '';
    let behind = 0;
    for (const piece of syllables(word)) {
      const fits = behind >= SIDE && word.length - behind >= SIDE;
      out += (fits ? SOFT_HYPHEN : '') + piece;
      behind += piece.length;
    }
    return out;
  });
}

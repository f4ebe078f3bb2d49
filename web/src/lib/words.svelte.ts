import type { Face } from '../generated/Face';
import type { Message } from '../generated/Message';
import type { PenumbraFace } from '../generated/PenumbraFace';
import type { PenumbraWords } from '../generated/PenumbraWords';
import { Speech } from '../speech/speech';
import * as api from './api';
import type { CardName } from './things';
import * as keepsakes from './keepsakes';
import { hyphenate } from './softening';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages in their own words: whoever looks for theirs may know no other. */
export const LANGUAGE_NAMES: { [language in Language]: string } = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
};

/** The classes of the cards that are all called Spells. */
const SPELLS = ['spell', 'personal', 'forgotten'];

const AGAIN = 3_000;

/** The language that the page speaks, and its words. */
class Words {
  language = $state.raw<Language>(firstLanguage());
  /** The table whose words these are; none in the lobby. */
  table = $state.raw<string | null>(null);
  private speech = $state.raw<Speech | null>(null);
  private wanted = '';

  get loaded(): boolean {
    return this.speech !== null;
  }

  speak(language: Language): void {
    this.language = language;
    keepsakes.language.set(language);
  }

  /** Fetches the words of the language for a table, or for the lobby; the old ones stay until then. */
  async load(language: Language, table: string | null, place = table): Promise<void> {
    const wanted = `${language} ${table ?? ''}`;
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    try {
      const words = await api.words(language, table);
      if (this.wanted !== wanted) return;
      this.speech = new Speech(words);
      this.table = place;
      document.documentElement.lang = language;
      hyphenate(language);
    } catch (error) {
      if (this.wanted !== wanted) return;
      this.wanted = '';
      // A table that does not exist has no words of its own; the page can still say so.
      if (error instanceof api.Refused && table !== null) await this.load(language, null, table);
      else setTimeout(() => this.wanted === '' && void this.load(language, table), AGAIN);
    }
  }

  label(key: string, args?: Record<string, string | number>): string {
    return this.speech?.label(key, args) ?? '';
  }

  say(message: Message, names?: string[]): string {
    return this.speech?.say(message, names) ?? '';
  }

  name(id: string): string {
    return this.speech?.name(id) ?? '';
  }

  /** The name of a card of any family. */
  cardName({ cls, id }: CardName): string {
    return this.face(id)?.name ?? this.name(`${cls}/${id}`);
  }

  /** The card of Penumbra with its texts. */
  face(id: string): PenumbraFace | undefined {
    return this.speech?.face(id);
  }

  /** All that Penumbra prints, at one of its tables. */
  get printed(): PenumbraWords | undefined {
    return this.speech?.printed;
  }

  /** A place where cards are hidden. */
  place(place: string): string {
    return this.speech?.place(place) ?? '';
  }

  /** The card with this id, whatever its class. */
  cardNamed(id: string): Face | undefined {
    return this.speech?.cardNamed(id);
  }

  /** The card with its texts. */
  card(cls: string, id: string): Face | undefined {
    const classes = cls === 'spell' ? SPELLS : [cls];
    return classes.map((each) => this.speech?.card(each, id)).find(Boolean);
  }
}

function firstLanguage(): Language {
  const wishes = [keepsakes.language.get(), ...navigator.languages.map((language) => language.slice(0, 2))];
  return wishes.map((wish) => LANGUAGES.find((language) => language === wish)).find(Boolean) ?? 'en';
}

export const words = new Words();

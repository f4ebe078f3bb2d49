import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from '../generated/Arg';
import type { Face } from '../generated/Face';
import type { Message } from '../generated/Message';
import type { Noun } from '../generated/Noun';
import type { PageWords } from '../generated/PageWords';
import type { PenumbraFace } from '../generated/PenumbraFace';
import type { PenumbraWords } from '../generated/PenumbraWords';
import { functions } from './functions';
import { naming, Phrase, plain } from './grammar';

/** What the players of the seats are called; a seat without a name is called by its number. */
export type SeatNames = readonly (string | null | undefined)[];

type Args = Record<string, FluentVariable>;

/** One language, spoken as the terminal speaks it. */
export class Speech {
  private readonly bundle: FluentBundle;
  private readonly names: Map<string, Map<string, string>>;
  private readonly nouns: Map<string, Noun>;
  private readonly cards: Map<string, Face>;
  private readonly faces: Map<string, PenumbraFace>;

  constructor(private readonly words: PageWords) {
    this.names = new Map(words.names.map(([cls, names]) => [cls, new Map(Object.entries(names))]));
    this.nouns = new Map(Object.entries(words.nouns));
    this.cards = new Map(words.cards.map((card) => [`${card.class}/${card.id}`, card]));
    this.faces = new Map(words.penumbra?.cards.map((card) => [card.id, card]));
    const { language, adjectives } = words;
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: functions({ language, adjectives, noun: (id) => this.noun(id) }),
    });
    this.bundle.addResource(new FluentResource(words.messages));
  }

  /** What a message says; what cannot be said is shown by its key and why. */
  say(message: Message, names: SeatNames = []): string {
    try {
      return this.message(message, names);
    } catch (why) {
      return `[${message.key}: ${reason(why)}]`;
    }
  }

  /** A label of the page or of the game; texts are shown as they are. */
  label(key: string, args: Record<string, string | number> = {}): string {
    const given: Args = {};
    for (const [name, value] of Object.entries(args)) {
      given[name] = typeof value === 'number' ? ungrouped(value) : value;
    }
    try {
      return this.format(key, given);
    } catch (why) {
      return `[${key}: ${reason(why)}]`;
    }
  }

  /** The name of a card, Mage, Room or Model by its id, or by `class/id` where ids could be confused. */
  name(id: string): string {
    const title = this.title(this.known(id) ?? '');
    if (title !== undefined) return title;
    try {
      return this.format('name', { what: this.noun(id) });
    } catch {
      return id;
    }
  }

  /** A card with its texts. */
  card(cls: string, id: string): Face | undefined {
    return this.cards.get(`${cls}/${id}`);
  }

  /** A card of Penumbra with its texts. */
  face(id: string): PenumbraFace | undefined {
    return this.faces.get(id);
  }

  /** All that Penumbra prints, at one of its tables. */
  get printed(): PenumbraWords | undefined {
    return this.words.penumbra;
  }

  /** The first card with this id, whatever its class. */
  cardNamed(id: string): Face | undefined {
    const known = this.known(id);
    return (known && this.cards.get(known)) || this.words.cards.find((card) => card.id === id);
  }

  /** A place where cards are hidden: `forgotten`, `library lex`, `hand of ulrich`, `quests of moon 2`. */
  place(place: string): string {
    const school = /^library (.*)$/.exec(place)?.[1];
    if (school !== undefined) return this.label('place-school', { what: this.name(`school/${school}`) });
    const [, what = place, by, whose] = /^(.*?)( of moon | of | by )(.*)$/.exec(place) ?? [];
    const key = `place-${what.replaceAll(' ', '-')}`;
    if (by === undefined || whose === undefined) return this.label(key);
    if (by === ' of moon ') return this.label(key, { what: whose });
    return this.label(key, { what: this.name(what === 'discards' ? `school/${whose}` : whose) });
  }

  private message(message: Message, names: SeatNames): string {
    const { key, args = [] } = message;
    const { sentences, at_times, name_their_source } = this.words.manners;
    const given = this.given(args, names);
    if (!key.startsWith('ask-')) {
      const said = this.format(key, given);
      return sentences.some((begin) => key.startsWith(begin)) ? capitalised(said) : said;
    }
    const more = args.map(([name]) => name).filter((name) => at_times.includes(name));
    const fuller = more.map((name) => `${key}-${name}`).find((fuller) => this.bundle.hasMessage(fuller));
    const question = capitalised(this.format(fuller ?? key, given));
    const source = args.find(([name, arg]) => name === 'source' && 'noun' in arg)?.[1];
    if (!source || !('noun' in source) || name_their_source.includes(key)) return question;
    return this.format('asked-by', { source: this.name(source.noun), question });
  }

  private format(key: string, args: Args): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no message ${key}`);
    return this.bundle.formatPattern(pattern, args);
  }

  private given(args: [string, Arg][], names: SeatNames): Args {
    const given: Args = {};
    for (const [name, arg] of args) {
      const value = this.value(arg, names);
      given[name] = value;
      if (!(value instanceof Phrase)) continue;
      for (const [note, noted] of value.notes()) given[`${name}_${note}`] = noted;
    }
    return given;
  }

  private value(arg: Arg, names: SeatNames): FluentVariable {
    if ('number' in arg) return ungrouped(Number(arg.number));
    if ('text' in arg) return arg.text;
    if ('noun' in arg) return this.noun(this.known(arg.noun) ?? arg.noun);
    const id = `seat${arg.seat}`;
    const name = names[arg.seat];
    return name ? new Phrase(id, plain(name)) : this.noun(id);
  }

  /** The full id of a card's noun. */
  private known(id: string): string | undefined {
    if (this.title(id) !== undefined) return id;
    const known = [...this.names.keys()].map((cls) => `${cls}/${id}`).find((each) => this.title(each) !== undefined);
    return known ?? (id.includes('/') && this.noun(id).noun ? id : undefined);
  }

  /** The name on a card by `class/id`; a Model is called by its Evocation, base and owner. */
  private title(known: string): string | undefined {
    const [cls, id] = parted(known);
    const names = this.names.get(cls);
    const title = names?.get(id);
    if (title !== undefined || cls !== 'evocation') return title;
    const model = this.model(id);
    return model && `${names?.get(model.kind)} ${model.mark}`;
  }

  /** A noun with forms of its own, or a name quoted behind the noun of its class. */
  private noun(id: string): Phrase {
    const own = this.nouns.get(id) ?? this.die(id);
    if (own) return new Phrase(id, own);
    const [cls, bare] = parted(id);
    const model = cls === 'evocation' ? this.model(bare) : undefined;
    if (model) {
      const { noun } = this.noun(`evocation/${model.kind}`);
      return new Phrase(id, noun && naming(noun, model.mark));
    }
    return new Phrase(id, this.quoted(cls, bare));
  }

  private quoted(cls: string, id: string): Noun | undefined {
    const title = this.names.get(cls)?.get(id);
    if (title === undefined) return undefined;
    const [open, close] = this.words.quotes;
    if (!open) return plain(title);
    // What belongs to no class stands alone.
    if (cls === '') return plain(`${open}${title}${close}`);
    const noun = this.nouns.get(cls);
    return noun && naming(noun, `${open}${title}${close}`);
  }

  /** A die, `red 4`, which may be temporary: the noun of its kind, and the value behind it. */
  private die(id: string): Noun | undefined {
    const [, kind, value] = /^(\w+) ([1-6])( temporary| rolled)?$/.exec(id) ?? [];
    const noun = this.nouns.get(`die-${kind}`);
    return noun && naming(noun, this.words.quotes[0] ? `(${value})` : `${value}`);
  }

  /** A Model on the board, `templar:ulrich:1`: its kind, and the mark that tells it from others. */
  private model(id: string): { kind: string; mark: string } | undefined {
    const [kind = '', owner = '', base = '', ...more] = id.split(':');
    const owned = owner === 'rose' || this.names.get('mage')?.has(owner);
    const based = /^[1-9]$/.test(base) && Number(base) <= this.words.bases;
    if (more.length > 0 || !owned || !based || !this.names.get('evocation')?.has(kind)) return undefined;
    return { kind, mark: `${base} (${this.name(owner)})` };
  }
}

/** The class of a full id, and the id behind it, which may carry its pack. */
function parted(known: string): [string, string] {
  const slash = known.indexOf('/');
  return slash < 0 ? [known, ''] : [known.slice(0, slash), known.slice(slash + 1)];
}

/** A number as the program shows it. */
function ungrouped(n: number): FluentNumber {
  return new FluentNumber(n, { useGrouping: false });
}

function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function reason(why: unknown): string {
  return why instanceof Error ? why.message : String(why);
}

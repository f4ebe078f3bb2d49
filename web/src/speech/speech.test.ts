import { describe, expect, it } from 'vitest';
import type { Face } from '../generated/Face';
import type { Message } from '../generated/Message';
import type { PageWords } from '../generated/PageWords';
import en from './parity.en.json';
import pl from './parity.pl.json';
import ru from './parity.ru.json';
import penumbraEn from './penumbra.en.json';
import penumbraPl from './penumbra.pl.json';
import penumbraRu from './penumbra.ru.json';
import { Speech } from './speech';

interface Said {
  message: Message;
  said: string;
}

/** What the program says, and forms of nouns that it seldom needs. */
interface Parity {
  words: PageWords;
  said: Said[];
  probe: string;
  probed: Said[];
}

const languages = { en, ru, pl } as unknown as Record<'en' | 'ru' | 'pl', Parity>;
const speech = {
  en: new Speech(languages.en.words),
  ru: new Speech(languages.ru.words),
  pl: new Speech(languages.pl.words),
};

describe.each(['en', 'ru', 'pl'] as const)('%s', (language) => {
  it('says every message as the program does', () => {
    const { said } = languages[language];
    expect(said.length).toBeGreaterThan(500);
    expect(said.map(({ message }) => ({ message, said: speech[language].say(message) }))).toEqual(said);
  });

  it('declines and counts as the program does', () => {
    const { words, probe, probed } = languages[language];
    const probing = new Speech({ ...words, messages: words.messages + probe });
    expect(probed.map(({ message }) => ({ message, said: probing.say(message) }))).toEqual(probed);
  });

  it('has every message that another language has', () => {
    const keys = (words: PageWords) => words.messages.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
    const own = /^(in-slot|own-)/;
    const shared = (words: PageWords) =>
      keys(words)
        .filter((key) => !own.test(key))
        .sort();
    expect(shared(languages[language].words)).toEqual(shared(languages.en.words));
  });
});

describe.each(Object.entries({ en: penumbraEn, ru: penumbraRu, pl: penumbraPl }))('Penumbra, %s', (_, kept) => {
  const { words, said } = kept as unknown as Pick<Parity, 'words' | 'said'>;

  it('is said as the program says it', () => {
    const own = new Speech(words);
    expect(said.length).toBeGreaterThan(150);
    expect(said.map(({ message }) => ({ message, said: own.say(message) }))).toEqual(said);
  });
});

describe('names', () => {
  it('are those of the cards', () => {
    expect(speech.en.name('templar:ulrich:1')).toBe('Templar 1 (Ulrich)');
    expect(speech.ru.name('templar:ulrich:1')).toBe('Тамплиер 1 (Ульрих)');
    expect(speech.pl.name('templar:bartholomew:3')).toBe('Templariusz 3 (Bartłomiej)');
    expect(speech.ru.name('templar:rose:2')).toBe('Тамплиер 2 (Чёрная Роза)');
    expect(speech.ru.name('rose')).toBe('Чёрная Роза');
    expect(speech.pl.name('seat1')).toBe('gracz 2');
    expect(speech.ru.name('spell/tremor')).toBe('Дрожь');
  });

  it('stay as they are when nobody knows them', () => {
    const unknown = ['no-such-thing', 'spell/no-such-thing', 'templar:nobody:1', 'templar:ulrich:99', 'constructor'];
    expect(unknown.map((id) => speech.en.name(id))).toEqual(unknown);
  });

  it('of players stand in place of seat numbers', () => {
    const args: Message['args'] = [
      ['player', { seat: 1 }],
      ['mage', { noun: 'ulrich' }],
    ];
    const message: Message = { key: 'event-mage-chosen', args };
    expect(speech.ru.say(message)).toBe('Игрок 2 играет за Ульриха.');
    expect(speech.ru.say(message, [null, 'Ада'])).toBe('Ада играет за Ульриха.');
  });
});

describe('labels', () => {
  it('do not group numbers', () => {
    expect(speech.en.label('label-round', { n: 12345 })).toBe('Round 12345');
    expect(speech.ru.label('label-points', { n: 12345 })).toBe('12345 очков силы');
  });

  it('count as the language does', () => {
    const left = (own: Speech) => [1, 2, 5, 21].map((n) => own.label('window-left', { n })).join(', ');
    expect(left(speech.en)).toBe('1 second left, 2 seconds left, 5 seconds left, 21 seconds left');
    expect(left(speech.ru)).toBe('Осталась 1 секунда, Осталось 2 секунды, Осталось 5 секунд, Осталась 21 секунда');
    expect(left(speech.pl)).toBe('Została 1 sekunda, Zostały 2 sekundy, Zostało 5 sekund, Zostało 21 sekund');
    const points = (own: Speech) => [1, 2, 5, 12, 21, 22].map((n) => own.label('label-points', { n })).join(', ');
    expect(points(speech.ru)).toBe('1 очко силы, 2 очка силы, 5 очков силы, 12 очков силы, 21 очко силы, 22 очка силы');
    expect(points(speech.pl)).toBe(
      '1 Punkt Mocy, 2 Punkty Mocy, 5 Punktów Mocy, 12 Punktów Mocy, 21 Punktów Mocy, 22 Punkty Mocy',
    );
  });

  it('show what cannot be said', () => {
    expect(speech.en.label('no-such-label')).toBe('[no-such-label: there is no message no-such-label]');
    expect(speech.en.label('label-round')).toContain('[label-round: ');
    const unknown: Message = { key: 'choice-move', args: [['room', { noun: 'nowhere' }]] };
    expect(speech.ru.say(unknown)).toBe('[choice-move: the lexicon has no noun nowhere]');
  });

  it('name the places where cards are hidden', () => {
    const place = (place: string) => speech.en.place(place);
    expect(place('forgotten')).toBe('Forgotten deck');
    expect(place('library lex')).toBe('Library, Lex');
    expect(place('hand or slots of ulrich')).toBe('hand or slots of Ulrich');
    expect(place('quests of moon 2')).toBe('Quests of Moon 2');
    expect(place('discards of agony')).toBe('discards of Agony');
    expect(place('looked at by ulrich')).toBe('looked at by Ulrich');
  });
});

it('a card is found by its class and id', () => {
  const marks: Face['marks'] = { kind: 'attached', cubes: 2 };
  const shared = { pack: 'rebirth', copies: 1, facts: [], marks, effects: [] };
  const face: Face = { class: 'jinx', id: 'slowness', name: 'Slowness', ...shared };
  const own = new Speech({ ...languages.en.words, cards: [face] });
  expect(own.card('jinx', 'slowness')?.name).toBe('Slowness');
  expect(own.card('spell', 'slowness')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { SOFT_HYPHEN, softened } from './hyphens';

const shown = (text: string, language: string) => softened(text, language).replaceAll(SOFT_HYPHEN, '·');

test('long Russian words may be broken between syllables', () => {
  expect(shown('Ограниченный контроль', 'ru')).toBe('Огра·ни·чен·ный контроль');
  expect(shown('фишка нестабильности', 'ru')).toBe('фишка нес·та·биль·ности');
  expect(shown('Сопряжение', 'ru')).toBe('Сопря·же·ние');
  expect(shown('алхимическая лаборатория', 'ru')).toBe('алхи·ми·чес·кая лабо·ра·то·рия');
});

test('long Polish words may be broken, and two letters of one sound stay together', () => {
  expect(shown('Pomieszczenie', 'pl')).toBe('Pomiesz·cze·nie');
  expect(shown('Wzmocnienie „Kościana tarcza”', 'pl')).toBe('Wzmoc·nie·nie „Kościana tarcza”');
  expect(shown('Niestabilności', 'pl')).toBe('Nies·ta·bil·ności');
});

test('short words, other languages and what is no word stay as they are', () => {
  for (const language of ['en', 'ru', 'pl']) expect(shown('card 12', language)).toBe('card 12');
  expect(softened('Uncontrollability', 'en')).toBe('Uncontrollability');
  const text = 'Комната: «Читальный зал», 3 фишки';
  expect(softened(text, 'ru').replaceAll(SOFT_HYPHEN, '')).toBe(text);
});

import { expect, it } from 'vitest';
import en from './parity.en.json';
import penumbra from './penumbra.en.json';

const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The keys that a source names where it asks for words. */
function asked(source: string): string[] {
  const calls = source.matchAll(/words\s*\.label\(([^,()]*)/g);
  return [...calls].flatMap(([, what = '']) =>
    [...what.matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)+)'/g)].map(([, key = '']) => key),
  );
}

it('asks only for words that there are', () => {
  const messages = [en.words.messages, penumbra.words.messages].join('\n');
  const known = new Set([...messages.matchAll(/^([a-z0-9-]+) =/gm)].map(([, key]) => key));
  const missing = Object.entries(sources).flatMap(([file, source]) =>
    asked(source)
      .filter((key) => !known.has(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(Object.values(sources).flatMap(asked).length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

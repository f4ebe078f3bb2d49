import { describe, expect, it } from 'vitest';
import { alone, isSame } from './directions';

describe('names', () => {
  it('are as they are, as long as they run from left to right', () => {
    for (const name of ['Ann', 'Анна', 'Zażółć', 'Ann 2']) expect(alone(name)).toBe(name);
  });

  it('turn nothing round', () => {
    expect(alone('\u202eEve')).toBe('Eve');
    expect(alone('\u2066Eve\u2069')).toBe('Eve');
  });

  it('stand alone where they run from right to left', () => {
    expect(alone('דנה')).toBe('\u2068דנה\u2069');
    expect(alone('\u202eليلى')).toBe('\u2068ليلى\u2069');
  });
});

describe('what was typed', () => {
  it('is known again as the server keeps it', () => {
    expect(isSame('hello', ' hello\n')).toBe(true);
    expect(isSame('hello', '\u202ehel\u0007lo ')).toBe(true);
    expect(isSame('hello', 'hello!')).toBe(false);
  });
});

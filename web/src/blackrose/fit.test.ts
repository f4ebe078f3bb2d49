import { describe, expect, it } from 'vitest';
import { EDGE, spread } from './crowd';
import { fitRoom, type Fitted } from './fit';
import { sayEffect } from './phrases';
import sample from './rooms.sample.json';
import { measure } from './widths';

/** Rooms as large as they are drawn: at a desk, the Duel, a tablet, a phone, a large screen. */
const SIZES = [
  { width: 212, height: 162 },
  { width: 196, height: 150 },
  { width: 318, height: 246 },
  { width: 161, height: 161 },
  { width: 129, height: 148 },
  { width: 380, height: 290 },
];

const LANGUAGES = ['en', 'ru', 'pl'] as const;
type Row = [name: string, slots: number, part: string, target: string, label: string, text: string];

/** All Rooms of the packs in a language, with every text they can have. */
const rooms = (language: (typeof LANGUAGES)[number]) =>
  (sample[language] as Row[]).map(([name, slots, part, target, label, text]) => ({
    name,
    text: sayEffect({ target, labels: [label], text }),
    slots: part === 'rebuilt' ? 0 : slots,
    coin: part !== 'destroyed',
    bare: false,
    polish: language === 'pl',
  }));

interface Box {
  left: number;
  right: number;
  top: number;
  foot: number;
}

function boxes({ name, text }: Fitted, polish: boolean): Box[] {
  const box = (line: string, y: number, size: number, face: 'name' | 'polish' | 'text', squeezed?: number): Box => {
    const half = (squeezed ?? measure(line, size, face)) / 2;
    return { left: -half, right: half, top: y - size * 0.72, foot: y + size * 0.22 };
  };
  return [
    ...name.lines.map((line) => box(line.text, line.y, name.size, polish ? 'polish' : 'name', line.squeezed)),
    ...text.lines.map((line) => box(line.text, line.y, text.size, 'text')),
  ];
}

/** How far a point is from a box. */
const away = ({ left, right, top, foot }: Box, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - foot));

const cases = SIZES.flatMap((size) => LANGUAGES.map((language) => [size.width, size.height, language] as const));

describe.each(cases)('Rooms of %d × %d in %s', (width, height, language) => {
  const size = { width, height };

  it('never have a text on a socket, a Model, the sign or another line', () => {
    for (const room of rooms(language)) {
      for (const models of [0, 1, 2, 3, 5, 8]) {
        const fitted = fitRoom({ ...room, models }, size);
        const lines = boxes(fitted, room.polish);
        const about = `${room.name} with ${models}`;
        for (const line of lines) {
          expect(line.right, about).toBeLessThan(width / 2 + 1);
          expect(line.top, about).toBeGreaterThan(fitted.sign.y + fitted.sign.radius - 2);
          for (const { x, y } of fitted.sockets) expect(away(line, x, y), about).toBeGreaterThan(fitted.gem);
        }
        for (const line of lines.slice(fitted.name.lines.length)) {
          for (const { x, y } of fitted.crowd.places) {
            expect(away(line, x, y), about).toBeGreaterThan(fitted.crowd.radius + EDGE - 2);
          }
        }
        lines.forEach((line, i) => {
          const next = lines[i + 1];
          if (next) expect(next.top - line.foot, about).toBeGreaterThan(-1);
        });
      }
    }
  });

  it('are never written in letters under 12 pixels', () => {
    for (const room of rooms(language)) {
      const { name, text } = fitRoom({ ...room, models: 1 }, size);
      expect(Math.min(name.size, text.size)).toBeGreaterThanOrEqual(12);
    }
  });

  it('keep sockets apart from each other and from Models', () => {
    for (let slots = 2; slots <= 12; slots += 1) {
      for (const models of [0, 1, 2, 3, 5, 8]) {
        const wish = { name: 'Crypt', text: 'Inflict 1.', slots, models, coin: true, bare: false, polish: false };
        const { sockets, gem, crowd } = fitRoom(wish, size);
        sockets.forEach((one, i) => {
          for (const other of sockets.slice(i + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y), `${slots}`).toBeGreaterThan(gem * 1.9);
          }
          for (const model of crowd.places) {
            const apart = Math.hypot(one.x - model.x, one.y - model.y);
            expect(apart, `${slots} and ${models}`).toBeGreaterThan(crowd.radius + gem);
          }
        });
      }
    }
  });

  it('have room for the Models, the last one as a count', () => {
    for (const models of [1, 2, 3, 4, 5, 6, 12]) {
      const wish = { name: 'Crypt', text: '', slots: 6, models, coin: false, bare: false, polish: false };
      const { crowd } = fitRoom(wish, size);
      expect(crowd.places.length + crowd.more).toBe(models);
      expect(crowd.more > 0).toBe(models > 5);
      for (const { x } of crowd.places) expect(Math.abs(x) + crowd.radius).toBeLessThan(width * 0.46);
      const open = spread(models, size);
      for (const { x, y } of open.places) {
        expect(Math.abs(x) + open.radius).toBeLessThan(width * 0.45);
        expect(Math.abs(y) + open.radius).toBeLessThan(height * 0.36);
      }
    }
  });
});

describe('what a Room says at a desk', () => {
  const [size] = SIZES as [(typeof SIZES)[number]];

  it.each(LANGUAGES)('can be read in whole in nearly every empty Room (%s)', (language) => {
    const all = rooms(language);
    const said = all.map((room) => fitRoom({ ...room, models: 0 }, size));
    expect(said.filter(({ hidden }) => hidden)).toEqual([]);
    const whole = said.filter(({ text }) => !text.lines.at(-1)?.text.endsWith('…')).length;
    expect(whole / all.length).toBeGreaterThan(0.9);
  });

  it('gives way to Models: first in part, then for those who look closer', () => {
    const text = 'Draw 1 random Spell from your Memories.';
    const wish = { name: 'Oracle Room', text, slots: 6, coin: false, bare: false, polish: false };
    const lines = (models: number) => fitRoom({ ...wish, models }, size);
    expect(lines(0).text.lines).toHaveLength(2);
    expect(lines(1).text.lines).toHaveLength(2);
    expect(lines(3).text.lines).toEqual([]);
    expect(lines(3).hidden).toBe(true);
    expect(fitRoom({ ...wish, models: 0, bare: true }, size).text.lines).toEqual([]);
  });

  it('puts long names into two lines rather than making them small', () => {
    const wish = { text: '', slots: 6, models: 0, coin: false, bare: false, polish: false };
    const long = fitRoom({ ...wish, name: 'Алхимическая лаборатория' }, size).name;
    expect(long.lines.length === 2 ? long.size : 0).toBe(16);
    expect(fitRoom({ ...wish, name: 'Комната удовольствий' }, size).name.lines).toHaveLength(1);
  });
});

import { expect, it } from 'vitest';
import type { GameView } from '../generated/GameView';
import type { LogLine } from '../generated/LogLine';
import type { Replay } from '../generated/Replay';
import type { ReplayStep } from '../generated/ReplayStep';
import type { View } from '../generated/View';
import { Course } from './course';

const line = (key: string) => ({ message: { key }, event: {} }) as unknown as LogLine;
const step = (zones: ReplayStep['zones'], events: string[] = [], more: Partial<ReplayStep> = {}): ReplayStep => ({
  zones,
  events: events.map(line),
  ...more,
});
const course = (steps: ReplayStep[]) =>
  new Course(
    { view: { round: 1, seats: [{ hand: 0 }, { hand: 0 }] } as unknown as GameView, steps } satisfies Replay,
    (view) => (view as View).round,
  );
const keys = (log: readonly LogLine[]) => log.map((each) => each.message.key);

/** A hundred steps: the hand of one seat is the number of the step, and each Round has 30 of them. */
const long = course(
  Array.from({ length: 100 }, (_, n) =>
    step({ [`seats/${n % 2}`]: { hand: n + 1 }, ...((n + 1) % 30 === 0 ? { round: (n + 1) / 30 + 1 } : {}) }, [
      `line-${n}`,
    ]),
  ),
);

it('finds every moment by itself, in whatever order', () => {
  for (const at of [0, 1, 57, 100, 20, 19, 21, 99, 40]) {
    const { view, log } = long.moment(at);
    expect(Math.max(...(view as View).seats.map((seat) => seat.hand))).toBe(at);
    expect(log.length).toBe(at);
    expect(log.at(-1)?.message.key).toBe(at === 0 ? undefined : `line-${at - 1}`);
  }
  expect(() => long.moment(121)).toThrow('no moment 121');
});

it('leaves other moments alone', () => {
  const before = structuredClone(long.moment(20).view);
  long.moment(35);
  expect(long.moment(20).view).toEqual(before);
});

it('knows where Rounds begin', () => {
  expect(long.rounds).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 30 },
    { round: 3, at: 60 },
    { round: 4, at: 90 },
  ]);
  expect([0, 29, 30, 95].map((at) => long.nextRound(at))).toEqual([30, 30, 60, 100]);
  expect([0, 30, 31, 100].map((at) => long.previousRound(at))).toEqual([0, 0, 30, 90]);
});

it('steps over what the viewer did not notice', () => {
  const answered = { question: { key: 'q' }, clause: 'DUE-301', answer: { key: 'a' } };
  const secret = course([step({}), step({ round: 1 }), step({}), step({}), step({}, [], { answered }), step({})]);
  expect([0, 1, 2, 4, 5].map((at) => secret.next(at))).toEqual([2, 2, 5, 5, 6]);
  expect([6, 5, 3, 2, 0].map((at) => secret.previous(at))).toEqual([5, 2, 2, 0, 0]);
});

it('takes lines of the log back, and those behind them stay', () => {
  const back = course([step({}, ['one']), step({}, ['two']), step({}, ['three']), step({}, ['three'], { kept: 1 })]);
  expect(keys(back.moment(3).log)).toEqual(['one', 'two', 'three']);
  expect(keys(back.moment(4).log)).toEqual(['one', 'three']);
});

it('has one moment when nothing was chosen', () => {
  const none = course([]);
  expect([none.end, none.next(0), none.previous(0), none.nextRound(0), none.previousRound(0)]).toEqual([0, 0, 0, 0, 0]);
  expect(none.moment(0).log).toEqual([]);
});

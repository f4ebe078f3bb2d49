import { beforeEach, expect, it } from 'vitest';
import type { Decision } from '../generated/Decision';
import type { ToServer } from '../generated/ToServer';
import { named, option } from '../testing';
import { Question } from './question.svelte';

const sure = { ask: 'ask-end', yes: 'end', back: 'stay', undoes: true };
const table = {
  sent: [] as ToServer[],
  paused: false,
  manners: { sure, inOneGo: ['ask-side'] },
  send(message: ToServer) {
    this.sent.push(message);
  },
};
const asks = (prompt: number, key: string, ...options: Decision['options']): Decision => ({
  prompt,
  message: { key },
  clause: 'REB-1',
  options,
});

let question: Question;
beforeEach(() => {
  table.sent = [];
  table.paused = false;
  question = new Question(table);
});

it('sends an answer once, and takes no other until it is asked again', () => {
  question.ask(asks(1, 'ask-card', option('rose'), option('ulrich')));
  question.choose(named('rose'));
  question.choose(named('ulrich'));
  expect(table.sent).toEqual([{ type: 'choose', prompt: 1, choice: 'rose' }]);
  expect(question.isAnswering).toBe(true);
  question.again();
  question.choose(named('ulrich'));
  expect(table.sent.length).toBe(2);
});

it('takes no answer that is not offered, and none at a table that pauses', () => {
  question.ask(asks(1, 'ask-card', option('rose')));
  question.choose(named('ulrich'));
  table.paused = true;
  question.choose(named('rose'));
  expect(table.sent).toEqual([]);
});

it('holds what ends too soon until one is sure, and takes the last answer back for whom it is not', () => {
  question.ask(asks(1, 'ask-action', option('pass', { commits: 'ends-early' }), option('cast')));
  question.choose(named('pass'));
  expect(question.decision?.message.key).toBe('ask-end');
  expect(table.sent).toEqual([]);
  question.choose(named('back'));
  expect(table.sent).toEqual([{ type: 'undo' }]);
  expect(question.decision?.message.key).toBe('ask-action');
  question.choose(named('pass'));
  question.choose(named('pass'));
  expect(table.sent.at(-1)).toEqual({ type: 'choose', prompt: 1, choice: 'pass' });
});

it('keeps wishes through questions that belong together, and forgets them at any other', () => {
  const light = option('light');
  question.ask(asks(1, 'ask-card', option('rose')));
  question.chooseAll([({ name }) => name === named('rose'), ({ name }) => name === named('light')]);
  expect(question.ask(asks(2, 'ask-side', light, option('dark')))).toBe(true);
  expect(table.sent.map((message) => message.type === 'choose' && message.choice)).toEqual(['rose', 'light']);
  question.chooseAll([({ name }) => name === named('later')]);
  question.ask(asks(3, 'ask-action', option('cast')));
  question.ask(asks(4, 'ask-side', option('later')));
  expect(table.sent.length).toBe(2);
});

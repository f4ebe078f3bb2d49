import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToClient } from '../generated/ToClient';
import { named } from '../testing';
import type { ToServer } from '../generated/ToServer';
import { Connection, type ConnectionState, type Socket } from './connection';

class FakeSocket {
  sent: ToServer[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.closed = true;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const sockets: FakeSocket[] = [];
let heard: ToClient[] = [];
let states: ConnectionState[] = [];
let wake = () => {};
let connection: Connection;

const socket = () => sockets.at(-1) as FakeSocket;
const welcome = { type: 'welcome', table: {}, you: 0, run: 'r1' };
const view = (n: number) => ({ type: 'view', n, view: {}, decision: null });
const update = (n: number) => ({ type: 'update', n, zones: {}, events: [], decision: null });
const ofType = (type: ToServer['type']) => socket().sent.filter((message) => message.type === type);

function arrive(): void {
  socket().onopen?.();
  socket().hear(welcome);
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  heard = [];
  states = [];
  connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return socket() as unknown as Socket;
    },
    token: 'secret',
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    watch: (callback) => {
      wake = callback;
      return () => (wake = () => {});
    },
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('joining', () => {
  it('says who one is, and is live once welcomed', () => {
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'join', token: 'secret', seen: null }]);
    expect(states).toEqual([]);
    socket().hear(welcome);
    expect(states).toEqual(['live']);
  });

  it('says what one has seen when it comes back', () => {
    arrive();
    socket().hear(view(7));
    socket().hear(update(8));
    socket().onclose?.();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'join', token: 'secret', seen: { run: 'r1', n: 8 } }]);
  });

  it('has seen nothing before the first view', () => {
    arrive();
    socket().onclose?.();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'join', token: 'secret', seen: null }]);
  });

  it('gives up when the token is wrong, and not when the server is busy', () => {
    socket().onopen?.();
    socket().hear({ type: 'refused', of: 'join', code: 'too-fast', message: { key: 'x' } });
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    socket().onopen?.();
    socket().hear({ type: 'refused', of: 'join', code: 'wrong-token', message: { key: 'x' } });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    expect(heard.map((message) => message.type)).toEqual(['refused', 'refused']);
  });
});

describe('losing the line', () => {
  it('tries again after longer and longer pauses', () => {
    arrive();
    socket().onclose?.();
    expect(states).toEqual(['live', 'lost']);
    for (const pause of [300, 600, 1200, 2400, 4800, 5000, 5000]) {
      const before = sockets.length;
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
      socket().onclose?.();
    }
    wake();
    arrive();
    expect(states).toEqual(['live', 'lost', 'live']);
    socket().onclose?.();
    vi.advanceTimersByTime(300);
    expect(socket().sent).toEqual([]);
  });

  it('notices within ten seconds that nobody answers', () => {
    arrive();
    vi.advanceTimersByTime(4_000);
    expect(ofType('ping')).toHaveLength(1);
    socket().hear({ type: 'pong' });
    vi.advanceTimersByTime(9_999);
    expect(states).toEqual(['live', 'lost']);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it('tries at once when the network is back, and asks at once when the page is shown', () => {
    arrive();
    wake();
    expect(ofType('ping')).toHaveLength(1);
    socket().onclose?.();
    wake();
    expect(sockets).toHaveLength(2);
  });

  it('does not wait for ever for a line to open', () => {
    vi.advanceTimersByTime(8_300);
    expect(sockets).toHaveLength(2);
  });
});

describe('updates', () => {
  it('passes them on in order, each once', () => {
    arrive();
    socket().hear(view(1));
    socket().hear(update(2));
    socket().hear(update(2));
    socket().hear(update(3));
    expect(heard.map((message) => message.type)).toEqual(['welcome', 'view', 'update', 'update']);
  });

  it('joins again when one is missing', () => {
    arrive();
    socket().hear(view(1));
    socket().hear(update(3));
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'join', token: 'secret', seen: { run: 'r1', n: 1 } }]);
  });

  it('counts anew after a restart of the server', () => {
    arrive();
    socket().hear(view(40));
    socket().onclose?.();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    socket().hear({ ...welcome, run: 'r2' });
    socket().hear(view(1));
    socket().hear(update(2));
    expect(heard.map((message) => message.type)).toEqual(['welcome', 'view', 'welcome', 'view', 'update']);
  });
});

describe('choices', () => {
  const choose: ToServer = { type: 'choose', prompt: 5, choice: named('done') };

  it('are sent again until they are answered', () => {
    arrive();
    connection.send(choose);
    expect(ofType('choose')).toEqual([choose]);
    socket().onclose?.();
    vi.advanceTimersByTime(300);
    arrive();
    expect(ofType('choose')).toEqual([choose]);
    socket().hear({ type: 'accepted', of: 'choose', prompt: 5 });
    socket().onclose?.();
    vi.advanceTimersByTime(300);
    arrive();
    expect(ofType('choose')).toEqual([]);
  });

  it('made without a line wait for one', () => {
    arrive();
    socket().onclose?.();
    connection.send(choose);
    connection.send({ type: 'undo' });
    vi.advanceTimersByTime(300);
    arrive();
    expect(socket().sent.map((message) => message.type)).toEqual(['join', 'choose', 'ping']);
  });

  it('that are refused are not sent again', () => {
    arrive();
    connection.send(choose);
    socket().hear({ type: 'refused', of: 'choose', prompt: 5, code: 'stale', message: { key: 'x' } });
    socket().onclose?.();
    vi.advanceTimersByTime(300);
    arrive();
    expect(ofType('choose')).toEqual([]);
  });
});

describe('what one does into a line that breaks', () => {
  const undo: ToServer = { type: 'undo' };
  const asks = (prompt: number) => ({ ...view(7), decision: { prompt } });

  /** The line breaks, and is there again with what the server sends then. */
  function again(run: string, ...missed: object[]): void {
    socket().onclose?.();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    socket().hear({ ...welcome, run });
    for (const message of missed) socket().hear(message);
    socket().hear({ type: 'pong' });
  }

  it('is sent once more', () => {
    arrive();
    socket().hear(view(7));
    for (const type of ['undo', 'pause', 'resign'] as const) connection.send({ type });
    again('r1');
    expect(socket().sent.map((message) => message.type)).toEqual(['join', 'ping', 'undo', 'pause', 'resign']);
    again('r1');
    expect(socket().sent.map((message) => message.type)).toEqual(['join', 'ping']);
  });

  it('waits for a line that is lost already', () => {
    arrive();
    socket().hear(view(7));
    socket().onclose?.();
    connection.send({ type: 'resign' });
    vi.advanceTimersByTime(300);
    arrive();
    socket().hear({ type: 'pong' });
    expect(ofType('resign')).toHaveLength(1);
  });

  it('is not sent again once it is answered', () => {
    arrive();
    connection.send(undo);
    socket().hear({ type: 'accepted', of: 'undo' });
    again('r1');
    expect(ofType('undo')).toEqual([]);
  });

  it('is let go when it would do something else now', () => {
    arrive();
    socket().hear(view(7));
    connection.send(undo);
    connection.send({ type: 'pause' });
    again('r1', update(8));
    expect(ofType('undo')).toEqual([]);
    expect(ofType('pause')).toHaveLength(1);
  });

  it('is known by what one was asked when the server has begun anew', () => {
    arrive();
    socket().hear(asks(4));
    connection.send(undo);
    again('r2', { ...asks(4), n: 0 });
    expect(ofType('undo')).toHaveLength(1);
    socket().hear({ type: 'accepted', of: 'undo' });
    connection.send(undo);
    again('r3', { ...asks(5), n: 0 });
    expect(ofType('undo')).toEqual([]);
  });

  it('tells nobody that it was done before', () => {
    arrive();
    connection.send({ type: 'pause' });
    again('r1');
    socket().hear({ type: 'refused', of: 'pause', code: 'paused', message: { key: 'x' } });
    expect(heard.filter((message) => message.type === 'refused')).toEqual([]);
    connection.send({ type: 'pause' });
    socket().hear({ type: 'refused', of: 'pause', code: 'paused', message: { key: 'x' } });
    expect(heard.filter((message) => message.type === 'refused')).toHaveLength(1);
  });
});

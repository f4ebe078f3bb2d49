import type { Code } from '../generated/Code';
import type { Mark } from '../generated/Mark';
import type { ToClient } from '../generated/ToClient';
import type { ToServer } from '../generated/ToServer';

/** Where a connection stands: being opened for the first time, working, or lost and being opened again. */
export type ConnectionState = 'connecting' | 'live' | 'lost';

/** The part of a WebSocket that a connection uses. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export interface ConnectionOptions {
  open: () => Socket;
  token: string | null;
  heard: (message: ToClient) => void;
  changed: (state: ConnectionState) => void;
  /** Calls back whenever the network may have changed; returns how to stop that. */
  watch?: (wake: () => void) => () => void;
}

type Choose = Extract<ToServer, { type: 'choose' }>;

/** What is asked for once, and answered by `accepted` or `refused`. */
const DEEDS = ['ready', 'undo', 'back', 'consent', 'orders', 'wait', 'pause', 'resume', 'resign'] as const;
type DeedKind = (typeof DEEDS)[number];
const isDeed = (kind: string): kind is DeedKind => (DEEDS as readonly string[]).includes(kind);

/** What would do something else if it came after what happened meanwhile. */
const FLEETING: readonly DeedKind[] = ['undo', 'back', 'wait'];

/** A deed that was not answered yet. */
interface Deed {
  message: ToServer;
  /** The last update when it was sent, and what one was asked then. */
  mark: Mark | null;
  prompt: number | null;
  again: boolean;
}

const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
/** After so long a silence the server is asked whether it is still there. */
const SILENCE = 4_000;
/** So long it may take to answer; with the silence before it, a dead network shows within ten seconds. */
const PATIENCE = 4_000;

/** Reasons to refuse a join that another attempt does not change. */
const FINAL: readonly Code[] = ['malformed', 'unknown-table', 'wrong-token', 'spectator', 'origin', 'rules-changed'];

/**
 * The line to one table. It keeps itself open, notices lost updates and asks for them again, sends a choice again
 * until the server has answered it, and everything else that one does once more when the line broke before the answer.
 */
export class Connection {
  private socket: Socket | null = null;
  private state: ConnectionState = 'connecting';
  private mark: Mark | null = null;
  private unanswered: Choose | null = null;
  private readonly deeds = new Map<DeedKind, Deed>();
  /** The prompt that one was asked last. */
  private prompt: number | null = null;
  /** All that was missed has come when this is answered. */
  private catchingUp = false;
  private pause = SHORTEST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly unwatch: () => void;

  constructor(private readonly options: ConnectionOptions) {
    this.unwatch = options.watch?.(() => this.wake()) ?? (() => {});
    this.open();
  }

  /** Sends a message if the line works; what one does waits until it does. */
  send(message: ToServer): void {
    if (message.type === 'choose') this.unanswered = message;
    if (isDeed(message.type)) {
      this.deeds.set(message.type, { message, mark: this.mark, prompt: this.prompt, again: false });
    }
    if (this.state === 'live') this.write(message);
  }

  /** Ends the connection for good. */
  close(): void {
    this.unwatch();
    clearTimeout(this.retry);
    this.drop();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => this.write({ type: 'join', token: this.options.token, seen: this.seen() });
    socket.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as ToClient);
    socket.onclose = () => this.lose();
    this.silence = setTimeout(() => this.lose(), SILENCE + PATIENCE);
  }

  /** Lets go of the socket without a word to anybody. */
  private drop(): void {
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.drop();
    if (this.state === 'live') this.become('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** The network may be back, or gone without a sign. */
  private wake(): void {
    if (this.state === 'live') this.probe();
    else this.open();
  }

  private hear(message: ToClient): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.probe(), SILENCE);
    switch (message.type) {
      case 'welcome':
        this.welcomed(message.run);
        break;
      case 'view':
        this.advance(message.n);
        this.prompt = message.decision?.prompt ?? null;
        break;
      case 'update':
        if (!this.follows(message.n)) return;
        this.advance(message.n);
        this.prompt = message.decision?.prompt ?? null;
        break;
      case 'accepted':
        this.answered(message.of, message.prompt);
        break;
      case 'refused':
        // It was accepted before, and nobody heard of it.
        if (this.answered(message.of, message.prompt)?.again) return;
        if (message.of === 'join') this.turnedAway(message.code);
        break;
      case 'pong':
        if (this.catchingUp) this.doAgain();
        this.catchingUp = false;
        break;
    }
    this.options.heard(message);
    if (message.type !== 'welcome') return;
    // What is shown after the welcome must be there before the choice is sent again.
    if (this.unanswered) this.write(this.unanswered);
    this.catchingUp = this.deeds.size > 0;
    if (this.catchingUp) this.write({ type: 'ping' });
  }

  /** Sends once more what one did and nobody answered, unless something happened that it was not meant for. */
  private doAgain(): void {
    for (const [kind, deed] of this.deeds) {
      const same = deed.mark?.run === this.mark?.run ? deed.mark?.n === this.mark?.n : deed.prompt === this.prompt;
      if (deed.again || (FLEETING.includes(kind) && !same)) {
        this.deeds.delete(kind);
        continue;
      }
      deed.again = true;
      this.write(deed.message);
    }
  }

  /** The last update one has seen; before the first view there is none. */
  private seen(): Mark | null {
    return this.mark && this.mark.n > 0 ? this.mark : null;
  }

  private welcomed(run: string): void {
    if (this.mark?.run !== run) this.mark = { run, n: 0 };
    this.pause = SHORTEST_PAUSE;
    this.become('live');
  }

  private advance(n: number): void {
    if (this.mark) this.mark = { ...this.mark, n };
  }

  /** Is this the next update? A repeated one is passed over; after a gap one joins again. */
  private follows(n: number): boolean {
    const last = this.mark?.n ?? 0;
    if (n > last + 1) this.lose();
    return n === last + 1;
  }

  /** The deed that this is the answer to, if it is one. */
  private answered(of: string, prompt: number | undefined): Deed | undefined {
    if (of === 'choose' && this.unanswered?.prompt === prompt) this.unanswered = null;
    if (!isDeed(of)) return undefined;
    const deed = this.deeds.get(of);
    this.deeds.delete(of);
    return deed;
  }

  private turnedAway(code: Code): void {
    if (FINAL.includes(code)) this.close();
    else this.lose();
  }

  private probe(): void {
    this.write({ type: 'ping' });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), PATIENCE);
  }

  private write(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.changed(state);
  }
}

/** The line to a table of the server that the page came from. */
export function connect(table: string, options: Pick<ConnectionOptions, 'token' | 'heard' | 'changed'>): Connection {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const address = `${scheme}//${location.host}/api/tables/${table}/ws`;
  return new Connection({ ...options, open: () => new WebSocket(address), watch: watchNetwork });
}

function watchNetwork(wake: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  document.addEventListener('visibilitychange', shown);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', wake);
    document.removeEventListener('visibilitychange', shown);
  };
}

import type { Choice } from '../generated/Choice';
import type { ChoiceName } from '../generated/ChoiceName';
import type { Code } from '../generated/Code';
import type { Decision } from '../generated/Decision';
import type { GameView } from '../generated/GameView';
import type { LogLine } from '../generated/LogLine';
import type { Order } from '../generated/Order';
import type { Proposal } from '../generated/Proposal';
import type { Refusal } from '../generated/Refusal';
import type { Rejection } from '../generated/Rejection';
import type { Said } from '../generated/Said';
import type { TableInfo } from '../generated/TableInfo';
import type { ToClient } from '../generated/ToClient';
import type { ToServer } from '../generated/ToServer';
import type { Way } from '../generated/Way';
import * as api from './api';
import { connect, type Connection, type ConnectionState } from './connection';
import { familyOf } from './family';
import { isSame, nameOf, randomWord } from './names';
import { Pacer } from './pacer';
import { settings } from './settings.svelte';
import type { Shown } from './shown';
import { isEnough, openOf, picksOne } from './picker';
import { doubtOf, type Doubt } from './sure';
import { thingsOf, type Thing } from './things';
import { now } from './ticker.svelte';
import { applyZones } from './view';
import { namesOf, wayOf, waysOf, type Wish } from './ways';

/** Refusals that a later try may not meet again. */
const PASSING: readonly Code[] = ['store', 'shutting-down', 'full'];

/** How long one looks at what others do, and at what everybody should notice, in milliseconds. */
const LOOKS = { short: 650, long: 1500 };

/** What is told of the game and of the table, in its order. */
type News = Extract<ToClient, { type: 'update' | 'table' }>;

/** One table, as far as this page has followed it. */
export class Table implements Shown {
  connection = $state.raw<ConnectionState>('connecting');
  info = $state.raw<TableInfo | null>(null);
  /** One's own seat; none for those who watch. */
  you = $state.raw<number | null>(null);
  view = $state.raw<GameView | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  /** What was said last while one was there. */
  said = $state.raw<Said | null>(null);
  why = $state.raw<readonly Rejection[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The last way was left before its end, because something came between. */
  stopped = $state.raw(false);
  orders = $state.raw<readonly Order[]>([]);
  /** How often choices were taken back. */
  undone = $state.raw(0);
  /** The number of the last request that one took back oneself. */
  withdrawn = $state.raw(0);
  /** What one has said and nobody has heard yet: until then it stays where one typed it. */
  saying = $state.raw<string | null>(null);
  /** The server does not let us in, and trying again does not help. */
  shut = $state.raw(false);

  /** What the server asks. */
  private asked = $state.raw<Decision | null>(null);
  /** Answers to a question that takes several, until there are enough. */
  picked = $state.raw<readonly Choice[]>([]);
  /** The answer that cannot be mended later, until one is sure. */
  private held = $state.raw<Doubt | null>(null);
  /** The prompt whose answer is on its way. */
  private answering = $state.raw<number | null>(null);
  /** What is to be chosen when it is offered. */
  private wishes: Wish[] = [];
  private infoAt = $state.raw(0);
  private readonly line: Connection;
  private readonly pacer = new Pacer<News>(
    (news) => this.follow(news),
    (news) => this.lookAt(news),
  );

  readonly decision: Decision | null = $derived(this.held?.asks ?? (this.asked && openOf(this.asked, this.picked)));

  // As one text, so that what was said with names is said again only when a name changes.
  private readonly nameText: string = $derived(JSON.stringify(this.info?.seats.map(nameOf) ?? []));
  readonly names: string[] = $derived(JSON.parse(this.nameText) as string[]);
  readonly things: Map<Thing, Choice[]> = $derived(this.mayChoose ? thingsOf(this.decision?.options ?? []) : new Map());

  readonly ways: Map<Thing, Way[]> = $derived(waysOf(this.mayChoose ? (this.decision?.ways ?? []) : []));

  /** A table; those who are ready at once say so as soon as they are let in. */
  constructor(
    readonly id: string,
    private readonly token: string | null,
    private readyAtOnce: boolean,
  ) {
    this.line = connect(id, {
      token,
      heard: (message) => this.hear(message),
      changed: (state) => (this.connection = state),
    });
  }

  /** Is an answer on its way, or kept until the connection is back? */
  get isAnswering(): boolean {
    return this.answering !== null;
  }

  /** Can an option be chosen now? */
  get mayChoose(): boolean {
    return this.decision !== null && this.decision.prompt !== this.answering && !this.info?.paused;
  }

  /** The seats that the game waits for. */
  get awaited(): number[] {
    return this.view ? familyOf(this.view).awaited(this.view) : [];
  }

  leave(): void {
    this.pacer.stop();
    this.line.close();
  }

  send(message: ToServer): void {
    this.refusal = null;
    this.line.send(message);
  }

  /** Answers what is asked of all, or takes back what one asks for oneself. */
  consent(yes: boolean, { n, by }: Proposal): void {
    if (by === this.you && !yes) this.withdrawn = n;
    this.send({ type: 'consent', yes, to: n });
  }

  /** Says something to all; it counts as said when it comes back. */
  say(text: string): void {
    this.saying = text;
    this.send({ type: 'chat', text });
  }

  choose(choice: ChoiceName): void {
    if (!this.asked || !this.mayChoose) return;
    const { held } = this;
    this.held = null;
    if (held && choice !== held.choice) {
      if (held.undoes) this.send({ type: 'undo' });
      return;
    }
    if (held) {
      this.answer(choice, held.then);
      return;
    }
    const option = this.asked.options.find(({ name }) => name === choice);
    if (!option) return;
    const picked = [...this.picked, option];
    if (picksOne(this.asked, option) && !isEnough(this.asked, picked)) this.picked = picked;
    else this.take({ steps: picked });
  }

  /** Puts one of the answers back that were picked. */
  putBack(at: number): void {
    this.picked = this.picked.filter((_, i) => i !== at);
  }

  /** Takes the last answer back; one that was only picked is not given yet. */
  undo(): void {
    if (this.picked.length > 0) this.putBack(this.picked.length - 1);
    else this.send({ type: 'undo' });
  }

  /** Goes a whole way with one message. The table stops where something comes between, and nothing is done twice. */
  take(way: Way): void {
    const [choice, ...then] = namesOf(way);
    if (!this.asked || !this.mayChoose || choice === undefined) return;
    this.held = this.view ? doubtOf(this.asked, way, familyOf(this.view).sure) : null;
    if (!this.held) this.answer(choice, then);
  }

  private answer(choice: ChoiceName, then: ChoiceName[]): void {
    if (!this.asked) return;
    const { prompt } = this.asked;
    this.answering = prompt;
    this.stopped = false;
    this.send({ type: 'choose', prompt, choice, ...(then.length > 0 && { then }) });
  }

  /**
   * Chooses several times, such as a Spell, its side and its slot: as a way where the table offers one, else each of these
   * as soon as it is offered, as long as the questions belong together.
   */
  chooseAll(wishes: Wish[]): void {
    const way = this.decision && this.mayChoose ? wayOf(this.decision, wishes) : undefined;
    if (way) {
      this.wishes = [];
      this.take(way);
      return;
    }
    this.wishes = wishes;
    this.wish();
  }

  order(orders: Order[]): void {
    this.orders = orders;
    this.send({ type: 'orders', orders });
  }

  /** What is left now of a time that the last message about the table gave. */
  left(milliseconds: number, running: boolean): number {
    return running ? Math.max(0, milliseconds - (now() - this.infoAt)) : milliseconds;
  }

  private hear(message: ToClient): void {
    if (message.type === 'update' || message.type === 'table') {
      this.pacer.push(message);
      // Others wait for an answer in a window, and clocks do not wait for anybody.
      if ((message.type === 'update' && message.decision?.window) || !this.hasTime) this.pacer.flush();
      return;
    }
    if (message.type !== 'refused' && message.type !== 'why' && message.type !== 'chat') this.pacer.flush();
    switch (message.type) {
      case 'accepted':
        if (message.stopped) this.stopped = true;
        break;
      case 'welcome':
        this.you = message.you;
        this.orders = message.orders;
        this.tell(message.table);
        this.begin();
        void this.recall();
        break;
      case 'view':
        this.view = message.view;
        this.ask(message.decision);
        this.line.send({ type: 'log' });
        break;
      case 'refused':
        if (message.of === 'chat') this.saying = null;
        this.answering = null;
        if (message.of === 'undo' && message.code === 'cannot-undo' && this.alone) {
          this.line.send({ type: 'back' });
          break;
        }
        this.refusal = message;
        this.shut = message.of === 'join' && !PASSING.includes(message.code);
        break;
      case 'why':
        this.why = message.rejected;
        break;
      case 'log':
        this.log = message.events;
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        this.said = message;
        this.isSaid(message);
        break;
    }
  }

  private follow(news: News): void {
    if (news.type === 'table') {
      this.tell(news.table);
      return;
    }
    if (this.view) this.view = applyZones(this.view, news.zones);
    if (news.events.length > 0) this.log = [...this.log, ...news.events];
    if (news.undone) {
      this.undone += 1;
      this.answering = null;
      this.line.send({ type: 'log' });
    }
    this.ask(news.decision);
  }

  /** How long one looks at what was told. */
  private lookAt(news: News): number {
    const { view } = this;
    if (news.type === 'table' || !this.hasTime || !view) return 0;
    const looks = news.events.map(({ event }) => familyOf(view).look(event, view, this.you));
    return Math.max(0, ...looks.map((look) => (look ? LOOKS[look] : 0)));
  }

  /** Does nobody mind if one looks on for a while? */
  private get hasTime(): boolean {
    return settings.pace.now && !document.hidden && this.info?.options.clock.kind === 'none';
  }

  /** Are all others bots, who agree to go back to anything? */
  private get alone(): boolean {
    return Boolean(this.info?.options['take-back'] && this.info.seats.every((seat, i) => seat.bot || i === this.you));
  }

  private begin(): void {
    const seat = this.you === null ? undefined : this.info?.seats[this.you];
    if (this.readyAtOnce && this.info?.state === 'waiting' && seat && !seat.ready) {
      this.send({ type: 'ready', name: settings.name.now || null, word: randomWord() });
    }
    this.readyAtOnce = false;
  }

  /** What was said before one came, or while one was away. */
  private async recall(): Promise<void> {
    if (!this.info?.options.public && this.token === null) return;
    try {
      const said = await api.chat(this.id, this.token);
      const last = said.at(-1)?.at ?? 0;
      this.chat = [...said, ...this.chat.filter((line) => line.at > last)];
      const mine = said.findLast((line) => line.seat === this.you);
      if (mine) this.isSaid(mine);
    } catch {
      // The game goes on without it.
    }
  }

  /** Is this what one was saying? */
  private isSaid(line: Said): void {
    if (line.seat === this.you && this.saying !== null && isSame(line.text, this.saying)) this.saying = null;
  }

  private tell(info: TableInfo): void {
    this.info = info;
    this.infoAt = performance.now();
    this.shut = false;
  }

  private ask(decision: Decision | null): void {
    if (decision?.prompt !== this.asked?.prompt) this.why = null;
    if (decision?.prompt !== this.answering) this.answering = null;
    const fresh = decision?.prompt !== this.asked?.prompt;
    if (fresh) this.held = null;
    if (fresh) this.picked = [];
    this.asked = decision;
    if (fresh) this.wish();
  }

  /** Answers a question by what was wished. Another kind of question ends the wishes. */
  private wish(): void {
    const { decision } = this;
    if (this.wishes.length === 0 || !decision || !this.view) return;
    const wish = this.wishes.find((each) => decision.options.some(each));
    const option = wish && decision.options.find(wish);
    if (option) {
      this.choose(option.name);
      this.wishes = this.wishes.filter((each) => each !== wish);
    } else if (!familyOf(this.view).inOneGo.includes(decision.message.key)) {
      this.wishes = [];
    }
  }
}

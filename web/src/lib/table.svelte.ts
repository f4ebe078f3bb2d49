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
import { familyOf, type Family } from './family';
import { isSame, nameOf, randomWord } from './names';
import { Pacer } from './pacer';
import { Question } from './question.svelte';
import { settings } from './settings.svelte';
import type { Shown } from './shown';
import type { Thing } from './things';
import { now } from './ticker.svelte';
import { applyZones } from './view';
import type { Wish } from './ways';

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
  orders = $state.raw<readonly Order[]>([]);
  /** How often choices were taken back. */
  undone = $state.raw(0);
  /** The number of the last request that one took back oneself. */
  withdrawn = $state.raw(0);
  /** What one has said and nobody has heard yet: until then it stays where one typed it. */
  saying = $state.raw<string | null>(null);
  /** The server does not let us in, and trying again does not help. */
  shut = $state.raw(false);

  private infoAt = $state.raw(0);
  private readonly line: Connection;
  private readonly question = new Question(this);
  private readonly pacer = new Pacer<News>(
    (news) => this.follow(news),
    (news) => this.lookAt(news),
  );

  // As one text, so that what was said with names is said again only when a name changes.
  private readonly nameText: string = $derived(JSON.stringify(this.info?.seats.map(nameOf) ?? []));
  readonly names: string[] = $derived(JSON.parse(this.nameText) as string[]);
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

  get decision(): Decision | null {
    return this.question.decision;
  }

  get things(): Map<Thing, Choice[]> {
    return this.question.things;
  }

  get ways(): Map<Thing, Way[]> {
    return this.question.ways;
  }

  /** Answers to a question that takes several, until there are enough. */
  get picked(): readonly Choice[] {
    return this.question.picked;
  }

  /** The last way was left before its end, because something came between. */
  get stopped(): boolean {
    return this.question.stopped;
  }

  /** Is an answer on its way, or kept until the connection is back? */
  get isAnswering(): boolean {
    return this.question.isAnswering;
  }

  get mayChoose(): boolean {
    return this.question.mayChoose;
  }

  get paused(): boolean {
    return this.info?.paused ?? false;
  }

  /** How the game of this table asks; none before anything of it was seen. */
  get manners(): Family | null {
    return this.view && familyOf(this.view);
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
    this.question.choose(choice);
  }

  take(way: Way): void {
    this.question.take(way);
  }

  /** Puts one of the answers back that were picked. */
  putBack(at: number): void {
    this.question.putBack(at);
  }

  /** Takes the last answer back. */
  undo(): void {
    this.question.undo();
  }

  /** Chooses several times, each as soon as it is offered. */
  chooseAll(wishes: Wish[]): void {
    this.question.chooseAll(wishes);
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
        if (message.stopped) this.question.stopped = true;
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
        this.question.again();
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
      this.question.again();
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
    if (this.question.ask(decision)) this.why = null;
  }
}

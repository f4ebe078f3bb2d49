// What the table asks, and what becomes of an answer before it is sent: picked, doubted, wished in advance.
import type { Choice } from '../generated/Choice';
import type { ChoiceName } from '../generated/ChoiceName';
import type { Decision } from '../generated/Decision';
import type { ToServer } from '../generated/ToServer';
import type { Way } from '../generated/Way';
import { isEnough, openOf, picksOne, withForced } from './picker';
import { doubtOf, type Doubt, type Sure } from './sure';
import { thingsOf, type Thing } from './things';
import { namesOf, wayOf, waysOf, type Wish } from './ways';

/** Who is asked, and by whom. */
interface Asks {
  send(message: ToServer): void;
  readonly paused: boolean;
  /** How the game asks whether one is sure, and which of its questions belong together; none while there is no game. */
  readonly manners: { readonly sure: Sure; readonly inOneGo: readonly string[] } | null;
}

/** One question after the other, as the server asks them. */
export class Question {
  /** What the server asks. */
  private asked = $state.raw<Decision | null>(null);
  /** Answers to a question that takes several, until there are enough. */
  picked = $state.raw<readonly Choice[]>([]);
  /** The answer that cannot be mended later, until one is sure. */
  private held = $state.raw<Doubt | null>(null);
  /** The prompt whose answer is on its way. */
  private answering = $state.raw<number | null>(null);
  /** The last way was left before its end, because something came between. */
  stopped = $state.raw(false);
  /** What is to be chosen when it is offered. */
  private wishes: Wish[] = [];

  readonly decision: Decision | null = $derived(this.held?.asks ?? (this.asked && openOf(this.asked, this.picked)));
  readonly things: Map<Thing, Choice[]> = $derived(this.mayChoose ? thingsOf(this.decision?.options ?? []) : new Map());
  readonly ways: Map<Thing, Way[]> = $derived(waysOf(this.mayChoose ? (this.decision?.ways ?? []) : []));

  constructor(private readonly table: Asks) {}

  /** Is an answer on its way, or kept until the connection is back? */
  get isAnswering(): boolean {
    return this.answering !== null;
  }

  /** Can an option be chosen now? */
  get mayChoose(): boolean {
    return this.decision !== null && this.decision.prompt !== this.answering && !this.table.paused;
  }

  /** The server asks, asks something else, or asks nothing any more; says whether that is new. */
  ask(decision: Decision | null): boolean {
    const fresh = decision?.prompt !== this.asked?.prompt;
    if (decision?.prompt !== this.answering) this.answering = null;
    if (fresh) this.held = null;
    if (fresh) this.picked = [];
    this.asked = decision;
    if (fresh) this.wish();
    return fresh;
  }

  /** The answer did not count: it was refused, or what was answered has been taken back. */
  again(): void {
    this.answering = null;
  }

  choose(choice: ChoiceName): void {
    if (!this.asked || !this.mayChoose) return;
    const { held } = this;
    this.held = null;
    if (held && choice !== held.choice) {
      if (held.undoes) this.table.send({ type: 'undo' });
      return;
    }
    if (held) {
      this.answer(choice, held.then);
      return;
    }
    const option = this.asked.options.find(({ name }) => name === choice);
    if (!option) return;
    const one = picksOne(this.asked, option);
    const picked = one ? withForced(this.asked, [...this.picked, option]) : [...this.picked, option];
    if (one && !isEnough(this.asked, picked)) this.picked = picked;
    else this.take({ steps: [...picked] });
  }

  /** Puts one of the answers back that were picked. */
  putBack(at: number): void {
    this.picked = this.picked.filter((_, i) => i !== at);
  }

  /** Takes the last answer back; one that was only picked is not given yet. */
  undo(): void {
    if (this.picked.length > 0) this.putBack(this.picked.length - 1);
    else this.table.send({ type: 'undo' });
  }

  /** Goes a whole way with one message. The table stops where something comes between, and nothing is done twice. */
  take(way: Way): void {
    const [choice, ...then] = namesOf(way);
    if (!this.asked || !this.mayChoose || choice === undefined) return;
    const { manners } = this.table;
    this.held = manners && doubtOf(this.asked, way, manners.sure);
    if (!this.held) this.answer(choice, then);
  }

  private answer(choice: ChoiceName, then: ChoiceName[]): void {
    if (!this.asked) return;
    const { prompt } = this.asked;
    this.answering = prompt;
    this.stopped = false;
    this.table.send({ type: 'choose', prompt, choice, ...(then.length > 0 && { then }) });
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

  /** Answers a question by what was wished. Another kind of question ends the wishes. */
  private wish(): void {
    const { decision } = this;
    const { manners } = this.table;
    if (this.wishes.length === 0 || !decision || !manners) return;
    const wish = this.wishes.find((each) => decision.options.some(each));
    const option = wish && decision.options.find(wish);
    if (option) {
      this.choose(option.name);
      this.wishes = this.wishes.filter((each) => each !== wish);
    } else if (!manners.inOneGo.includes(decision.message.key)) {
      this.wishes = [];
    }
  }
}

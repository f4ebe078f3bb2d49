/** Lets what happens be seen: one thing after the other, with a rest behind what deserves one. */
export class Pacer<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Things are shown by `show`; `rest` says how long, in milliseconds, each is looked at. */
  constructor(
    private readonly show: (thing: T) => void,
    private readonly rest: (thing: T) => number,
  ) {}

  /** Shows it when its time comes. */
  push(thing: T): void {
    this.waiting.push(thing);
    if (this.waiting.length > MOST) this.flush();
    else if (this.timer === undefined) this.next();
  }

  /** Shows all that waits at once. */
  flush(): void {
    this.stop();
    for (const thing of this.waiting.splice(0)) this.show(thing);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    for (let thing = this.waiting.shift(); thing !== undefined; thing = this.waiting.shift()) {
      this.show(thing);
      const rest = this.rest(thing);
      if (rest === 0) continue;
      this.timer = setTimeout(() => this.next(), rest);
      return;
    }
  }
}

/** Whoever is so far behind has been away, and catches up. */
const MOST = 40;

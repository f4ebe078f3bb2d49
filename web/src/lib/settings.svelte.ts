import * as keepsakes from './keepsakes';

interface Keepsake<T> {
  get: () => T;
  set: (value: T) => void;
}

/** What is kept from one visit to the next, and followed by all who read it. */
class Kept<T> {
  private value: T;

  constructor(private readonly keepsake: Keepsake<T>) {
    this.value = $state(keepsake.get());
  }

  get now(): T {
    return this.value;
  }

  set now(value: T) {
    this.value = value;
    this.keepsake.set(value);
  }
}

/** How this browser wants the table to be. */
export const settings = {
  /** Do things move? */
  motion: new Kept(keepsakes.motion),
  /** Does one look for a while at what others do? */
  pace: new Kept(keepsakes.pace),
  /** Can it be heard? */
  sound: new Kept(keepsakes.sound),
  /** How one wants to be called. */
  name: new Kept(keepsakes.playerName),
  /** Has a finger been held on a card to read it? Who has done so knows how. */
  hasHeld: new Kept(keepsakes.hasHeld),
};

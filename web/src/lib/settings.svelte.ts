import * as keepsakes from './keepsakes';

/** How this browser wants the table to be. */
class Settings {
  private moving = $state(keepsakes.motion.get());

  /** Do things move? */
  get motion(): boolean {
    return this.moving;
  }

  set motion(on: boolean) {
    this.moving = on;
    keepsakes.motion.set(on);
  }
}

export const settings = new Settings();

import * as keepsakes from './keepsakes';

/** How this browser wants the table to be. */
class Settings {
  private moving = $state(keepsakes.motion.get());
  private sounding = $state(keepsakes.sound.get());

  /** Do things move? */
  get motion(): boolean {
    return this.moving;
  }

  set motion(on: boolean) {
    this.moving = on;
    keepsakes.motion.set(on);
  }

  /** Can it be heard? */
  get sound(): boolean {
    return this.sounding;
  }

  set sound(on: boolean) {
    this.sounding = on;
    keepsakes.sound.set(on);
  }
}

export const settings = new Settings();

import * as keepsakes from './keepsakes';

/** How this browser wants the table to be. */
class Settings {
  private moving = $state(keepsakes.motion.get());
  private pacing = $state(keepsakes.pace.get());
  private sounding = $state(keepsakes.sound.get());

  /** Do things move? */
  get motion(): boolean {
    return this.moving;
  }

  set motion(on: boolean) {
    this.moving = on;
    keepsakes.motion.set(on);
  }

  /** Does one look for a while at what others do? */
  get pace(): boolean {
    return this.pacing;
  }

  set pace(on: boolean) {
    this.pacing = on;
    keepsakes.pace.set(on);
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

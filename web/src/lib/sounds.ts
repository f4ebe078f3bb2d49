/** What can be heard, from the least to the most important: of one update only the most important is. */
export const SOUNDS = ['cubes', 'hit', 'spell', 'points', 'turn', 'room', 'defeat', 'end'] as const;

export type Sound = (typeof SOUNDS)[number];

/** The most important of the sounds of what happened, and of whether one has just been asked. */
export function soundOf(sounds: readonly (Sound | undefined)[], asked: boolean): Sound | null {
  return SOUNDS.findLast((sound) => sounds.includes(sound) || (asked && sound === 'turn')) ?? null;
}

interface Note {
  /** When it begins, and how long it fades, in seconds. */
  at: number;
  long: number;
  /** Its pitch at the beginning and at the end. */
  from: number;
  to: number;
  loud: number;
  wave: OscillatorType;
}

const bell = (at: number, pitch: number, long = 0.7, loud = 0.12): Note => ({
  at,
  long,
  from: pitch,
  to: pitch,
  loud,
  wave: 'sine',
});
const knock = (from: number, to: number, loud: number): Note => ({
  at: 0,
  long: 0.18,
  from,
  to,
  loud,
  wave: 'triangle',
});

const SCORE: { readonly [sound in Sound]: readonly Note[] } = {
  cubes: [bell(0, 1568, 0.12, 0.05), bell(0.05, 2093, 0.14, 0.04)],
  hit: [knock(190, 55, 0.3)],
  spell: [bell(0, 587, 0.35, 0.07), bell(0.06, 880, 0.35, 0.07), bell(0.12, 1175, 0.5, 0.06)],
  points: [bell(0, 784, 0.3), bell(0.1, 1047, 0.5)],
  turn: [bell(0, 659, 0.9)],
  room: [bell(0, 392, 1.2), bell(0.02, 494, 1.2), bell(0.04, 587, 1.2)],
  defeat: [knock(120, 40, 0.4), bell(0.04, 98, 1.6, 0.3), bell(0.04, 147, 1.2, 0.15)],
  end: [bell(0, 392, 1.4), bell(0.22, 494, 1.4), bell(0.44, 587, 1.4), bell(0.66, 784, 2)],
};

/** Updates come quicker than ears follow: so long, in milliseconds, nothing else is heard. */
const APART = 140;

let context: AudioContext | undefined;
let last = -APART;

/** Makes the sound, as far as the browser lets a page be heard: not before its reader has done something there. */
export function play(sound: Sound): void {
  const now = performance.now();
  if (now - last < APART) return;
  last = now;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SCORE[sound]) strike(context, note);
}

function strike(context: AudioContext, { at, long, from, to, loud, wave }: Note): void {
  const start = context.currentTime + at;
  const end = start + long;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}

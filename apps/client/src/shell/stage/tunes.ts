import type { Moment, Tone } from './moments';

/** A note of a tune: a step of the scale, when it begins and how long it takes to fade, in seconds. */
type Note = readonly [step: number, at: number, fades: number];

/** The same in every look; its tone makes another thing of it. */
const tunes: Readonly<Record<Moment, readonly Note[]>> = {
  begins: [
    [0, 0, 2.4],
    [2, 0.32, 2.1],
    [4, 0.64, 1.8],
    [7, 1.1, 2.2],
  ],
  ends: [
    [7, 0, 1.2],
    [4, 0.3, 1.2],
    [2, 0.6, 1.4],
    [0, 1, 2.6],
  ],
  change: [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step, at): Note => [step, at * 0.075, 0.8]),
    ...[0, 4, 7, 10].map((step): Note => [step, 0.85, 2.6]),
  ],
  fall: [
    [5, 0, 0.9],
    [4, 0.26, 0.9],
    [2, 0.54, 1],
    [0, 0.9, 1.2],
    [-3, 1.4, 2.8],
  ],
  full: [
    [0, 0, 1.6],
    [5, 0, 1.2],
    [0, 0.46, 2.2],
    [5, 0.46, 1.8],
  ],
  rings: [0, 0.42, 0.84].flatMap((at): Note[] => [
    [7, at, 0.9],
    [9, at, 0.6],
  ]),
};

/** How loud a note is at most: what falls together with others stays below what startles. */
const LOUD = 0.07;
/** How long a note takes to swell, in seconds: nothing sets in at once. */
const SWELL = 0.03;

/** Plays what belongs to a moment; nothing is fetched for it. */
export function playTune(context: AudioContext, moment: Moment, tone: Tone): void {
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: tone.bright });
  filter.connect(context.destination);
  for (const [step, at, fades] of tunes[moment]) {
    const from = context.currentTime + at;
    const note = new OscillatorNode(context, { type: tone.wave, frequency: pitchOf(tone, step) });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(LOUD, from + SWELL);
    gain.gain.exponentialRampToValueAtTime(0.001, from + SWELL + fades);
    note.connect(gain).connect(filter);
    note.start(from);
    note.stop(from + SWELL + fades + 0.1);
  }
}

/** What a step of a tone’s scale sounds like, in hertz; those beyond its ends are an octave higher or lower. */
export function pitchOf({ root, scale }: Tone, step: number): number {
  const octave = Math.floor(step / scale.length);
  const semitones = (scale[step - octave * scale.length] ?? 0) + 12 * octave;
  return root * 2 ** (semitones / 12);
}

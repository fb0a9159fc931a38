import type { Beat } from '@moonlit/rules';

/** The moments that are heard and felt in every game: a part of the story begins or ends, somebody changes or falls, something is full, time is up. */
export type Moment = 'begins' | 'ends' | 'change' | 'fall' | 'full' | 'rings';

/** How what is heard under one look sounds. */
export interface Tone {
  /** The lowest note, in hertz. */
  root: number;
  /** The notes of its scale within an octave, in semitones above the root. */
  scale: readonly number[];
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** What lies above it is softened, in hertz. */
  bright: number;
}

/** What a game lends to the cues of the stage. */
export interface CueLoan {
  /** Kinds of beats that are such a moment, besides those that are one in every game. */
  moments: Readonly<Record<string, Moment>>;
  /** By look; any other has the usual tone. */
  tones: Readonly<Record<string, Tone>>;
}

export const noCues: CueLoan = { moments: {}, tones: {} };

/** The tone of a look that has none of its own. */
export const usualTone: Tone = { root: 220, scale: [0, 2, 4, 7, 9], wave: 'sine', bright: 2_400 };

/** Kinds of beats that every table has. */
const ofTable: Readonly<Record<string, Moment>> = { 'clock-filled': 'full', 'timer-ends': 'rings' };

/** Which moment a beat is; `undefined` for all others. */
export function momentOf({ kind, chapter }: Beat, moments: CueLoan['moments']): Moment | undefined {
  if (Object.hasOwn(moments, kind)) return moments[kind];
  if (chapter) return chapter.part;
  return Object.hasOwn(ofTable, kind) ? ofTable[kind] : undefined;
}

/** How a device shakes for each, in milliseconds: on, off, on. What only begins or ends is not felt. */
export const pulses: Readonly<Record<Moment, readonly number[]>> = {
  begins: [],
  ends: [],
  change: [400],
  fall: [60, 90, 240],
  full: [40, 80, 40],
  rings: [120, 90, 120, 90, 120],
};

/** Where a shape lies in a figure, from the back to the front. */
export const depths = [
  'behind',
  'back',
  'body',
  'clothes',
  'neck',
  'head',
  'hair',
  'arm',
  'held',
  'front',
] as const;
export type Depth = (typeof depths)[number];

/**
 * How light a shape is: `light` is the colour of the figure itself, `mid` and `deep` lie back in its ground, and
 * `glow` stands out before all of them.
 */
export type Tone = 'light' | 'mid' | 'deep' | 'glow';

/** A shape of a figure, as a path of its sheet (see `sheet`). */
export interface Shape {
  d: string;
  depth: Depth;
  /** `light` without. */
  tone?: Tone;
  /** Drawn as a line of this width instead of filled. */
  line?: number;
  /** Drawn about the hand: its origin is where the fingers close. */
  held?: boolean;
}

/** One of a kind of part: what it is made of, and where it leaves the hand of whoever has it. */
export interface Part {
  shapes: readonly Shape[];
  /** Of a posture: where the hand is, and how far what it holds leans, in degrees. */
  hand?: readonly [x: number, y: number, leans?: number];
}

/** Parts of one kind by name: all collars. */
export type PartKind = Readonly<Record<string, Part>>;

/** All that a game’s figures are made of, by kind and name. */
export type PartSet = Readonly<Record<string, PartKind>>;

/** What somebody has chosen of some kinds; the others are drawn by the name. */
export type Chosen = Readonly<Record<string, string | undefined>>;

/**
 * The sheet that figures are drawn on: heads are those of `design/faces`, 64 × 64 from its origin, and look to the
 * right; a body ends at the lower edge.
 */
export const sheet = { x: -40, y: -40, width: 144, height: 164 } as const;

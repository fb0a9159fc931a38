import { hairs, postures } from '../../table/faces';

/** The book's words, spelled once. */

export const actions = [
  'confess',
  'forgive',
  'perceive',
  'express',
  'defy',
  'empathize',
  'conceal',
  'flow',
  'analyze',
] as const;
/** The nine actions (GBM-ACT-001). */
export type ActionId = (typeof actions)[number];

export const attributes = ['sun', 'moon', 'stars'] as const;
/** The three attributes (GBM-ACT-016). */
export type AttributeId = (typeof attributes)[number];

/** Which actions make up an attribute (GBM-ACT-019). */
export const actionsOf: Record<AttributeId, readonly ActionId[]> = {
  sun: ['express', 'defy', 'empathize'],
  moon: ['confess', 'forgive', 'perceive'],
  stars: ['conceal', 'flow', 'analyze'],
};

export const attributeOf: Record<ActionId, AttributeId> = {
  confess: 'moon',
  forgive: 'moon',
  perceive: 'moon',
  express: 'sun',
  defy: 'sun',
  empathize: 'sun',
  conceal: 'stars',
  flow: 'stars',
  analyze: 'stars',
};

export const positions = ['controlled', 'risky', 'desperate'] as const;
/** How bad consequences get (GBM-ARP-008), from best to worst. */
export type Position = (typeof positions)[number];

export const effects = ['none', 'limited', 'standard', 'great'] as const;
/** How much is achieved (GBM-ARP-013, 014), from least to most. */
export type Effect = (typeof effects)[number];

export const phases = [
  'creation',
  'obligation',
  'downtime',
  'mission',
  'fallout',
  'interlude',
  'epilogue',
] as const;
/** The cycle of play (GBM-CYC-004); `creation` comes before it, `interlude` between seasons, and
 * `epilogue` when the series has ended. */
export type Phase = (typeof phases)[number];

export const xpTracks = ['sun', 'moon', 'stars', 'playbook'] as const;
export type XpTrack = (typeof xpTracks)[number];

/** An effect as it is read: “great effect”, “no effect”. */
export const effectWords = (effect: Effect): string =>
  `${effect === 'none' ? 'no' : effect} effect`;

/** Moves an effect up or down, staying within `none`…`great`. */
export function shiftEffect(effect: Effect, steps: number): Effect {
  return shift(effects, effect, steps);
}

/** Moves a position towards `desperate` (positive) or `controlled`, staying within both. */
export function worsenPosition(position: Position, steps: number): Position {
  return shift(positions, position, steps);
}

function shift<T>(scale: readonly T[], from: T, steps: number): T {
  const index = Math.min(scale.length - 1, Math.max(0, scale.indexOf(from) + steps));
  return scale[index] ?? from;
}

/** Capitalises a word of the game for a person to read: `sun` → `Sun`. */
export function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

/** “1 dot”, “2 dots”. */
export const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

const numerals = ['0', 'I', 'II', 'III', 'IV'];

/** A tier as the book counts it: “II”. */
export const numeral = (tier: number): string => numerals[tier] ?? String(tier);

/** The steps of making a protagonist, in the book's order (GBM-CHR-001). */
export const steps = [
  'roles',
  'obligation',
  'action',
  'special',
  'transcendent',
  'secondary',
  'names',
  'settings',
  'promises',
] as const;

export type Step = (typeof steps)[number];

export const heroColours = [
  'rose',
  'coral',
  'amber',
  'moss',
  'jade',
  'lagoon',
  'sky',
  'indigo',
  'violet',
  'silver',
] as const;
/** The colours of heroes: everything about one of them is drawn in it. */
export type HeroColour = (typeof heroColours)[number];

export const silhouettes = ['emblem', ...hairs] as const;
/** What a protagonist is drawn as: the emblem of the playbook, or a silhouette. */
export type Silhouette = (typeof silhouettes)[number];

/** What else a protagonist is drawn with, by kind (TABLE-243). */
export const faceParts = {
  collar: ['sailor', 'tie', 'officer', 'hood', 'ruff', 'scarf', 'bow', 'open'],
  cloak: ['none', 'cape', 'coat', 'shawl', 'mantle', 'kimono', 'jacket', 'armour'],
  prop: [
    'nothing',
    'book',
    'flowers',
    'lantern',
    'camera',
    'parasol',
    'guitar',
    'cat',
    'satchel',
    'staff',
  ],
  posture: postures,
} as const;
export type FaceKind = keyof typeof faceParts;
/** The parts that were chosen; what is missing goes by the name. */
export type FaceParts = { [K in FaceKind]?: (typeof faceParts)[K][number] };

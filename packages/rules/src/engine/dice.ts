import type { Audience } from './audience';

/** The dice that every table has: those that everybody sees, and those of the director's desk. */
export const diceStreams = ['public', 'director'] as const;
export type SharedStream = (typeof diceStreams)[number];

/**
 * Each audience that rolls has dice of its own, so publishing one stream tells nothing of another. A
 * seat's own dice exist only where a game lets people roll for themselves alone.
 */
export type DiceStream = Audience;

/** What a shuffle is made by: each has a seed of its own, told of when its table wants that. */
export const SHUFFLE = 'shuffle';

/** Whatever has seeds: dice by session, shuffles by the command that shuffled. */
export type SeedStream = DiceStream | typeof SHUFFLE;

/** The next die of a roll: a face from 1 to `sides`. */
export type Die = (sides: number) => number;

/** Dice that somebody has rolled in their hand, as they have typed them in. */
export interface TypedDice {
  /** What the next one shows, a die of so many sides; `null` where none is left. */
  next(sides: number): number | null;
  /** How many are left. */
  left(): number;
}

/**
 * Where dice come from. Pure: the same stream, session and roll number always give the same faces
 * for the same sides in the same order, so that deciding again after a conflict, or replaying,
 * changes nothing.
 */
export interface FairDice {
  /** The published hash of a session's seed. */
  hash(stream: SeedStream, session: number): string;
  /** The seed itself, told when the session has ended. */
  seed(stream: SeedStream, session: number): string;
  /** The dice of one roll, one after the other; as many as it needs, each with its own sides. */
  dice(stream: SeedStream, session: number, roll: number): Die;
}

/** Which roll of which fair dice: what one needs to compute its faces again. */
export interface RollProof {
  stream: DiceStream;
  session: number;
  /** Left out where it would tell how much was rolled in secret before. */
  roll?: number;
  /** Somebody rolled dice of their own and typed in what they show: nothing proves it. */
  typed?: true;
  /** No dice fell: these are values that were kept of earlier rolls. */
  replayed?: true;
}

/** What has been rolled, in the order in which it fell. */
export interface Rolled {
  faces: number[];
  proof: RollProof & { roll: number };
}

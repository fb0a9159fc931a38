import type { Range, Trait } from '../vocabulary';
import type { Outcome } from './duality';

/** The roll on the table, from its proposal until it is settled. There is one at a time. */
export interface TableRoll {
  id: string;
  /** Counts what was changed, so that nobody rolls something else than they have read. */
  version: number;
  /** Who rolls: one character, or two in a Tag Team and sometimes three, whoever started it first. */
  parts: RollPart[];
  /** The adversary that it is about. */
  target: string | null;
  /** Further adversaries that it is against, where it is against several at once (DGH-614). */
  others?: string[];
  stakes: string;
  /** `null` where nobody has set it yet, or where it is kept on the desk. */
  difficulty: number | null;
  /** The GM keeps the Difficulty, and the table is only told what comes of it. */
  kept: boolean;
  /** What the GM gives. */
  advantage: number;
  disadvantage: number;
  /** Who else helps in a group action, and how they did; absent where it is none. */
  group?: Record<string, GroupHelp>;
  /** What the GM gives those who help in it, each for themselves. */
  helpEdges?: Record<string, Edges>;
  /** Whom a Tag Team is asked of, and who has still to say yes. */
  asked?: string;
  /** The GM lets a third join a Tag Team (DGH-307). */
  third?: true;
  /** The GM has paid for an Experience of the adversary's. */
  hardened?: true;
  /** Where somebody stands when the roll succeeds. */
  moves?: { adversary: string; range: Range };
  /** Another of the party whom it is against, and whether the two players have talked about it (DGH-1110). */
  against?: { character: string; talked: boolean };
  /** A condition that ends when the roll succeeds. */
  clears?: string;
}

/** All that somebody says themselves of a roll of theirs, before it lies on the table. */
export interface Proposal {
  trait: Trait;
  doing: string;
  /** Where they attack. */
  weapon?: string;
  /** The adversary whom they attack, or whom what they do is against. */
  target?: string;
  /** Further adversaries, where it is against several at once. */
  others?: string[];
  /** An Experience that they would like to pay for. */
  experience?: string;
  /** Another of the party whom it is against. */
  against?: string;
  clears?: string;
  moves?: { adversary: string; range: Range };
  /** Their companion does it, at their command (DGH-2102). */
  companion?: true;
}

/** What somebody wants to do next, until the table is free and the players have the spotlight (TABLE-058). */
export interface Intention extends Proposal {
  character: string;
}

/** A roll that the GM has asked somebody for (TABLE-055). */
export interface Call {
  character: string;
  /** With what, where the GM has said so. */
  trait: Trait | null;
  /** What for; empty where that was said aloud. */
  doing: string;
  /** What it is against; `null` is what is usual. */
  difficulty: number | null;
}

/** One character's part in a roll. */
export interface RollPart {
  character: string;
  trait: Trait;
  weapon: string | null;
  /** The Experience that was paid for with a Hope. */
  experience: string | null;
  doing: string;
  helpers: Helper[];
  /** How its dice fell; only a Tag Team keeps them for a choice. */
  fallen: Fallen | null;
  /** Their companion acts, at their command; its weapon is the companion’s id (DGH-2102). */
  companion?: true;
  /** It builds on what their companion has done (DGH-2103). */
  builds?: true;
}

/** Somebody who has given a Hope for an advantage die. */
export interface Helper {
  character: string;
  how: string;
}

export type GroupHelp = 'waiting' | 'success' | 'failure' | 'waived';

/** The duality dice of a part as they fell, and what they come to. */
export interface Fallen {
  hope: number;
  fear: number;
  total: number;
  outcome: Outcome;
}

/** Dice of damage that are still to be rolled after a hit. */
export interface PendingDamage {
  id: string;
  /** Who deals it; all of a Tag Team. */
  dealers: { character: string; weapon: string }[];
  target: string;
  /** Further adversaries that the same roll has hit: the same damage befalls each (DGH-614). */
  others?: string[];
  critical: boolean;
}

/** How many dice of advantage and disadvantage the GM gives; without a number none. */
export interface Edges {
  advantage?: number;
  disadvantage?: number;
}

/** A reaction roll that somebody is asked for. */
export interface Reaction extends Edges {
  id: string;
  character: string;
  trait: Trait;
  /** `null` where the GM keeps it. */
  difficulty: number | null;
  what: string;
}

/** A Difficulty that the GM keeps. */
export interface Asked {
  difficulty: number;
  /** That of each adversary, where a roll is against several; `difficulty` is the least of them. */
  each?: Record<string, number>;
}

/** The usual Difficulty: of the table, or kept on the desk. */
export const DIFFICULTY = { least: 1, most: 40, usual: 15 } as const;

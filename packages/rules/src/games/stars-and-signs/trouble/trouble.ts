import type { Mood, Skill, WoundKind } from '../vocabulary';

/** What is compelled: a Trait, a Skill, a Mood, or the Catch of somebody's magic (SNS-718). */
export type Compelled =
  | { kind: 'trait'; trait: string }
  | { kind: 'skill'; skill: Skill }
  | { kind: 'mood'; mood: Mood }
  | { kind: 'catch' };

/** A compel that waits for an answer: of the referee whether it is grave enough, or of the player (SNS-714, 1203). */
export interface Compel {
  id: string;
  protagonist: string;
  what: Compelled;
  by: 'player' | 'referee';
  /** What goes wrong. */
  trouble: string;
  /** What the player wants for it, where there is a choice: Hope or a Corruption slot, a slot of Energy or one more. */
  gain: 'usual' | 'other';
}

/** Despair that is about to be suffered: its player may enter Moods first (SNS-1602, 1803). */
export interface Blow {
  id: string;
  protagonist: string;
  points: number;
  from: string;
  /** Wounds that come of it, of a kind that the referee has still to say (SNS-1610, Q14); missing before. */
  wounds?: number;
}

/** Somebody who has still to choose what becomes of them, or that lies with the referee (SNS-1708…1711). */
export interface Defeat {
  protagonist: string;
  /** The kind of the last Wound; a Wish leaves no choice (SNS-2220). */
  by: WoundKind | 'wish';
  /** The Lingering Wound that was chosen, which the referee has still to word (SNS-1711). */
  lingering?: string;
}

/** What the referee may do once to somebody whose Corruption shows (SNS-1905, 1906). */
export interface CorruptionFallout {
  severity: 'minor' | 'major' | 'severe';
  /** What the referee plans. */
  plan: string;
}

export type TroubleEvent =
  | { type: 'compelSet'; compel: Compel }
  | { type: 'compelRemoved'; id: string }
  | { type: 'blowSet'; blow: Blow }
  | { type: 'blowRemoved'; id: string }
  | { type: 'defeatSet'; defeat: Defeat }
  | { type: 'defeatRemoved'; protagonist: string }
  /** How many Temptations the referee has against somebody (SNS-1904, 1914). */
  | { type: 'temptationsSet'; protagonist: string; count: number }
  | { type: 'falloutSet'; protagonist: string; fallout: CorruptionFallout | null };

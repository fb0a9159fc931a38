import type { Condition, DamageType, Range, Slots } from '../vocabulary';
import type { Resists } from './harm';

export const adversaryKinds = [
  'standard',
  'minion',
  'horde',
  'ranged',
  'skulk',
  'bruiser',
  'leader',
  'solo',
  'social',
  'support',
] as const;
export type AdversaryKind = (typeof adversaryKinds)[number];

/** How far the numbers of an adversary go, and how many there may be. */
export const most = {
  difficulty: 40,
  threshold: 99,
  hp: 30,
  modifier: 20,
  dice: 12,
  die: 20,
  bonus: 50,
  copies: 12,
  room: 40,
  /** Whom one roll is against besides the first. */
  targets: 11,
  conditions: 8,
  features: 12,
  fear: 12,
  stress: 12,
} as const;

/** A stat block, which lies on the desk and nowhere else. */
export interface StatBlock {
  name: string;
  kind: AdversaryKind;
  /** Of which tier it is, and how many of a horde an HP stands for, where its source says so. */
  tier?: number;
  horde?: number;
  /** What it wants. */
  motives: string;
  difficulty: number;
  thresholds: { major: number; severe: number };
  hp: Slots;
  stress: Slots;
  attack: AdversaryAttack;
  experiences: { name: string; bonus: number }[];
  physical: Resists;
  magical: Resists;
}

export interface AdversaryAttack {
  name: string;
  modifier: number;
  range: Range;
  dice: number;
  die: number;
  bonus: number;
  damage: DamageType;
  /** Armour does not help against it (DGH-611). */
  direct: boolean;
}

export interface AdversaryFeature {
  id: string;
  name: string;
  text: string;
  fear: number;
  stress: number;
  /** When it works, where that was said. */
  type?: 'passive' | 'action' | 'reaction';
}

/** Whether a feature is something that the GM does: what is always true is read, and costs nothing. */
export const isUsed = ({ type, fear, stress }: Omit<AdversaryFeature, 'id'>): boolean =>
  type !== 'passive' || fear + stress > 0;

/** An adversary on the desk. Once it has come to light the table knows it by the same id. */
export interface Adversary extends StatBlock {
  id: string;
  /** Whether the table sees it. */
  shown: boolean;
  features: AdversaryFeature[];
  conditions: Condition[];
  defeated: boolean;
  /** Whether it has the spotlight, or has had it while the GM had theirs (DGH-1108). */
  acted: 'no' | 'has' | 'done';
  /** How often it has had it, where it may act again (DGH-1510); missing until the second time. */
  turns?: number;
  /** How far it is from whom, where somebody has said so. */
  bands: Record<string, Range>;
}

/** An adversary as the table sees it: without any number. */
export type SeenAdversary = Pick<Adversary, 'id' | 'name' | 'conditions' | 'defeated' | 'bands'>;

/** What the table sees of an adversary that has come to light. */
export const seen = ({ id, name, conditions, defeated, bands }: Adversary): SeenAdversary => ({
  id,
  name,
  conditions,
  defeated,
  bands,
});

/** A blow that has hit, until its target has said whether armour helps. */
export interface Hit {
  id: string;
  character: string;
  /** It is their companion that was struck (DGH-2104). */
  companion?: true;
  from: string;
  damage: number;
  type: DamageType;
  direct: boolean;
  /** What comes through resistance or immunity, where they have one against it. */
  through?: number;
  /** How many HP it marks without armour. */
  severity: number;
}

/** A blow at a minion that was more than one takes: so many others within reach fall by it (DGH-1509). */
export interface Overflow {
  id: string;
  /** The minion that was struck. */
  from: string;
  more: number;
}

/** What an adversary's kind costs of the budget of a fight (DGH-1506). */
export const kindCost: Readonly<Record<AdversaryKind, number>> = {
  social: 1,
  support: 1,
  minion: 1,
  horde: 2,
  ranged: 2,
  skulk: 2,
  standard: 2,
  leader: 3,
  bruiser: 4,
  solo: 5,
};

import type { SeatId } from '../../../engine';
import type { Resists } from '../fight/harm';
import type { Condition, DamageType, Range, Slots, Trait } from '../vocabulary';
import { caps, free, HIDDEN, VULNERABLE } from '../vocabulary';

/** A player's character. Only its name has to be there; all else is filled in when its time comes. */
export interface Character {
  id: string;
  owner: SeatId;
  name: string;
  pronouns: string;
  class: string;
  subclass: string;
  heritage: string;
  description: string;
  background: string;
  connections: string;
  level: number;
  traits: Record<Trait, number>;
  /** Raised since the tier began (DGH-Q17). */
  markedTraits: Trait[];
  evasion: number;
  thresholds: { major: number; severe: number };
  /** What damage of each type does to them; without a word all of it. */
  physical?: Resists;
  magical?: Resists;
  hp: Slots;
  stress: Slots;
  armour: Slots;
  armourName: string;
  hope: { held: number; crossed: number };
  proficiency: number;
  experiences: Experience[];
  weapons: Weapon[];
  features: Feature[];
  cards: DomainCard[];
  gold: { handfuls: number; bags: number; chests: number };
  conditions: Condition[];
  life: Life;
  /** The Hope die of a Risk It All that is still to be split over HP and Stress; 0 is none. */
  split: number;
  /** The GM has still to say how an avoided death makes things worse. */
  worsens: 'no' | 'worse' | 'scar';
  scars: string[];
  /** The session in which this character started a Tag Team last; 0 is none. */
  tagTeamIn: number;
  /** Under water: whether they breathe there, and for how many actions they have air. */
  water?: { breathes: boolean; left: number } | null;
  /** The steps of its making that somebody has been through. */
  made: MakingStep[];
}

/**
 * Where somebody stands between up and dead. A blaze is one last action, which succeeds critically; whoever is gone
 * plays on at another table (TABLE-237).
 */
export type Life = 'up' | 'dying' | 'blaze' | 'unconscious' | 'dead' | 'gone';

/** Whether somebody is no part of the party any more: dead, or gone. */
export const isOut = ({ life }: { readonly life: Life }): boolean =>
  life === 'dead' || life === 'gone';

export const makingSteps = [
  'identity',
  'traits',
  'defences',
  'weapons',
  'experiences',
  'story',
] as const;
export type MakingStep = (typeof makingSteps)[number];

/** The steps of the making as people go through them. */
export type MakingStepId = MakingStep | 'calling' | 'cards';

export interface Experience {
  id: string;
  name: string;
  bonus: number;
}

export interface Weapon {
  id: string;
  name: string;
  trait: Trait;
  range: Range;
  die: number;
  bonus: number;
  damage: DamageType;
  /** What is special about it. */
  text?: string;
}

/** Something that a character can do, with what it costs. */
export interface Feature {
  id: string;
  name: string;
  text: string;
  hope: number;
  stress: number;
}

export interface DomainCard extends Feature {
  level: number;
  /** Where it lies; only what is in the loadout is at hand. */
  in: 'loadout' | 'vault';
}

/** A character as one begins: what the screen leaves open is a default that everybody may change. */
export function newCharacter(id: string, owner: SeatId, name: string): Character {
  return {
    id,
    owner,
    name,
    pronouns: '',
    class: '',
    subclass: '',
    heritage: '',
    description: '',
    background: '',
    connections: '',
    level: 1,
    traits: { agility: 0, strength: 0, finesse: 0, instinct: 0, presence: 0, knowledge: 0 },
    markedTraits: [],
    evasion: 10,
    thresholds: { major: 7, severe: 14 },
    hp: { marked: 0, slots: 6 },
    stress: { marked: 0, slots: 6 },
    armour: { marked: 0, slots: 3 },
    armourName: '',
    hope: { held: 2, crossed: 0 },
    proficiency: 1,
    experiences: [],
    weapons: [],
    features: [],
    cards: [],
    gold: { handfuls: 1, bags: 0, chests: 0 },
    conditions: [],
    life: 'up',
    split: 0,
    worsens: 'no',
    scars: [],
    tagTeamIn: 0,
    made: [],
  };
}

/** The most Hope that a character holds; a crossed-out slot lowers it (DGH-405). */
export const hopeSlots = ({ hope }: Pick<Character, 'hope'>): number =>
  Math.max(0, caps.hope - hope.crossed);

/** The tier that a level belongs to: it rises at levels 2, 5 and 8 (DGH-1902). */
export const tierOf = (level: number): number =>
  1 + [2, 5, 8].filter((first) => level >= first).length;

/** Whether rolls against a character have advantage: by a condition, or with every Stress marked (DGH-701). */
export const isVulnerable = ({ conditions, stress }: Pick<Character, 'conditions' | 'stress'>) =>
  free(stress) === 0 || conditions.some(({ name }) => name === VULNERABLE);

/** Whether rolls against a character have disadvantage (DGH-803). */
export const isHidden = ({ conditions }: Pick<Character, 'conditions'>): boolean =>
  conditions.some(({ name }) => name === HIDDEN);

/** Whether they have marked the last HP, and what becomes of that is still to be chosen or shared out (DGH-901, 905). */
export const owesDeathMove = ({ life }: Pick<Character, 'life'>): boolean => life === 'dying';

/** Whether a character can act of their own accord. */
export const acts = ({ life }: Pick<Character, 'life'>): boolean =>
  life === 'up' || life === 'blaze';

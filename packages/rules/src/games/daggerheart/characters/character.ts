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
  /** Ancestry and community as one reads them; both stand below where they are the library's (DGH-2010). */
  heritage: string;
  ancestry?: string;
  community?: string;
  /** The domains whose cards they take, where their class is the library's. */
  domains?: string[];
  /** The trait that they cast spells with, where their subclass says so. */
  spellcast?: Trait;
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
  /** The slots of advancements that are marked, by tier (DGH-1903); missing until one is. */
  advances?: Advances;
  /** What an advancement has brought that is still to be chosen. */
  toRaise?: ToRaise;
  /** How many domain cards advancements have brought besides one a level. */
  extraCards?: number;
  /** A second class, with the domain that comes of it; both empty until they are chosen (DGH-2015). */
  secondClass?: { name: string; domain: string };
  /** How many levels the GM has said that they may take (DGH-1901). */
  levels?: number;
  /** What they carry besides weapons, armour and gold; missing until there is something. */
  inventory?: Carried[];
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
  /** What they can turn into, and that they are in such a form now; missing until there is one (DGH-2016). */
  forms?: Form[];
  form?: InForm | null;
  /** Who goes with them, with a sheet of its own; missing until there is one (DGH-2101). */
  companion?: Companion | null;
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

/** The steps of the making, in the order in which people go through them. */
export const makingSteps = [
  'calling',
  'heritage',
  'traits',
  'weapons',
  'defences',
  'experiences',
  'cards',
  'identity',
  'story',
] as const;
export type MakingStep = (typeof makingSteps)[number];

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
  /** What it came with out of the library: another of that kind takes its place. */
  from?: Origin;
}

/** What an advancement can be; the table’s own are words on the sheet. */
export const advancements = [
  'traits',
  'hp',
  'stress',
  'evasion',
  'proficiency',
  'other',
  'experiences',
  'card',
  'subclass',
  'multiclass',
] as const;
export type Advancement = (typeof advancements)[number];

/** How many slots of each advancement are marked, by the tier whose they are. */
export type Advances = { [K in AdvancingTier]?: { [A in Advancement]?: number } };
export type AdvancingTier = '2' | '3' | '4';

/** How many traits, and Experiences, are still to be raised; and which Experiences were. */
export interface ToRaise {
  traits: number;
  experiences: number;
  raised: string[];
}

/** What features come with. */
export const origins = [
  'class',
  'subclass',
  'ancestry',
  'community',
  'transformation',
  'armour',
  'second class',
  'form',
] as const;
export type Origin = (typeof origins)[number];

/** Something that somebody can turn into: numbers where they were said, and the rest in words. */
export interface Form {
  id: string;
  name: string;
  /** The trait that it is better at, and by how much. */
  trait?: Trait;
  by: number;
  /** Added to Evasion. */
  evasion: number;
  /** How it strikes; without one, it does not. */
  attack?: Omit<Weapon, 'id' | 'name'>;
  text: string;
  /** What it can do. */
  features: Omit<Feature, 'id' | 'from'>[];
}

/** That somebody is in a form: which, and what waits for them until they are themselves. */
export interface InForm {
  id: string;
  weapons: Weapon[];
}

/** What a companion learns as its keeper comes to levels. */
export const trainings = [
  'intelligent',
  'light',
  'comfort',
  'armoured',
  'vicious',
  'resilient',
  'bonded',
  'aware',
] as const;
export type Training = (typeof trainings)[number];

/** An animal, or whatever else goes with somebody. With every Stress marked it is away (DGH-2105). */
export interface Companion {
  id: string;
  name: string;
  /** What it is, and what one sees of it. */
  kind: string;
  evasion: number;
  stress: Slots;
  experiences: Experience[];
  /** How it strikes: with as many dice as its keeper’s Proficiency. */
  attack: { name: string; range: Range; die: number; damage: DamageType };
  /** How often each part of its training was chosen; missing until one was. */
  training?: { [T in Training]?: number };
  /** What levels have brought that is still to be chosen. */
  owed?: { training: number; experiences: number };
  /** It was comforted since the last rest began. */
  comforted?: boolean;
  /** What it did last went well, with Hope: its keeper’s next roll may build on that (DGH-2103). */
  opening?: boolean;
}

/** Something that somebody carries, once or more often. */
export interface Carried {
  id: string;
  name: string;
  text: string;
  count: number;
  /** It is gone when it is used. */
  consumable?: true;
}

export interface DomainCard extends Feature {
  level: number;
  domain?: string;
  /** What it costs in Stress to have it at hand at once (DGH-2013). */
  recall?: number;
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

/** The most Hope that a character holds: a crossed-out slot lowers it, a companion may raise it (DGH-405, 2107). */
export const hopeSlots = ({ hope, companion }: Pick<Character, 'hope' | 'companion'>): number =>
  Math.max(0, caps.hope + (companion?.training?.light ?? 0) - hope.crossed);

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

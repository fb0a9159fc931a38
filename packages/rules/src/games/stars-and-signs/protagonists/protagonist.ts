import type { SeatId } from '../../../engine';
import type {
  Ability,
  ActionType,
  AssetKind,
  AssetProperty,
  Mood,
  Pool,
  Skill,
} from '../vocabulary';
import type { FaceParts } from './face';

/** A protagonist. Only a name has to be there; all else is filled in when its time comes (SNS-2401). */
export interface Protagonist {
  id: string;
  owner: SeatId;
  name: string;
  pronouns: string;
  /** What one sees of them. */
  looks: string;
  /** What they are drawn with, as far as it was chosen (TABLE-243). */
  face?: FaceParts;
  background: string;
  class: string;
  standing: Standing;
  /** Ranks from 1 to 10 (SNS-902). */
  abilities: Record<Ability, number>;
  /** Ranks from 0 to 10; one that is not there is 0 (SNS-906, 910). */
  skills: Partial<Record<Skill, number>>;
  /** Effort that is left, by pool (SNS-1001). */
  effort: Record<Pool, number>;
  hope: number;
  /** Filled slots, from 0 to 10 (SNS-1601, 1901). */
  despair: number;
  corruption: number;
  /** At most two, in the order in which they were entered (SNS-1802). */
  moods: Mood[];
  /** Gained Corruption on top of ten full slots; until the next Minor Milestone (SNS-1907). */
  consumed: boolean;
  /** The Progress Counter of the Dramatic Confrontation over them, which they take no part in (SNS-1911). */
  confrontation: string | null;
  /** While Transformed, what of the Energy is used up (SNS-2204); `null` while they are not. */
  transformed: Energy | null;
  magic: Magic;
  assets: Asset[];
  /** Class Features, Talents, Charms and what their Regalia bring. */
  features: Feature[];
  xp: number;
  sp: number;
  /** Gone by Vanishing: may return if both agree, and whether the referee has offered it (SNS-1710). */
  vanished: 'no' | 'gone' | 'offered';
  /** Whether the Flashback of this arc is used up (SNS-1406). */
  flashbackUsed: boolean;
  /** They fell to darkness: whoever comes after them waits for the next Minor Milestone; missing where nobody does (SNS-1912). */
  successorWaits?: boolean;
  /** The steps of the making that somebody has been through. */
  made: MakingStepId[];
}

/**
 * Whether somebody is in play: `out` until the next chance or Minor Milestone, with a Lingering Wound (SNS-1712);
 * `defeated` while their player has still to choose what becomes of them (SNS-1708); `gone` from the story.
 */
export const standings = ['in', 'out', 'defeated', 'gone'] as const;
export type Standing = (typeof standings)[number];

export const makingSteps = [
  'identity',
  'class',
  'abilities',
  'skills',
  'aspects',
  'connections',
  'agendas',
  'anchors',
  'affinities',
  'magic',
] as const;
export type MakingStepId = (typeof makingSteps)[number];

/** The Energy of a Transformation: slots that are filled, of five, and Temporary ones beside them (SNS-2204, 2215). */
export interface Energy {
  filled: number;
  /** Temporary slots that are left; a filled one is gone. */
  temporary: number;
}

/** What is magical about somebody (SNS-2208…2219). */
export interface Magic {
  gift: string;
  catch: string;
  relic: string;
  /** What the table chose, which works for whoever is Transformed (SNS-2218). */
  regalia: string;
  moves: SignatureMove[];
  /** What they say as they Transform. */
  phrase: string;
  wish: Wish;
}

/** What becomes of the one Wish that each may make: the referee and its player agree on it first (SNS-2219). */
export interface Wish {
  now: 'unused' | 'proposed' | 'settled' | 'used';
  /** What is wished for, and what the referee says that it does. */
  text: string;
  terms: string;
}

export interface SignatureMove {
  id: string;
  name: string;
  action: ActionType;
  skill: Skill;
  text: string;
}

/** Something that helps with what it is for (SNS-2001…2019). */
export interface Asset {
  id: string;
  name: string;
  kind: AssetKind;
  text: string;
  /** What it can be used for; each with numbers of its own (SNS-2006). */
  functions: AssetFunction[];
  /** Carried, or left somewhere. */
  carried: boolean;
  /** Its owner cannot use it just now, as a Cost (SNS-317). */
  lost: boolean;
  properties: AssetProperty[];
  /** What it takes to use it, where it is Restricted (SNS-2016). */
  requires: Requirement | null;
  /** Slots that are filled, where it is Protective, and of what they are filled instead (SNS-2015). */
  filled: number;
  /** What its slots are filled instead of, and when they clear: in words. */
  protects: string;
}

export interface AssetFunction {
  id: string;
  name: string;
  action: ActionType;
  /** `null`: with any Skill. */
  skill: Skill | null;
  quality: number;
  scale: number;
  /** What is special about this alone, beside what the whole Asset is (SNS-2014…2019). */
  properties: AssetProperty[];
}

/** A rank in a Skill, an Affinity, or what words say (SNS-2016). */
export interface Requirement {
  skill: Skill | null;
  rank: number;
  affinity: string;
  text: string;
}

export const featureKinds = ['core', 'class', 'talent', 'charm', 'regalia'] as const;
export type FeatureKind = (typeof featureKinds)[number];
export const featureWords: Readonly<Record<FeatureKind, string>> = {
  core: 'Core Feature',
  class: 'Class Feature',
  talent: 'Talent',
  charm: 'Charm',
  regalia: 'Regalia',
};

/**
 * What a Class, a Talent, a Charm or Regalia give: a card in the table's words, with what it costs, how often it can be
 * used, and one effect that counts by itself (SNS-Q30).
 */
export interface Feature {
  id: string;
  kind: FeatureKind;
  name: string;
  text: string;
  /** When it can be used, in words; empty where it always works. */
  trigger: string;
  /** Hope that using it costs (SNS-1101). */
  hope: number;
  /** How often it can be used until its uses come back; 0: any number of times. */
  uses: number;
  used: number;
  clears: UsesBack;
  /** When they come back, where words say it. */
  until: string;
  /** It works only while they are Transformed (SNS-2202). */
  magical: boolean;
  /** The Skill whose Talent slot it takes (SNS-2111). */
  slot: Skill | null;
  /** It may be taken more than once (SNS-2113). */
  repeatable: boolean;
  effect: FeatureEffect | null;
}

/** What brings the uses of a feature back; `words`: whoever plays says when. */
export const usesBack = ['words', 'scene', 'session', 'minor', 'major'] as const;
export type UsesBack = (typeof usesBack)[number];

/** What a feature does by itself, where an Action is of its type and Skill (`null`: of any). */
export interface FeatureEffect {
  kind: (typeof effectKinds)[number];
  action: ActionType | null;
  skill: Skill | null;
  /** How many Boons or Extras, the Scale, or places to carry of a kind. */
  amount: number;
  asset: AssetKind | null;
}

export const effectKinds = ['circumstance', 'ability', 'scale', 'extra', 'carry'] as const;

export const noWish: Wish = { now: 'unused', text: '', terms: '' };

/** A protagonist as one begins: what the page leaves to other pages is a default that anybody may change. */
export function newProtagonist(id: string, owner: SeatId, name: string): Protagonist {
  return {
    id,
    owner,
    name,
    pronouns: '',
    looks: '',
    background: '',
    class: '',
    standing: 'in',
    abilities: {
      might: 1,
      grace: 1,
      endurance: 1,
      intellect: 1,
      cunning: 1,
      will: 1,
      confidence: 1,
      guile: 1,
      empathy: 1,
    },
    skills: {},
    effort: { blood: 3, sweat: 3, tears: 3 },
    hope: 5,
    despair: 0,
    corruption: 0,
    moods: [],
    consumed: false,
    confrontation: null,
    transformed: null,
    magic: { gift: '', catch: '', relic: '', regalia: '', moves: [], phrase: '', wish: noWish },
    assets: [],
    features: [],
    xp: 0,
    sp: 0,
    vanished: 'no',
    flashbackUsed: false,
    made: [],
  };
}

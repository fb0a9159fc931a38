import type { ActivityRule, Hooks } from './hooks';
import type { GbmState, PublicState } from './state';
import type { ActionId, Position } from './vocabulary';

/** An ability of a playbook or of a series: data, and the hooks through which it acts. */
export interface Ability {
  id: string;
  name: string;
  /** One line in our own words. */
  summary: string;
  kind: 'special' | 'transcendent';
  /** It is gained by way of another ability alone: no choice and no advance buys it (GBM-PB-UNL-015). */
  onlyThrough?: string;
  hooks: Hooks;
}

/** A playbook. Texts are ours; names, numbers and structure are the book's. */
export interface Playbook {
  id: string;
  name: string;
  tagline: string;
  summary: string;
  /** What the playbook is good at, and who would like it. */
  playIf: string;
  xpTrigger: string;
  /** Hints for choosing names. */
  mundaneName: string[];
  trueName: string[];
  promises: {
    id: string;
    label: string;
    /** How many protagonists it may name. */
    names: number;
    /** What such a promise may be about. */
    hint?: string;
  }[];
  eclipse: {
    prompt: string;
    escape: string /** The helper adds a promise when the escape works. */;
    helperPromise?: string /** Settings that may be chosen anew once it has worked. */;
    resets?: string[];
  };
  questions: string[];
  startingActions: [ActionId, ActionId];
  /** The first special ability is the one the playbook begins with. */
  special: [Ability, ...Ability[]];
  transcendent: Ability[];
}

export interface SeriesQuestion {
  id: string;
  title: string;
  /** Listed answers; empty for an open question. */
  options: string[];
  /** How many may be picked. */
  min: number;
  max: number;
  /** Each protagonist answers for themselves (roles). */
  each: boolean;
  /** Open questions that belong to it. */
  asks: string[];
  /** Playbooks are chosen when this has been answered (GBM-SER-005). */
  thenPlaybooks: boolean;
}

export interface MissionType {
  id: string;
  name: string;
  tier: 1 | 2 | 3 | 4;
  summary: string;
  asks: string[];
  /** In force from its choice until the episode’s fallout is over. Asked once. */
  hooks?: Hooks;
  /** Why it cannot be chosen now, if so. */
  unavailable?(state: GbmState): string | null;
  /** The only one that may be chosen now (GBM-ROT-RUL-013). */
  forced?(state: GbmState): boolean;
  /** Investigation is not halved after it. */
  keepsInvestigation?: boolean;
  /** Success unlocks a room without a project. */
  unlocksRoom?: boolean;
  /** The season ends after it. */
  endsSeason?: boolean;
  /** The series ends after it (GBM-ROT-MIS-006). */
  endsSeries?: boolean;
}

export interface Room {
  id: string;
  name: string;
  summary: string;
  asks: string[];
  /** Rooms it is joined to. */
  joins: string[];
  /** Suggested size of its project's clock (GBM-ABY-HID-003). */
  segments: number;
  /** Where it lies on the drawn map, in steps to the right and down. */
  at: { x: number; y: number };
  hooks: Hooks;
}

/** What gives or takes a die on the engagement roll, if it is so. */
export interface EngagementQuestion {
  id: string;
  dice: 1 | -1;
  text: string;
}

/** What people judge, each with advice of its own. */
export type Topic =
  | 'direction'
  | 'position'
  | 'effect'
  | 'mundane'
  | 'transcended'
  | 'promise'
  | 'price'
  | 'partial'
  | 'bad'
  | Position
  | 'resisting'
  | 'flashback'
  | 'obligation'
  | 'downtime'
  | 'mission'
  | 'fallout';

/** One thing worth weighing. */
export interface Advice {
  at: Topic;
  text: string;
}

/** A series playset. */
export interface Playset {
  id: string;
  name: string;
  tagline: string;
  summary: string;
  adversary: { name: string; track: string };
  /** What the track of what the group has found out is called, and is used for (AMB-48). */
  investigation: { track: string };
  /** The place that rooms are unlocked in; without, the series has none. */
  map?: { title: string; room: string };
  questions: SeriesQuestion[];
  abilities: Ability[];
  missions: MissionType[];
  rooms: Room[];
  /**
   * Downtime activities of the series. One with the id of a basic activity stands in its place, and
   * abilities about that one apply to it (GBM-SER-008, GBM-DIR-004).
   */
  activities?: ActivityRule[];
  /** Rules of the series that are in force for everybody. */
  hooks?: Hooks;
  /** What the series begins with, besides what every series has. */
  begins?(): Partial<Pick<PublicState, 'sky' | 'stars' | 'dreams'>>;
  /** What can be in force until the next mission ends. */
  blessings: { id: string; name: string; hooks: Hooks }[];
  /** The room that is open from the start; none where the series has no map. */
  startRoom: string | null;
  /** By adversary tier, then by band (a critical reads as 6). */
  fallout: Record<1 | 2 | 3, { bad: string; partial: string; success: string }>;
  xpTriggers: { id: string; text: string }[];
  principles: { title: string; text: string }[];
  /** What the tone of the series adds to the book's guidance. */
  guidance: Advice[];
  names: string[];
}

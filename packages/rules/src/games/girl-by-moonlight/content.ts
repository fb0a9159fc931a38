import type { Field, FieldOption, PublicValues } from '../../engine';
import type { GbmPlay } from './game';
import type { ActivityRule, Bearer, Hooks } from './hooks';
import type { ReadySeries } from './ready-made';
import type { RuleId } from './refusal';
import type { Slot } from './slots';
import type { StakesOf } from './stakes/read';
import type {
  Consequence,
  GbmState,
  Mission,
  PoisonedPromise,
  Protagonist,
  ProtagonistId,
} from './state';
import type { ActionId, HeroColour, Phase, Position, Step } from './vocabulary';

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
  /** The colour that a hero of it begins with; one of the table’s own takes what is free. */
  colour?: HeroColour;
  summary: string;
  /** What the playbook is good at, and who would like it. */
  playIf: string;
  xpTrigger: string;
  /** Hints for choosing names. */
  mundaneName: string[];
  trueName: string[];
  /** Ideas that fit it, for whoever has none; a playbook of the table’s own has no such lists. */
  ideas?: { trueNames: string[]; looks: string[] };
  promises: {
    id: string;
    label: string;
    /** How many protagonists it may name. */
    names: number;
    /** What such a promise may be about. */
    hint?: string;
    /** Some as somebody might write them. */
    ideas?: string[];
  }[];
  eclipse: {
    prompt: string;
    escape: string;
    /** The helper adds a promise when the escape works. */
    helperPromise?: string;
    /** Settings that may be chosen anew once it has worked. */
    resets?: string[];
    /** One of them has to be. */
    changesOne?: boolean;
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
  /** The rule that says whom it can be about. */
  rule?: RuleId;
  /** Whom it is about, where it is chosen with somebody: one of these. With none it cannot be chosen. */
  targets?(state: GbmState): MissionTargets;
  /** Its tier, where that depends on whom it is about (GBM-MAZ-RUL-017). */
  tierWith?(state: GbmState, target: string): MissionType['tier'];
  /** When the group has settled on it. */
  onChosen?(play: GbmPlay, mission: Mission): void;
  /** When it is over, with its outcome; not when the director leaves it behind. */
  onEnded?(play: GbmPlay, mission: Mission): void;
  /** Investigation is not halved after it. */
  keepsInvestigation?: boolean;
  /** Success unlocks a room without a project. */
  unlocksRoom?: boolean;
  /** The season ends after it. */
  endsSeason?: boolean;
  /** The series ends after it (GBM-ROT-MIS-006). */
  endsSeries?: boolean;
}

/** Whom a mission can be about. */
export interface MissionTargets {
  label: string;
  options: FieldOption[];
  /** Who is not among them, and why. */
  except: string;
}

/** What halving comes to. */
export interface Halving {
  to: number;
  why: string;
  /** What has to be done before, if so, as in “First …”. */
  first: string | null;
}

/** What a playset asks of each protagonist while it is made, at a step of that. */
export interface Asked {
  /** It stands in the place of what is usual at that step. */
  instead?: { what: string; how: string; rule: RuleId };
  /** What is still to do, as a person reads it; `null` when it is done. */
  lacks(state: GbmState, one: Protagonist): string | null;
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

/** A box on the map of cursed fates (GBM-ROT-RUL-003…013). */
export interface CursedFate {
  id: string;
  /** What it does; two boxes may hold the same fate. */
  kind: string;
  name: string;
  benefit: string;
  complication: string;
  asks: string[];
  /** It is open once one of these boxes was used; the beginning counts as used. */
  after: string[];
  /** Where it lies on the drawn map, in steps to the right and down. */
  at: { x: number; y: number };
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

/** What somebody says besides who offers a poisoned promise, of the Engine that the roller pilots. */
export interface PromiseSaid {
  /** `none`, where it opens no impulse. */
  impulse: string;
  fromImpulse: boolean;
  strength: boolean;
}

/** What a poisoned promise can be besides, by the rules of a series. */
export interface PromiseTerms {
  /** What whoever offers it says besides, for the roll of `self`. */
  fields(context: Bearer): Field[];
  /** What of that stands in the promise, and how people read it; `null` when it cannot be, or is nothing. */
  read(context: Bearer, said: PromiseSaid): { kept: object; words: string[] } | null;
  /** What is left of it for another try at the same action, once the first has paid for it (AMB-85). */
  carried(promise: PoisonedPromise): PoisonedPromise;
}

/** What a consequence can be besides, by the rules of a series. */
export interface ConsequenceTerms {
  /** What the director says besides. */
  fields(state: GbmState): Field[];
  /** What of that stands in the consequence. Also asked at tables of other playsets; refuses what cannot be. */
  read(play: GbmPlay, said: { engine?: string | undefined }): object;
  /** How people read it, in a few words; empty when it is nothing. */
  words(state: GbmState, consequence: Consequence): string;
}

/** What a playset computes for everybody, under a key of its own among the computed values. */
export interface PlaysetView {
  key: string;
  of(state: GbmState): object | null;
}

/** A series playset. */
export interface Playset {
  id: string;
  name: string;
  tagline: string;
  summary: string;
  /** Works that the book names for it, with whose they are (GBM-SER-007). */
  touchstones: string[];
  adversary: { name: string; track: string };
  /** What the track of what the group has found out is called, and is used for (AMB-48). */
  investigation: { track: string };
  /** The place that rooms are unlocked in; without, the series has none. */
  map?: {
    title: string;
    room: string;
    /** One room is picked free at series creation (GBM-ABY-HID-004). */
    freeRoom: boolean;
    /** One project for a room at a time, begun by a protagonist and as long as the room says (GBM-SEA-RUL-016, 017). */
    oneProject: boolean;
  };
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
  /** What it keeps of its own. Every table has these slots, whatever it plays. */
  slots?: readonly Slot[];
  /** What the rules compute of that for everybody; `null` at tables of other playsets. */
  view?: PlaysetView;
  promiseTerms?: PromiseTerms;
  consequenceTerms?: ConsequenceTerms;
  /** What somebody or something of the series is called that others meet in the story, by id. */
  nameOf?(state: Pick<GbmState, 'public'>, id: string): string | undefined;
  /** Values of the series that everybody sees and of whose changes beats tell. */
  values?(state: Pick<GbmState, 'public'>): PublicValues[];
  /** What it asks of each protagonist in the making, besides what is usual or instead. */
  asks?: Partial<Record<Step, Asked>>;
  /** People of the series whom anybody may know, besides those on the sheets. */
  people?(state: GbmState): { id: string; name: string; detail: string; of: string }[];
  /** What it lacks before the table goes on from the phase, a sentence each. Everybody reads it. */
  lacks?(state: GbmState): string[];
  /** When the table leaves a phase behind: what is in the middle of being played is put away. */
  onPutAway?(play: GbmPlay): void;
  /** When the tracks of the series have got another length. Says what is shorter now, a sentence each. */
  onTrackLength?(play: GbmPlay, length: number): string[];
  /** When a protagonist has left the story. */
  onLeft?(play: GbmPlay, id: ProtagonistId): void;
  /** When a mission is over, also where the director leaves it behind. */
  onMissionOver?(play: GbmPlay): void;
  /** What the last step of fallout leaves of the investigation track, where the series says (GBM-SEA-RUL-042, 043). */
  halving?(state: GbmState, usual: { from: number; to: number }): Halving | null;
  /** When a phase has begun. */
  onPhase?(play: GbmPlay, phase: Phase): void;
  /** Why the season ends with this episode, whatever its mission is, in a sentence. */
  endsSeason?(state: GbmState): string | null;
  /** What can be in force until the next mission ends. */
  blessings: { id: string; name: string; hooks: Hooks }[];
  /** Deadly bargains that the group may strike, one an episode. */
  fates?: CursedFate[];
  /** One of a player's two secondary characters is a traitor, of one of these kinds (GBM-ROT-RUL-001). */
  traitors?: { hint: string; kinds: { value: string; label: string }[] };
  /** Stress and transcendence are not cleared after a mission: hearts are devoured (GBM-ROT-RUL-020). */
  devoursHearts?: boolean;
  /** The room that is open from the start; none where the series has no map. */
  startRoom: string | null;
  /** By adversary tier, then by band (a critical reads as 6). */
  fallout: Record<1 | 2 | 3, { bad: string; partial: string; success: string }>;
  /** What its own rolls may bring, and what is otherwise at stake in those of every series, by command. */
  stakes?: Readonly<Record<string, StakesOf>>;
  xpTriggers: { id: string; text: string }[];
  principles: { title: string; text: string }[];
  /** What the tone of the series adds to the book's guidance. */
  guidance: Advice[];
  names: string[];
  /** Whom somebody may have in their life, in a few words each: ideas for secondary characters. */
  ties: string[];
  /** How an episode ends in words that fit: with its mission won, lost, or neither. */
  endings: { won: string; lost: string; open: string };
  /** What an episode may be called, for whoever has no title at hand. */
  titles: readonly string[];
  /** A series and heroes for those who want to play at once. */
  tonight: ReadySeries;
}

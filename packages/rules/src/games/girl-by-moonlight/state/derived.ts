import type { Pool } from '../../../forged-in-the-dark';
import type { MakingView, Prompt } from '../../../table';
import type { ActionId, AttributeId, Effect, HeroColour, Position, XpTrack } from '../vocabulary';
import type { MakingStepId } from './making';
import type { ProtagonistId } from './protagonist';

/** Values that the rules compute for everybody. */
export interface PublicDerived {
  /** What the phase asks for now. */
  nextStep: { title: string; text: string };
  protagonists: Record<ProtagonistId, SheetDerived>;
  /** How far everybody is made, and what is left open of whoever plays (TABLE-090). */
  making: MakingView<MakingStepId>;
  /** Who is being introduced to the table now. */
  introducing: ProtagonistId | null;
  /** Of the tracks, and of the table that fallout is read on. */
  tiers: { adversary: number; investigation: number; fallout: number };
  lengths: TrackLengths;
  roll: RollDerived | null;
  /** What each activity that is rolled is called in this series, and its dice, by who does it. */
  activities: Record<ProtagonistId, { name: string; pool: Pool }>;
  engagement: { pool: Pool } | null;
  /** What the flashback on the table costs its player, in a few words; `null` until it has a price. */
  flashback: { terms: string } | null;
  /** What the story should not forget now, by whose ability (the sheet has all of them). */
  reminders: ReminderNow[];
  /** Questions that wait for people, by the seat that may answer. Drawn so they cannot be missed. */
  prompts: Record<string, Prompt>;
}

/** How long each track is at this table, so that a client draws as many boxes as there are. */
export interface TrackLengths {
  stress: number;
  /** The table's; somebody with a shorter one of their own has it on their sheet. */
  transcendence: number;
  recovery: number;
  harm: Record<1 | 2 | 3, number>;
  segmentsPerTier: number;
  tiers: number;
  xp: Record<XpTrack | 'series', number>;
  dots: { mundane: number; transcendent: number };
}

/** A reminder whose moment has come. */
export interface ReminderNow {
  protagonist: ProtagonistId;
  when: Moment;
  /** The ability, and what it says. */
  text: string;
  /** The prompts that it is about, where it is about any. */
  prompts: string[];
}

/** A moment at which fiction is worth remembering. */
export type Moment =
  | 'action'
  | 'assist'
  | 'transcend'
  | 'eclipse'
  | 'harm'
  | 'fatal-harm'
  | 'gather-information'
  | 'mission'
  | 'downtime';

export interface SheetDerived {
  /** The colour that everything about them is drawn in. */
  colour: HeroColour;
  attributes: Record<AttributeId, number>;
  lowest: AttributeId[];
  /** Dice of each action now, transcendent dots only while transcended (GBM-ACT-003). */
  dice: Record<ActionId, number>;
  /** Segments of the transcendence track. */
  transcendence: number;
  incapacitated: boolean;
  /** Segments of the recovery clock that are marked, and why some of them always are, if so. */
  recovery: { marked: number; why: string | null };
  /** Whether there is special armour to use, in words: by which ability, or why not. */
  specialArmour: string;
  /** Levels by which penalties from harm are lower, and the ability to thank for it. */
  relief: { levels: number; by: string };
  /** All reminders in force: abilities that are fiction rather than numbers. */
  reminders: string[];
}

export interface RollDerived {
  pool: Pool;
  /** The effect with all that changes it. */
  effect: Effect;
  effectLines: { source: string; steps: number }[];
  position: Position;
  positionLines: { source: string; steps: number }[];
  /** In a group action, what the others roll. */
  members: Record<ProtagonistId, Pool>;
  /** What stands in the way of rolling, if anything. */
  blocked: string | null;
  /** Topics of the guidance that everybody weighs together, until the dice fall (GBM-ARP-011). */
  weigh: string[];
  /** What this result means at this position, once rolled. */
  outcome: { word: string; text: string } | null;
}

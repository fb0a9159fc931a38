import type { SeatId } from '../../../engine';
import type { FallenDie } from '../../../table';
import type { Thrown } from '../dice/thrown';
import type { Band, BlessingUse, Complexity, DieSize, EffectSize, Stat } from '../vocabulary';

/** The action on the table, with its Check or Checks, from the aim until it is settled. There is one at a time. */
export interface TableCheck {
  id: string;
  /** Counts what was changed, so that nobody rolls something else than they have read. */
  version: number;
  /** Who acts. */
  leader: string;
  /** What they want to reach, and how they go about it. */
  aim: string;
  /** What it is a part of. */
  purpose: Purpose;
  claim: Claim;
  /** `null` until the arbiter has looked at it (HUM-701, 909). */
  frame: Frame | null;
  /** What somebody proposes that it is, where more than one decides: it is voted on (HUM-101). */
  proposed: Frame | null;
  /** Who acts together with the leader (HUM-906). */
  members: string[];
  /** Checks of it that have succeeded, in their order (HUM-904, 905). */
  done: DonePart[];
  /** Which of its Checks carries the aim, by its number from 0; `null` until it is said (HUM-909). */
  main: number | null;
  /** The Check whose dice lie there; `null` before, and between two. */
  part: Part | null;
  /** Who is Creative about it: its lowest roll may fail; `creativeUsed` once one has (HUM-1603). */
  creative?: string;
  creativeUsed?: true;
  /** Who has used which Blessings on this action: each once (HUM-618). */
  used: Record<string, BlessingUse[]>;
}

/** What an action is a part of: itself alone, a long goal (HUM-1004), or an Endeavor. */
export type Purpose =
  | { kind: 'action' }
  | { kind: 'tracked'; track: string }
  /** `action` is the option of the Endeavor that was chosen; `data` is its own. */
  | {
      kind: 'endeavor';
      action: string;
      data?: Record<string, string | number | boolean>;
      /** The Stats that its tags ask for, and those that they rule out (HUM-1108). */
      allowed?: Stat[];
      not?: Stat[];
      /** Stats that are of no use where they stand (HUM-1405). */
      barred?: Stat[];
    };

/** What whoever acts says of it. */
export interface Claim {
  stat: Stat;
  /** The Stat in whose place it is used (HUM-303, 304). */
  insteadOf: Stat | null;
  /** The Aptitude that they point at; `null` is none (HUM-705). */
  aptitude: string | null;
  /** Whom it goes against, by character, or in words; `null` where it is against nobody's will. */
  against: { character: string | null; who: string } | null;
  /** An exceptional gain that it uses, by its id (HUM-1508). */
  gain: string | null;
}

/** What the arbiter says of it. */
export interface Frame {
  /** As it is said, before anything raises it. */
  said: Complexity;
  /** What raises it, a rank each (HUM-401, 407, 1003). */
  raised: { source: string; ranks: number }[];
  /** As it counts. */
  complexity: Complexity;
  /** How many Checks in a row it takes. */
  needed: number;
  /** They are apt: 3 and 4 count as 5 (HUM-705, 902). */
  apt: boolean;
  /** An exceptional gain helps: 6 and 7 count as 8 (HUM-1508). */
  gain: boolean;
  /** A rival contests it: Ham may be used, and what it brings comes to all (HUM-402). */
  rival: boolean;
  /** Failing it makes Haze grow (HUM-415). */
  dark: boolean;
}

/** One Check: its dice, and all that is done about it. */
export interface Part extends Thrown {
  /** Who rolls. */
  character: string;
  insteadOf: Stat | null;
  /** Whose die it is: somebody else’s where a Haze is borrowed (HUM-415). */
  of: string;
  /** What was chosen before the roll, besides (HUM-403, 408). */
  double?: true;
  ally?: string;
  /** Which of these were turned to a 1, by their number (HUM-613); missing where none was. */
  turned?: number[];
  /** Nothing bumps any more. */
  atRest: boolean;
  /** The Haunted die as it fell, which is taken off (HUM-411). */
  haunted: FallenDie[] | null;
  /** What is added to the roll, or taken off. */
  added: { source: string; by: string | null; value: number }[];
  /** Boons and busts besides those of the band, if it succeeds. */
  boons: number;
  busts: number;
  /** Specializations that were used on it, by Aptitude; missing until one was. */
  effects?: string[];
  /** Seats that let it stand. */
  passed: SeatId[];
  /** Help that waits for the yes of whoever has failed (HUM-618). */
  offers: HelpOffer[];
}

/** Help or Collaborate, as it is offered. */
export interface HelpOffer {
  id: string;
  by: string;
  use: 'help' | 'collaborate' | 'analytical';
  /** The Blessings, by their ids; none where somebody is Analytical (HUM-1601). */
  dice: string[];
}

/** A Check of an action that has succeeded. */
export interface DonePart {
  character: string;
  stat: Stat;
  insteadOf: Stat | null;
  of: string;
  /** The dice that were used, with the last face of each. */
  dice: { stat: Stat; size: DieSize; value: number }[];
  total: number;
  band: Band;
  boons: number;
  busts: number;
  /** Its Stats were locked, and are unlocked where a later Check fails (HUM-907). */
  locked: boolean;
}

/** What has come of an action, until whatever it was a part of has taken it up. */
export interface Outcome {
  /** That of the Check, or of the Continue. */
  id: string;
  purpose: Purpose;
  leader: string;
  members: string[];
  aim: string;
  success: boolean;
  band: Band;
  total: number;
  /** The Stat that carries the aim, and in whose place it stood. */
  stat: Stat;
  insteadOf: Stat | null;
  /** The largest effect that may be chosen (HUM-901, 908). */
  effect: EffectSize;
  attack: Attack | null;
  complexity: Complexity;
  boons: number;
  busts: number;
  /** It was a Continue: no die fell. */
  continued: boolean;
}

/** Something done against another's will (HUM-1001, 1002). */
export interface Attack {
  kind: 'violent' | 'nonviolent';
  against: { character: string | null; who: string };
}

/** An action that has succeeded, and may go on (HUM-801…807). */
export interface Continuable {
  id: string;
  aim: string;
  purpose: Purpose;
  leader: string;
  members: string[];
  parts: DonePart[];
  main: number;
  frame: Frame;
  against: Claim['against'];
  /** Who of its group wants to go on, where several have to (HUM-807). */
  agreed: string[];
}

/** Boons and busts that the table owes the story, until they are worded, passed or banked (HUM-1810). */
export interface Owed {
  id: string;
  kind: 'boon' | 'bust';
  /** Whose Check it comes of. */
  of: string;
  /** What it comes of, in a few words. */
  from: string;
  /** What was rolled: the higher, the greater (HUM-708, 709). */
  total: number;
  exceptional: boolean;
  /** Whom it went against, by character, where it was an Attack (HUM-1001). */
  against?: string;
  /** The long goal that it shapes (HUM-1006). */
  track: string | null;
  /** It comes to everybody in the scene (HUM-402). */
  everybody?: true;
  /** It brings an ally or a rival (HUM-406). */
  brings?: 'ally' | 'rival';
}

/** A long goal (HUM-1004…1007). */
export interface TrackedAction {
  id: string;
  name: string;
  position: number;
  /** Where it is reached; `null` where the table sees. */
  goal: number | null;
  boons: string[];
  busts: string[];
  /** It moves up by so much at most, once its player has said how far. */
  due: { character: string; most: number } | null;
}

export type CheckEvent =
  | { type: 'checkSet'; check: TableCheck | null }
  | { type: 'checkChanged'; set: Partial<TableCheck> }
  /** What of the Check whose dice lie there is different. */
  | { type: 'partChanged'; set: Partial<Part> }
  | { type: 'outcomeSet'; outcome: Outcome | null }
  | { type: 'continuableSet'; continuable: Continuable }
  | { type: 'continuableRemoved'; id: string }
  | { type: 'owedSet'; owed: Owed }
  | { type: 'owedRemoved'; id: string }
  | { type: 'trackedSet'; tracked: TrackedAction }
  | { type: 'trackedRemoved'; id: string }
  /** Whether what haunts somebody is with them now (HUM-411). */
  | { type: 'hauntingSet'; character: string; present: boolean }
  /** Who rests, and what they do meanwhile; `null`: the Rest is over (HUM-808). */
  | { type: 'restSet'; character: string; rest: string | null };

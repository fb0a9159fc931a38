import type { SeatId } from '../../../engine';
import type { Band, RollResult } from '../../../forged-in-the-dark';
import type { ActionId, AttributeId, Effect } from '../vocabulary';
import type { ProtagonistId } from './protagonist';
import type { HarmTerms } from './rolls';

/** What a gather-information roll allows to ask (GBM-INF-002…008). */
export interface Questions {
  id: string;
  by: ProtagonistId;
  about: string;
  /** Questions and follow-ups still to ask. */
  questions: number;
  followUps: number;
  /** The list they come from, without what is free. */
  list: string[];
  /** Questions that cost none, by an ability. */
  free: string[];
  /** A critical: the director adds something more (GBM-INF-005). */
  critical: boolean;
  /** How open the answers are; absent where no dice fell (GBM-INF-006). */
  openness?: Openness;
  /** The action roll that won them: a consequence may still lower its effect. */
  roll?: string;
  /** The one whose player is asked, instead of the director (GBM-PB-STR-014, GBM-ABY-ABL-004). */
  to?: ProtagonistId;
  asked: { question: string; answer: string | null; followUp: boolean }[];
}

/** The effect of gathering information, from where it started to what it came to. */
export interface Openness {
  effect: Effect;
  from: Effect;
  lines: { source: string; steps: number }[];
}

export interface DowntimeActivity {
  id: string;
  by: ProtagonistId;
  activity: string;
  /** The protagonist it is for: the friend, the one connected with. */
  with: ProtagonistId | null;
  /** The project's clock. */
  clock: string | null;
  /** `null` for an activity without dice. */
  action: ActionId | null;
  description: string;
  /** A die from the other player, who would like the scene (GBM-DWN-006); `null` until they say. */
  offeredDie: boolean | null;
  options: string[];
  /** Taken in a flashback, as the transcended self (GBM-PB-ENI-017). */
  flashback: boolean;
  /** The activity that abilities see in it, where it is another in a new shape (GBM-SEA-RUL-030). */
  countsAs?: string;
  /** Whom or what it is for, where that is no protagonist: an Engine (GBM-SEA-RUL-015, 030). */
  about?: string;
  /** Its dice have fallen, and whoever rolled may still pay for a better result (GBM-SEA-ABL-008). */
  rolled?: { result: RollResult; band: Band; ability: string };
  /** What the other one meets a disagreement with (GBM-ROT-RUL-015, 016). */
  opposed?: Opposed;
}

/** The other side of a disagreement. */
export interface Opposed {
  /** Whether their heart is in this fight. */
  heart: boolean;
  /** What they roll against it. */
  attribute: AttributeId;
}

export interface Flashback {
  id: string;
  by: ProtagonistId;
  text: string;
  /** Stress the director asks, 0–3 (GBM-FLB-002); `null` until set. */
  price: number | null;
  /** Paid for, and waiting for the action roll that it asks for. */
  accepted: boolean;
  roll: boolean;
  transcended: boolean;
  note: string;
}

/** A choice that one seat makes because an ability or a rule asks for it. */
export interface Choice {
  id: string;
  to: SeatId;
  protagonist: ProtagonistId | null;
  /** Which hook or rule resolves it. */
  kind: string;
  title: string;
  text: string;
  options: ChoiceOption[];
  /** Words that go with the answer, where it takes any. */
  asks?: { label: string; required: boolean };
  /** Play goes on without an answer, and the choice is gone when the mission ends. */
  passes?: boolean;
  /** What it needs to remember. */
  data: Record<string, string>;
  /** What the harm came with on which the director rules, and what has met it already (AMB-82). */
  harm?: Partial<HarmTerms>;
}

export interface ChoiceOption {
  value: string;
  label: string;
  detail?: string;
  /** This answer takes no words, though others do. */
  wordless?: boolean;
}

export interface XpReview {
  /** Protagonists whose xp has been marked. */
  done: Record<ProtagonistId, boolean>;
  /** Ids of the marks that each protagonist has claimed, so that none counts twice. */
  marked: Record<ProtagonistId, string[]>;
  seriesDone: boolean;
}

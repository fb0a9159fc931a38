import type {
  Limits,
  Log,
  MakingView,
  Offer,
  Role,
  RollRecord,
  SeatId,
  TableInfo,
  Timer,
} from '@moonlit/rules';

/** What was chosen when a table was opened, by field. */
export type Setup = Readonly<Record<string, unknown>>;

/** A clock as the shell draws it. What its kind means, its game says. */
export interface TableClock {
  id: string;
  name: string;
  segments: number;
  marked: number;
  /** What it counts, in a word of its game's. */
  kind?: string;
  /** What happens when it fills, if the table has said so. */
  outcome?: string;
  /** Which sides of a clock on the director's desk the table sees. */
  shows?: { name: boolean; size: boolean; progress: boolean };
}

/** A clock of which the table sees a part: `null` is what it cannot see. */
export interface HiddenClock {
  id: string;
  name: string | null;
  segments: number | null;
  marked: number | null;
}

/** A note that somebody has written down. */
export interface TableNote {
  id: string;
  title: string;
  text: string;
}

/** A question that play waits for, and the seats that it is put to. */
export interface OpenPrompt {
  to: readonly string[];
  title: string;
  text: string;
  /** Play goes on whether they answer or not. */
  waits?: boolean;
  /** It is about what lies behind, and nobody’s next step. */
  aside?: boolean;
  /** Where several are asked: who has answered, by seat, and what, where everybody may know it (else “”). */
  answered?: Readonly<Record<string, string>>;
  /** Where each goes through a list of their own: what is on it, by seat, and what of it is done. */
  checklists?: Readonly<Record<string, readonly { label: string; done: boolean }[]>>;
}

/** Somebody from another table who stands before the door: what did not fit of them is left out. */
export interface OpenArrival {
  id: string;
  seat: SeatId;
  left: readonly string[];
}

/**
 * What the shell reads of a table's public compartment, whatever is played. A game's own state
 * extends it; what a game does not have is left out.
 */
export interface SharedState {
  table: TableInfo;
  log: Log;
  paused?: boolean;
  limits?: Limits;
  scene?: string;
  /** What the table has set for itself of the rules, by their ids. */
  houseRules?: Readonly<Record<string, string | number>>;
  /** What the table began with, where that was ready-made. */
  start?: string;
  /** Who would come from another table, by the seat that brings them. */
  arrivals?: Readonly<Record<SeatId, OpenArrival>>;
  clocks?: Readonly<Record<string, TableClock>>;
  veiled?: Readonly<Record<string, HiddenClock>>;
  timers?: Readonly<Record<string, Timer>>;
  derived: {
    prompts: Readonly<Record<string, OpenPrompt>>;
    nextStep?: { title: string; text: string; advice?: readonly string[] };
    making?: MakingView;
  };
}

/** A roll that was not made in the open, where those keep it who see it. */
export interface PrivateRoll {
  id: string;
  at: number;
  by: SeatId;
  record: RollRecord;
}

/** What the shell reads of the director's compartment. */
export interface DirectorView {
  log: Log;
  clocks?: Readonly<Record<string, TableClock>>;
  notes?: Readonly<Record<string, TableNote>>;
  rolls?: readonly PrivateRoll[];
}

/** What the shell reads of a seat's own compartment. */
export interface SeatView {
  offers: Record<string, Offer>;
  /** The names of drawers in which there is more to do. */
  drawers?: readonly string[];
  notes?: Readonly<Record<string, TableNote>>;
  rolls?: readonly PrivateRoll[];
}

/** An offer with the key it is kept under. */
export interface OpenOffer extends Offer {
  key: string;
  /** The question that it would answer, were somebody not writing in its form elsewhere already. */
  asked?: string;
}

/** Offers as a list: smaller `order` first, else as the rules list them. */
export function listOffers(offers: Record<string, Offer>): OpenOffer[] {
  return Object.entries(offers)
    .map(([key, offer]) => ({ ...offer, key }))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** Who looks at the table. */
export interface Viewer {
  seat: string;
  name: string;
  role: Role;
}

import type { RollModifier } from './roll-record';

/**
 * One thing a person may do now: a command with its label, its cost, and what is still to choose.
 * The client draws offers, a bot picks among them, a test asks whether something is allowed.
 */
export interface Offer {
  /** The command's `type`. */
  command: string;
  /** The parts of the command that are settled. */
  with: Record<string, OfferValue>;
  /** Tells apart offers of one command with the same settled parts. */
  variant?: string;
  /** What the button says. */
  label: string;
  /** What it costs, in a few words. */
  cost?: string;
  /** One sentence more, where the label is not enough. */
  detail?: string;
  /** What the person still chooses. */
  fields?: Field[];
  /** What is worth weighing first: topics of the game's guidance, most useful first. */
  advice?: string[];
  /** Where it belongs on the screen. */
  place: Place;
  /** The heading that it stands under, where a place offers many things to choose from. */
  group?: string;
  /** Orders the offers of a place; smaller comes first. */
  order?: number;
  /** The prompt that this answers. */
  prompt?: string;
  /** What is asked, where nobody but the seats that have this offer may know that anything is. */
  question?: { title: string; text: string };
  /** The usual next step of its place. */
  primary?: boolean;
  /** It turns something on or off that is so now: what it says stays, and the button shows how it stands. */
  on?: boolean;
  /** Dice fall when it is sent. A client lets them turn before it knows how. */
  rolls?: OfferedRoll;
  /**
   * What it answers is asked of everybody, and everybody knows it by this id: while somebody fills it in,
   * the table may be told that they do. Never on what not all may know of.
   */
  topic?: string;
}

/** The variant of an offer by which somebody types in what dice in their hand show. */
export const TYPED_DICE = 'typed';

/** What is rolled when an offer is sent, as far as that is known before. */
export interface OfferedRoll {
  dice: number;
  /** The reasons for them, as the roll will have them. */
  modifiers: RollModifier[];
}

export type OfferValue =
  | string
  | number
  | boolean
  | null
  | OfferValue[]
  | { [key: string]: OfferValue };

/** Those offers that settle a value, such as the id of one thing among many. */
export function offersAbout(
  offers: Readonly<Record<string, Offer>>,
  ...values: readonly string[]
): Record<string, Offer> {
  const wanted = new Set<unknown>(values);
  const about = ([, offer]: [string, Offer]) =>
    Object.values(offer.with).some((value) => wanted.has(value));
  return Object.fromEntries(Object.entries(offers).filter(about));
}

/**
 * The part of the table an offer belongs to. These stand at every table; a game names more of its own,
 * and draws them.
 */
export type Place =
  | 'prompt'
  | 'next-step'
  | 'act'
  | 'sheet'
  | 'clocks'
  | 'session'
  | 'director'
  | 'log'
  | 'safety'
  | (string & {});

/** Something to fill in before an offer can be sent: its value becomes the command's `name`. */
export type Field = AnyField & {
  /** Fewer need it: a client folds it away below the others until somebody looks for it. */
  folded?: boolean;
};

type AnyField =
  | {
      name: string;
      kind: 'text';
      label: string;
      /** A few words beneath the label: what is meant, or where to take it from. */
      hint?: string;
      max: number;
      required: boolean;
      multiline?: boolean;
      initial?: string;
      suggestions?: string[];
    }
  | {
      name: string;
      kind: 'choice';
      label: string;
      options: FieldOption[];
      required: boolean;
      initial?: string;
    }
  | {
      name: string;
      kind: 'choices';
      label: string;
      options: FieldOption[];
      min: number;
      max: number;
      initial?: string[];
      own?: boolean;
    }
  | { name: string; kind: 'number'; label: string; min: number; max: number; initial: number }
  | { name: string; kind: 'switch'; label: string; initial: boolean }
  /** A step of the table: the `seq` of a line of the log, later than `after` and not taken back. */
  | { name: string; kind: 'step'; label: string; after: number };

export interface FieldOption {
  value: string;
  label: string;
  detail?: string;
}

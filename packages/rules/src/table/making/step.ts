import type { Offer, SeatId } from '../../engine';

/** How a step of making somebody stands. */
export interface Standing {
  /** `waiting`: what is left of it needs somebody else first. */
  state: 'done' | 'open' | 'waiting';
  /** What is lacking, or whom it waits for, as a person reads it; empty when it is done. */
  note: string;
  /** Who has it in hand, where it is not its maker: one of them goes on with it. */
  asked?: readonly SeatId[];
}

/** A step of making one person, and how it stands. */
export interface MakingStep<Id extends string = string> extends Standing {
  id: Id;
  /** They cannot sit down to play before something of it is there (TABLE-090). */
  needed?: true;
}

/** Which offers fill a step in: those with all of what is said here. */
export type Filling = Readonly<Partial<Pick<Offer, (typeof marks)[number]>>> & {
  /** Of the fields of such an offer, those that belong to the step, by name; else all of them. */
  readonly fields?: readonly string[];
};

/** What tells the offers of a step. */
const marks = ['command', 'variant', 'group', 'place'] as const;

/** What a step is, whoever is being made. */
export interface StepFacts<Id extends string = string> {
  id: Id;
  title: string;
  /** What it is about, in a sentence or two for its maker. */
  about: string;
  /** The offers that fill it in: one of these. */
  filledBy: readonly Filling[];
}

/** How far somebody is made. */
export interface BeingMade<Id extends string = string> {
  /** Whose they are; `null` is nobody’s. */
  by: SeatId | null;
  /** They have sat down to play: what is open can be chosen whenever their player likes (TABLE-092). */
  plays: boolean;
  /** The steps in order: while they are made all of them, in play those that count then. */
  steps: readonly MakingStep<Id>[];
  /** The first step that its maker can go on with. */
  next: Id | null;
  /** Why nothing that counts can be chosen just now. */
  held?: string;
}

/** What everybody sees of the making of people at a table (TABLE-090). */
export interface MakingView<Id extends string = string> {
  /** What the steps are, while anybody is made or has something left. */
  steps: readonly StepFacts<Id>[];
  /** By the id of who is made. Who plays and lacks nothing is not among them. */
  beings: Readonly<Record<string, BeingMade<Id>>>;
}

/** A table where people are made. */
export interface WithMaking<Id extends string = string> {
  public: { derived: { making: MakingView<Id> } };
}

/** Nobody is being made. */
export const nothingToMake: MakingView<never> = { steps: [], beings: {} };

/** Whether an offer is one of those. */
export const isFilledBy = (offer: Offer, filling: Filling): boolean =>
  marks.every((mark) => filling[mark] === undefined || offer[mark] === filling[mark]);

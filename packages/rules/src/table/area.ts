import type { BaseState, Chapter, Due, Offer, Play, PublicValues, Seat, SeatId } from '../engine';
import type { CommandSchema } from './moves/way';
import type { TablePlay } from './play';

/** What decides each command. */
export type Handlers<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
> = {
  [T in C['type']]?: (play: Play<S, E>, command: Extract<C, { type: T }>) => void;
};

/**
 * What a part of a game brings besides what it decides, offers and asks. `composeGame` collects all of
 * it, so that nothing of a part has to be named anywhere else.
 */
export interface Brings<S extends BaseState, E extends { type: string }, P = TablePlay<S, E>> {
  /** The schemas of the commands that it decides. */
  readonly commands?: readonly CommandSchema[];
  /** Applies what can happen to it, by the type of the event. `state` is a draft and is changed in place. */
  readonly evolves?: Evolves<S, E>;
  /** What the director keeps privately besides notes: undo leaves it as it is. */
  readonly personal?: readonly string[];
  /** What of each seat’s compartment goes back with all else in an undo; the rest of it is personal. */
  readonly seatFields?: readonly string[];
  /**
   * Whether nobody but whoever directs takes a step back by themselves, by what everybody sees of it: because
   * something secret may hang on it, and whether it does is nobody’s to learn (TABLE-051).
   */
  stays?(before: Pick<S, 'public'>, after: Pick<S, 'public'>): boolean;
  /** What of a secret a command may tell by; see `RuleSystem.discloses`. */
  discloses?(state: S, command: { type: string }): readonly (readonly string[])[];
  /** The values that everybody sees and whose changes beats tell; see `RuleSystem.publicValues`. */
  publicValues?(state: Pick<S, 'public'>): Iterable<PublicValues>;
  /** The fields of what is public that `publicValues` reads, where it reads no others; see `RuleSystem.valuesFrom`. */
  readonly valuesFrom?: readonly string[] | undefined;
  /** What is under way and has to be settled before a session ends, a sentence each. */
  underWay?(state: S): readonly string[];
  /** What stands on the card of a session that begins, besides its number; one part of a game says it. */
  opening?(state: S): Partial<Omit<Chapter, 'part'>>;
  /** What stands on the card of a session that ends; without it, its end has no card. */
  closing?(state: S): Partial<Omit<Chapter, 'part'>>;
  /** What the server does by itself, each with its moment; see `RuleSystem.due`. */
  due?(state: Pick<S, 'public'>): Iterable<Due>;
  /** Forgets what belonged to whoever sat there and not to the seat: somebody takes a freed seat (TABLE-084). */
  onPassedOn?(play: P, seat: SeatId): void;
  /** Settles what waited for whoever sat there: a seat has been freed. */
  onFreed?(play: P): void;
  /** Called at the end of each command, whatever it was, to settle what can no longer come, or what is owed. */
  after?(play: P, command: { type: string }): void;
}

/** What applies each event. */
export type Evolves<S extends BaseState, E extends { type: string }> = {
  readonly [T in E['type']]?: (state: S, event: Extract<E, { type: T }>) => void;
};

/**
 * One part of a game (a roll, a phase): the commands that it decides, what it offers to people, and
 * the questions that it puts to them. `composeGame` joins them.
 */
export interface Area<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
  X extends OfferContext<S> = OfferContext<S>,
> extends Brings<S, E> {
  handlers: Handlers<S, C, E>;
  /** Stays open when the session has ended; everything else waits for the next one. */
  betweenSessions?: boolean;
  /** Its offers and questions read much of the characters: see `Memo.get`. */
  coarse?: boolean;
  /**
   * Each part of its offers is computed by itself, so that a change outdates no more than the parts that have
   * read what it changes. It pays where most changes leave most parts as they are; else it costs a little.
   */
  apart?: boolean;
  /** Says what a seat may do now. Called for each seat after each command, so keep it cheap. */
  offers?: Offering<X>;
  /** What few look at in play, by name: see `Drawer`. Areas may share a drawer. */
  drawers?: Drawers<X>;
  /** The questions that wait for somebody. */
  prompts?(state: S): StandingPrompt[];
}

/**
 * Offers that stand ready for whoever asks: what can be set by hand, or written in advance. They are no
 * part of a seat's state, which names only the drawers that there are: what is in one is computed when
 * somebody opens it. What play puts in front of somebody now belongs in `offers`.
 */
export interface Drawer<X extends OfferContext> {
  /**
   * Whether it holds anything for a seat. Called for each seat after each command, so keep it cheap.
   * Where it says no, nothing is offered.
   */
  holds(context: X): boolean;
  /** Says what it holds now; only called where `holds` says that there is something. */
  offers(context: X): void;
}

/** Says what a seat may do. */
export interface Offering<X extends OfferContext> {
  (context: X): void;
  /** The same in parts, in their order; see `Area.apart`. */
  readonly parts?: readonly Offering<X>[];
}

/** Drawers by name. */
export type Drawers<X extends OfferContext> = Readonly<Record<string, Drawer<X>>>;

/**
 * An area of the table's own rules: it decides each of its commands, and any game whose state and
 * events have what it needs can compose it. `P` is what its handlers ask of a decision.
 */
export interface TableArea<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string } = never,
  P = TablePlay<S, E>,
> extends Brings<S, E, P> {
  betweenSessions: true;
  handlers: {
    [T in C['type']]: (play: P, command: Extract<C, { type: T }>) => void;
  };
  offers: Offering<OfferContext<S>>;
  /** See `Area.apart`. */
  apart?: boolean;
  drawers?: Drawers<OfferContext<S>>;
}

/** For whom offers are made, and where they go. A game adds what its own offers ask for. */
export interface OfferContext<S extends BaseState = BaseState> {
  state: S;
  seat: Seat;
  /** Shorthand for `seat.role === 'director'`. */
  director: boolean;
  /** Whether the seat may manage the table; see `mayManage`. */
  manages: boolean;
  add(offer: Offer): void;
}

/** A question that waits for people. */
export interface Prompt {
  /** The seats that may answer. */
  to: SeatId[];
  title: string;
  text: string;
  /** Play goes on whether they answer or not: “You may …”. */
  waits?: false;
  /** It is about what lies behind: while play goes on it stands with the questions, and is nobody’s next step. */
  aside?: true;
  /** Where several are asked: who has answered already, and what, as far as everybody may know it. */
  answered?: Record<SeatId, string>;
  /** Where each goes through a list of their own: what is on it, and what of it is done. */
  checklists?: Record<SeatId, Checklist>;
}

/** What somebody goes through, in its order. */
export type Checklist = readonly { label: string; done: boolean }[];

export interface StandingPrompt extends Prompt {
  id: string;
}

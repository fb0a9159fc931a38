import type { BaseState, Offer, SeatId } from '../../engine';
import type { TablePlay } from '../play';

/** What somebody answers: which of several, or how much. */
export type Answer = string | number;

/** A question that lies on the table and waits for people, as everybody sees it. */
export interface Ask {
  id: string;
  /** Which question of the game it is. */
  kind: string;
  /** Who has asked; `null` where the rules do. */
  by: SeatId | null;
  /** What it is about, by its id. */
  about?: string;
  /** What somebody has asked in words of their own; see `table/polls`. */
  own?: OwnQuestion;
  /** What others see of the answers before it is settled: see `Question`. */
  shows: Shows;
  /** What each has answered, one after the other. Empty as long as that is secret. */
  answers: Record<SeatId, Answer[]>;
  /** How often each has answered. Empty where nobody may know that anybody has. */
  answered: Record<SeatId, number>;
}

/** A question in somebody's own words. */
export interface OwnQuestion {
  question: string;
  /** What can be answered, in their words; empty is yes or no. */
  answers: string[];
  /** Whom it is put to alone; missing where it is put to everybody. */
  to?: SeatId;
}

/** All that is answered, who has answered and how often, or nothing at all. */
export type Shows = 'answers' | 'who' | 'nothing';

/** What lies on the table and waits for somebody. Missing until something does. */
export interface WithAsks extends BaseState {
  public: BaseState['public'] & { asks?: Record<string, Ask> };
  /** What each has answered in secret, by the id of the question. */
  seats: Record<SeatId, BaseState['seats'][string] & { answers?: Record<string, Answer[]> }>;
}

export type AskEvent =
  | { type: 'asked'; ask: Ask }
  /** `again`: they have thought again, and it stands in the place of what they answered before. */
  | { type: 'askAnswered'; ask: string; seat: SeatId; answer: Answer; again?: true }
  /** Somebody else sits there: what was answered from that seat is asked of them. */
  | { type: 'askForgotten'; seat: SeatId }
  | { type: 'askEnded'; ask: string };

/** One decision about what waits. */
export type AskPlay<S extends WithAsks = WithAsks> = TablePlay<S, AskEvent>;

/** A way to answer, as it is offered: with what it answers, or with a field called `answer`. */
export type WayToAnswer = Omit<Offer, 'command' | 'with' | 'place' | 'prompt' | 'question'> & {
  readonly answer?: Answer;
};

/** The words of a button. */
export type ButtonWords = Pick<Offer, 'label'> & Partial<Pick<Offer, 'detail' | 'primary'>>;

/** All answers to a question, by seat: one each, or `each`. */
export type Given = ReadonlyMap<SeatId, readonly Answer[]>;

/**
 * Something that is asked of some seats: a vote, an agreement, a window, a round of things to choose. It
 * is settled when nobody is waited for any more, when an answer decides it, or when whoever has asked (or
 * runs the table) goes on. `P` is what it asks of a decision. What is said here of a state is asked for
 * each seat after each command, so keep it cheap.
 */
export interface Question<S extends WithAsks, P> {
  /** Tells it from the others of the game, for as long as campaigns are kept. */
  readonly kind: string;
  /** What others see of the answers before it is settled; without, all of them. */
  readonly shows?: Shows;
  /** “You may …”: play does not wait for it. */
  readonly optional?: true;
  /** It is answered between sessions, too. */
  readonly betweenSessions?: true;
  /** As long as it lies there, each may answer something else instead. Of questions with one answer each. */
  readonly again?: true;
  /** How many answers each gives; without, one. */
  readonly each?: number;
  /** Whoever runs the table may answer for who is asked. Only of what all see. */
  readonly standsIn?: true;
  /** Whom it is put to. Who has left, or only watches, is not waited for. */
  to(state: S, ask: Ask): readonly SeatId[];
  words(state: S, ask: Ask): { title: string; text: string };
  /** How one of those may answer now. A command of the game's own that calls `answered` is another way. */
  answers(state: S, ask: Ask, seat: SeatId): readonly WayToAnswer[];
  /** Whether an answer settles it at once, as a “no” where all have to agree. */
  decides?(answer: Answer): boolean;
  /** Whether what has been answered for all to see settles it, such as more than half for the same. */
  enough?(state: S, ask: Ask): boolean;
  /** Why nobody needs an answer any more, in a sentence: then it falls away. */
  pointless?(state: S, ask: Ask): string | null;
  /** How going on without the others is offered; `null`: nobody can (yet). Without, in the usual words. */
  readonly early?: ((state: S, ask: Ask) => ButtonWords | null) | null;
  /** How taking it back is offered to whoever has asked or runs the table; without, nobody can. */
  readonly withdraw?: ButtonWords & { said?(play: P, ask: Ask): void };
  /** What an answer brings about at once. */
  onAnswer?(play: P, ask: Ask, seat: SeatId, answer: Answer): void;
  /** What comes of it. It may not refuse: whatever somebody does may be what it waited for. */
  settle(play: P, ask: Ask, given: Given): void;
}

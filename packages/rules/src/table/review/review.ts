import type { BaseState, Seat, SeatId } from '../../engine';
import type { FieldOption } from '../../engine/prompts';
import type { TablePlay } from '../play';

/** A session that people look back on, each in their own time. */
export interface Review {
  id: string;
  /** Which session. */
  session: number;
  /**
   * What those who were in it have said to which step: what they chose, `SAID` of what they wrote or did,
   * `PASSED` of what they left out. What they wrote stands in the log and nowhere else.
   */
  seats: Record<SeatId, Record<string, string>>;
}

/** Stands for what somebody has written or done. */
export const SAID = 'said';
/** Stands for what somebody has left out. */
export const PASSED = 'passed';

export interface WithReviews extends BaseState {
  public: BaseState['public'] & {
    /** The sessions that people look back on now. Missing until one has ended. */
    reviews?: Record<string, Review>;
    /** The last session that they were asked about. Missing until one has ended. */
    reviewed?: number;
  };
}

export type ReviewEvent =
  | { type: 'reviewBegun'; review: Review }
  /** Somebody has come while the session still lasts. */
  | { type: 'reviewJoined'; review: string; seat: SeatId }
  | { type: 'reviewStepDone'; review: string; seat: SeatId; step: string; answer: string }
  /** Somebody else sits there, who is not asked about what they have not seen. */
  | { type: 'reviewForgotten'; seat: SeatId }
  | { type: 'reviewEnded'; review: string };

export type ReviewPlay<S extends WithReviews = WithReviews> = TablePlay<S, ReviewEvent>;

/** One thing on the list of those whom it concerns. */
export type ReviewStep<S extends WithReviews, P> = {
  /** Tells it from the others of the game, for as long as campaigns are kept. */
  readonly id: string;
  /** As it stands in the list. */
  readonly label: string;
  /** Whether it is on somebody's list. Asked for each seat after each command, so keep it cheap. */
  concerns(state: S, review: Review, seat: Seat): boolean;
  /** It cannot be left out, such as what comes before something else by the rules. */
  readonly needed?: true;
} & (
  | {
      readonly kind: 'words';
      /** What is asked, above what they write. */
      readonly asks: string;
      /** What the log says before their words: “Anya’s best moment of session 3.” */
      said(name: string, review: Review): string;
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly FieldOption[];
      chosen?(play: P, review: Review, seat: Seat, value: string): void;
    }
  | {
      readonly kind: 'mark';
      /** What the button says. */
      readonly button: string;
      readonly detail?: string;
      /** Whose step a command does by itself, wherever it is sent from; `null` for nobody's. */
      doneBy?(state: S, sent: { type: string }, by: Seat | null): SeatId | null;
    }
);

/** What a game asks at the end of its sessions. */
export interface LookBack<S extends WithReviews, P> {
  /** The steps in their order: each is open when those before it are done or left out. */
  readonly steps: readonly ReviewStep<S, P>[];
}

/** What somebody has chosen in a step, where anybody has: for steps that depend on it. */
export const chosenIn = ({ seats }: Review, step: string, value: string): boolean =>
  Object.values(seats).some((own) => own[step] === value);

/** What is on somebody's list, in its order; nothing where they are not asked. */
export function stepsOf<S extends WithReviews, P>(
  state: S,
  { steps }: LookBack<S, P>,
  review: Review,
  id: SeatId,
): { step: ReviewStep<S, P>; done: boolean }[] {
  const seat = state.public.table.seats[id];
  const own = review.seats[id];
  if (!seat || seat.vacant || seat.role === 'spectator' || !own) return [];
  return steps.flatMap((step) => {
    const done = own[step.id] !== undefined;
    return done || step.concerns(state, review, seat) ? [{ step, done }] : [];
  });
}

/** What somebody is asked now; nothing where they have done with it. */
export const nextStepOfReview = <S extends WithReviews, P>(
  state: S,
  game: LookBack<S, P>,
  review: Review,
  seat: SeatId,
): ReviewStep<S, P> | undefined =>
  stepsOf(state, game, review, seat).find(({ done }) => !done)?.step;

/** Who has something open. */
export const openSeats = <S extends WithReviews, P>(
  state: S,
  game: LookBack<S, P>,
  review: Review,
): SeatId[] =>
  Object.keys(review.seats).filter((seat) => nextStepOfReview(state, game, review, seat));

export const reviewsOf = ({ public: { reviews } }: WithReviews): Review[] =>
  Object.values(reviews ?? {});

import type { Bar, BaseState, SeatId } from '../../engine';
import type { OfferContext } from '../area';
import type { MoveContext } from '../moves';
import type { TableWords } from '../words';
import type { ReadyPerson, TakenPerson } from './start';

/** What a game calls those who are ready to be played. */
export interface ReadyWords {
  /** All of them: “heroes”. */
  readonly all: string;
  /** How somebody makes one of their own instead, as a sentence. */
  readonly own: string;
}

/** What ready-made starts need to know of a game: what it keeps of them, and what people are in it. */
export interface PeopleRules<
  S extends BaseState,
  P,
  X extends OfferContext<S>,
  Start extends { readonly pitch: string },
  Person extends ReadyPerson,
> {
  readonly people: ReadyWords;
  /** The start that the table began with; `null` where it makes its own. */
  begun(state: S): Start | null;
  peopleOf(start: Start): readonly Person[];
  /** How a command names somebody. */
  personId(person: Person): string;
  /** What somebody has become here; `null` while they are free (TABLE-072). */
  takenAs(state: S, person: Person): TakenPerson | null;
  /** Whom somebody plays, ready-made or not, by name; `null` where nobody (TABLE-003). */
  playedBy(context: MoveContext<X>): string | null;
  /** Why nobody new comes into play now, whoever that is (TABLE-073); missing, they always may. */
  notNow?(state: S): Bar | null;
  /** Why there is no room for somebody, if so. */
  noRoomFor?(state: S, person: Person, seat: SeatId): Bar | null;
  /** Puts somebody into play at once, as a player could have made them by hand (TABLE-071). */
  join(play: P, person: Person, as: { seat: SeatId; name: string }): void;
}

/** What it is to begin with a start in a game. */
export interface BeginRules<
  S extends BaseState,
  P,
  X extends OfferContext<S>,
  Start extends { readonly pitch: string },
> {
  readonly words: TableWords;
  /** The starts that fit this table. */
  starts(state: S): readonly Start[];
  /** How a command names one; missing where each table has one only, which no command names. */
  startId?(start: Start): string;
  /** What its button says; missing, “Play tonight”. */
  label?(start: Start): string;
  /** With what somebody begins, for the log: “what is ready-made for …”. */
  what(state: S, start: Start): string;
  /** Why play has gone too far to begin with one (TABLE-070). */
  tooLate(context: MoveContext<X>): Bar | null;
  /** Why there is no room for what it lays out, if so. */
  noRoomToLayOut?(state: S, start: Start): Bar | null;
  /** Lays it out as people could by hand. What the table has settled already stays (TABLE-070). */
  layOut(play: P, start: Start): void;
}

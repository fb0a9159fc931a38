import type { Bar, Barred, Play, Refuse, SeatId, TableRuleId } from '../../engine';
import {
  barred as barredByAnyRule,
  missing,
  refuse as refuseByAnyRule,
  refuseFor,
} from '../../engine';
import type { Area, MoveContext, OfferContext, Subject, TableWords } from '../../table';
import { Moves, managing, notManaging } from '../../table';
import type { DaggerheartEvent } from './events';
import type { DaggerheartState } from './state';

/** One command being decided at a table of this game. */
export type DhPlay = Play<DaggerheartState, DaggerheartEvent>;
export type DhOffers = OfferContext<DaggerheartState>;
/** Who acts, and on which state. */
export type DhContext = MoveContext<DhOffers>;
/** What an area of this game brings besides its moves. */
export type DhBrings = Partial<Omit<Area<DaggerheartState, never, DaggerheartEvent>, 'handlers'>>;

/** What people can do at this table. */
export const moves = new Moves<DaggerheartState, DhPlay>((context) => context);

/** The rules of this game, as `docs/rules/daggerheart.md` numbers them. */
export type DhRule = `DGH-${number}` | TableRuleId;

/** Refuses by a rule of this game, or of the table; and says why something is not open. */
export const refuse: Refuse<DhRule> = refuseByAnyRule;
export const barred: Barred<DhRule> = barredByAnyRule;

/** What people here call whoever directs. */
export const words: TableWords = { director: 'the GM', aDirector: 'a GM' };

/** The seat that gives the command, if it is the GM's. */
export const gm = (play: DhPlay, what: string) => managing(play, words, what);

/** Bars everybody else from what is the GM’s. */
export const notGm = ({ state, seat }: DhContext, what: string): Bar | null =>
  notManaging(state, seat, words, what);

/** What the GM alone does something with: whoever else asks learns nothing of what is there (TABLE-005). */
export function ofGm<A, Part extends string>(
  { all, ...subject }: Subject<DhOffers, A, Part>,
  does: string,
): Subject<DhOffers, A, Part> {
  return {
    ...subject,
    all: (context) => (context.director ? all(context) : []),
    find(context, id) {
      refuseFor(notGm(context, does));
      return present(
        all(context).find((one) => subject.idOf(one) === id),
        subject.what,
      );
    },
  };
}

/** The seats of those who run the game. */
export const gmSeats = ({ public: { table } }: Pick<DaggerheartState, 'public'>): SeatId[] =>
  Object.values(table.seats)
    .filter(({ role, vacant }) => role === 'director' && !vacant)
    .map(({ id }) => id);

/** What a command names, where it is there. */
export function present<T>(found: T | null | undefined, what: string): T {
  return found ?? missing(`There is no such ${what}.`, 'Choose one that is there.');
}

/** Refuses what names an entry that the library has not got. */
export const missingEntry = (): never =>
  missing('There is no such entry in the library.', 'Choose one that is there.');

import type { Bar, Barred, Play, Refuse, SeatId, TableRuleId } from '../../engine';
import { barred as barredByAnyRule, missing, refuse as refuseByAnyRule } from '../../engine';
import type { Area, MoveContext, TableWords } from '../../table';
import { Moves, managing, notManaging } from '../../table';
import type { StarsOffers } from './context';
import { contextOf } from './context';
import type { StarsEvent } from './events';
import type { StarsState } from './state';

/** One command being decided at a table of this game. */
export type StarsPlay = Play<StarsState, StarsEvent>;
export type { StarsOffers } from './context';
/** Who acts, and on which state. */
export type StarsContext = MoveContext<StarsOffers>;
/** What an area of this game brings besides its moves. */
export type StarsBrings = Partial<
  Omit<Area<StarsState, never, StarsEvent, StarsOffers>, 'handlers'>
>;

/** What people can do at this table. */
export const moves = new Moves<StarsState, StarsPlay, StarsOffers>(contextOf);

/** What the referee alone can do: whoever else asks learns nothing of what there is. */
export const refereesMoves = (does: string) => moves.where((context) => notReferee(context, does));

/** The rules of this game, as `docs/rules/stars-and-signs.md` numbers them. */
export type StarsRule = `SNS-${number}` | TableRuleId;

/** Refuses by a rule of this game, or of the table; and says why something is not open. */
export const refuse: Refuse<StarsRule> = refuseByAnyRule;
export const barred: Barred<StarsRule> = barredByAnyRule;

/** What people here call whoever directs. */
export const words: TableWords = { director: 'the referee', aDirector: 'a referee' };

/** The seat that gives the command, if it is the referee’s. */
export const referee = (play: StarsPlay, what: string) => managing(play, words, what);

/** Bars everybody else from what is the referee’s. */
export const notReferee = ({ state, seat }: StarsContext, what: string): Bar | null =>
  notManaging(state, seat, words, what);

/** The seats of those who referee. */
export const refereeSeats = ({ public: { table } }: Pick<StarsState, 'public'>): SeatId[] =>
  Object.values(table.seats)
    .filter(({ role, vacant }) => role === 'director' && !vacant)
    .map(({ id }) => id);

/** What a command names, where it is there. */
export function present<T>(found: T | null | undefined, what: string): T {
  return found ?? missing(`There is no such ${what}.`, 'Choose one that is there.');
}

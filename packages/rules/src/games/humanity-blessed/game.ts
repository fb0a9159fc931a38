import type { Bar, Barred, Play, Refuse, SeatId, TableRuleId } from '../../engine';
import { barred as barredByAnyRule, missing, refuse as refuseByAnyRule } from '../../engine';
import type { Area, MoveContext, OfferContext, TableWords } from '../../table';
import { Moves, managing, notManaging } from '../../table';
import type { HumanityEvent } from './events';
import type { HumanityState } from './state';

/** One command being decided at a table of this game. */
export type HumanityPlay = Play<HumanityState, HumanityEvent>;
export type HumanityOffers = OfferContext<HumanityState>;
/** Who acts, and on which state. */
export type HumanityContext = MoveContext<HumanityOffers>;
/** What an area of this game brings besides its moves. */
export type HumanityBrings = Partial<Omit<Area<HumanityState, never, HumanityEvent>, 'handlers'>>;

/** What people can do at this table. */
export const moves = new Moves<HumanityState, HumanityPlay>((context) => context);

/** What whoever runs the table alone can do: whoever else asks learns nothing of what there is. */
export const managersMoves = (does: string) => moves.where((context) => notManager(context, does));

/** The rules of this game, as `docs/rules/humanity-blessed.md` numbers them. */
export type HumanityRule = `HUM-${number}` | TableRuleId;

/** Refuses by a rule of this game, or of the table; and says why something is not open. */
export const refuse: Refuse<HumanityRule> = refuseByAnyRule;
export const barred: Barred<HumanityRule> = barredByAnyRule;

/** What people here call whoever directs. */
export const words: TableWords = { director: 'the GM', aDirector: 'a GM' };

/** The seat that gives the command, if it runs the table. */
export const manager = (play: HumanityPlay, what: string) => managing(play, words, what);

/** Bars everybody else from what belongs to whoever runs the table. */
export const notManager = ({ state, seat }: HumanityContext, what: string): Bar | null =>
  notManaging(state, seat, words, what);

/** Whether a command takes others back: nothing follows of what then stands there again. */
export const takesBack = ({ type }: { type: string }): boolean =>
  type === 'table.undo' || type === 'table.take-back';

/** The seats of those who direct. */
export const gmSeats = ({ public: { table } }: Pick<HumanityState, 'public'>): SeatId[] =>
  Object.values(table.seats)
    .filter(({ role, vacant }) => role === 'director' && !vacant)
    .map(({ id }) => id);

/** What a command names, where it is there. */
export function present<T>(found: T | null | undefined, what: string): T {
  return found ?? missing(`There is no such ${what}.`, 'Choose one that is there.');
}

import type { Audience, Barred, Line, Play, Refuse, TableRuleId } from '../../engine';
import { barred as barredByAnyRule, refuse as refuseByAnyRule } from '../../engine';
import type { MoveContext, OfferContext, TableWords } from '../../table';
import { Moves } from '../../table';
import type { AnyEvent } from './events';
import type { AnyState } from './state';

/** One command being decided at a table of *Any game*. */
export type AnyPlay = Play<AnyState, AnyEvent>;
/** Who acts, and on which state. */
export type AnyContext = MoveContext<OfferContext<AnyState>>;

/** What people can do at this table. */
export const moves = new Moves<AnyState, AnyPlay>((context) => context);

/** The rules of this game, as `docs/rules/any-game.md` numbers them. */
export type AnyRule =
  | `ANY-${'ROLL' | 'CARD' | 'CNT' | 'DECK' | 'TBL' | 'SHT' | 'KIT'}-${number}`
  | TableRuleId;

/** Refuses by a rule of this game, or of the table; and says why something is not open. */
export const refuse: Refuse<AnyRule> = refuseByAnyRule;
export const barred: Barred<AnyRule> = barredByAnyRule;

/** What people here call whoever directs. */
export const words: TableWords = { director: 'the referee', aDirector: 'a referee' };

/** Writes a line for those who may know. What somebody does in private at their seat has no line. */
export function tell(play: AnyPlay, on: Audience, text: string, line: Omit<Line, 'to'> = {}): void {
  if (on === 'public' || on === 'director') play.say(text, { to: on, ...line });
}

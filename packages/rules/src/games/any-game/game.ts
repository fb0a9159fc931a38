import type { Audience, Field, Line, Offer, Play, Refuse, Seat, TableRuleId } from '../../engine';
import { refuse as refuseByAnyRule } from '../../engine';
import type { Area, OfferContext, TableWords } from '../../table';
import type { AnyCommand } from './commands';
import type { AnyEvent } from './events';
import type { AnyState } from './state';

/** One command being decided at a table of *Any game*. */
export type AnyPlay = Play<AnyState, AnyEvent>;
export type AnyArea = Area<AnyState, AnyCommand, AnyEvent>;
export type AnyOffers = OfferContext<AnyState>;
export type CommandOf<T extends AnyCommand['type']> = Extract<AnyCommand, { type: T }>;

/** The rules of this game, as `docs/rules/any-game.md` numbers them. */
export type AnyRule = `ANY-${'ROLL' | 'CARD' | 'CNT'}-${number}` | TableRuleId;

/** Refuses by a rule of this game, or of the table. */
export const refuse: Refuse<AnyRule> = refuseByAnyRule;

/** What people here call whoever directs. */
export const words: TableWords = { director: 'the referee', aDirector: 'a referee' };

/** Where somebody keeps what nobody else sees: whoever referees on the desk, others at their seat. */
export function privateTo({ id, role }: Pick<Seat, 'id' | 'role'>): Audience {
  return role === 'director' ? 'director' : `seat:${id}`;
}

/** Writes a line for those who may know. What somebody does in private at their seat has no line. */
export function tell(play: AnyPlay, on: Audience, text: string, line: Omit<Line, 'to'> = {}): void {
  if (on === 'public' || on === 'director') play.say(text, { to: on, ...line });
}

/** Adds the offers of one place, and under one heading there, a line each. */
export function offering({ add }: AnyOffers, place: string, group?: string) {
  const where = group === undefined ? { place } : { place, group };
  return (
    command: AnyCommand['type'],
    settled: Offer['with'],
    label: string,
    fields: Field[] = [],
    more: Partial<Offer> = {},
  ): void => add({ command, with: settled, label, ...where, fields, ...more });
}

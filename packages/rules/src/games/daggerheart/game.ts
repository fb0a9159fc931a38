import type { Field, Offer, Play, Refuse, SeatId, TableRuleId } from '../../engine';
import { missing, refuse as refuseByAnyRule } from '../../engine';
import type { Area, OfferContext, TableWords } from '../../table';
import { managing } from '../../table';
import type { RuleCommand } from './commands';
import type { DaggerheartEvent } from './events';
import type { DaggerheartState } from './state';

/** One command being decided at a table of this game. */
export type DhPlay = Play<DaggerheartState, DaggerheartEvent>;
export type DhArea = Area<DaggerheartState, RuleCommand, DaggerheartEvent>;
export type DhOffers = OfferContext<DaggerheartState>;
export type CommandOf<T extends RuleCommand['type']> = Extract<RuleCommand, { type: T }>;

/** The rules of this game, as `docs/rules/daggerheart.md` numbers them. */
export type DhRule = `DGH-${number}` | TableRuleId;

/** Refuses by a rule of this game, or of the table. */
export const refuse: Refuse<DhRule> = refuseByAnyRule;

/** What people here call whoever directs. */
export const words: TableWords = { director: 'the GM', aDirector: 'a GM' };

/** The seat that gives the command, if it is the GM's. */
export const gm = (play: DhPlay, what: string) => managing(play, words, what);

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

/** Adds offers of one place, and under one heading there. */
export function offering({ add }: Pick<DhOffers, 'add'>, place: string, group?: string) {
  const where = group === undefined ? { place } : { place, group };
  return (
    command: RuleCommand['type'],
    settled: Offer['with'],
    label: string,
    fields: Field[] = [],
    more: Partial<Offer> = {},
  ): void => add({ command, with: settled, label, ...where, fields, ...more });
}

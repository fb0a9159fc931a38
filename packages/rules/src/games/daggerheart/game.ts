import type {
  Barred,
  Field,
  Offer,
  Play,
  Refusal,
  RefusalCode,
  Refuse,
  SeatId,
  TableRuleId,
  Way,
} from '../../engine';
import {
  barred as barredByAnyRule,
  missing,
  Refused,
  refuse as refuseByAnyRule,
} from '../../engine';
import type { Area, MoveContext, OfferContext, TableWords } from '../../table';
import { Moves, managing, notManaging } from '../../table';
import type { AnyCommand } from './commands';
import type { DaggerheartEvent } from './events';
import type { DaggerheartState } from './state';

/** One command being decided at a table of this game. */
export type DhPlay = Play<DaggerheartState, DaggerheartEvent>;
export type DhArea = Area<DaggerheartState, AnyCommand, DaggerheartEvent>;
export type DhOffers = OfferContext<DaggerheartState>;
/** Who acts, and on which state. */
export type DhContext = MoveContext<DhOffers>;
export type CommandOf<T extends AnyCommand['type']> = Extract<AnyCommand, { type: T }>;

/** What people can do at this table. */
export const moves = new Moves<DaggerheartState, DhPlay>((context) => context);

/** The rules of this game, as `docs/rules/daggerheart.md` numbers them. */
export type DhRule = `DGH-${number}` | TableRuleId;

/** Refuses by a rule of this game, or of the table; and says why something is not open. */
export const refuse: Refuse<DhRule> = refuseByAnyRule;
export const barred: Barred<DhRule> = barredByAnyRule;

/** Says why something is not open, where it is so. */
export const barIf = (
  so: boolean,
  code: RefusalCode,
  message: string,
  way: Way<DhRule>,
): Refusal | null => (so ? barred(code, message, way) : null);

/** What people here call whoever directs. */
export const words: TableWords = { director: 'the GM', aDirector: 'a GM' };

/** The seat that gives the command, if it is the GM's. */
export const gm = (play: DhPlay, what: string) => managing(play, words, what);

/** Why somebody does not do what only the GM does, if so. */
export const notGm = (context: DhContext, what: string): Refusal | null =>
  notManaging(context, words, what);

/** What nobody but the GM does something with. */
export const forGm = <A extends { id: string }, Part extends string>(
  part: Part,
  what: string,
  doing: string,
  all: (state: DaggerheartState) => readonly A[],
) => ({
  part,
  what,
  all: ({ state, director }: DhContext): readonly A[] => (director ? all(state) : []),
  idOf: ({ id }: A): string => id,
  find(context: DhContext, id: string): A {
    const refusal = notGm(context, doing);
    if (refusal) throw new Refused(refusal);
    return present(
      all(context.state).find((one) => one.id === id),
      what,
    );
  },
});

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
    command: AnyCommand['type'],
    settled: Offer['with'],
    label: string,
    fields: Field[] = [],
    more: Partial<Offer> = {},
  ): void => add({ command, with: settled, label, ...where, fields, ...more });
}

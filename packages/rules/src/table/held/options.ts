import type { BaseState, Role, SeatId } from '../../engine';
import { capitalised } from '../../engine';
import type { OfferContext } from '../area';
import type { MoveContext } from '../moves';
import type { HeldKind, Holder } from './kind';
import { POOL } from './kind';
import type { WithHeld } from './state';

/** Who acts, and at which table. */
export type HeldContext<S extends WithHeld = WithHeld> = MoveContext<OfferContext<S>>;

/**
 * What is done with things that are held, by the commands of these names: `held.gain`, … `take` is from somebody
 * else, whom nobody asks; `replay` is for dice; by hand one sets how many are counted, and turns dice.
 */
export const deeds = [
  ...(['gain', 'spend', 'give', 'take', 'replay'] as const),
  ...(['refresh', 'end', 'set', 'turn'] as const),
];
export type Deed = (typeof deeds)[number];

/** What a game says of the things that people hold at its tables. */
export interface HeldOptions<S extends WithHeld> {
  /** The kinds that there are now; called for each seat after each command. */
  kinds(state: Pick<S, 'public'>): readonly HeldKind[];
  /** Who may hold any; called as often. `seatsAsHolders` has everybody who sits there. */
  holders(state: Pick<S, 'public'>): readonly Holder[];
  /** The fields of what is public, besides what is held, that kinds and holders are read from, where they are no others. */
  holdersFrom?: readonly string[] | undefined;
  /** What the house has moves for at its tables; for all else, and without, for none, the game has its own. */
  deeds: readonly Deed[];
  /**
   * Whether somebody may do something with what a holder has; `null` is as usual: one gains, spends, gives and
   * plays what is one’s own or nobody’s, takes from the pool alone, and whoever runs the table refreshes, ends
   * and sets. `holder` is missing where it is about all of them.
   */
  may?(context: HeldContext<S>, deed: Deed, kind: HeldKind, holder: Holder | null): boolean | null;
}

/** Whether somebody may; see `HeldOptions.may`. */
export function mayDo<S extends WithHeld>(
  options: HeldOptions<S>,
  context: HeldContext<S>,
  deed: Deed,
  kind: HeldKind,
  holder: Holder | null,
): boolean {
  return options.may?.(context, deed, kind, holder) ?? usually(context, deed, holder);
}

function usually({ manages, seat }: HeldContext, deed: Deed, holder: Holder | null): boolean {
  const theirs = holder !== null && (holder.seat === null || holder.seat === seat.id);
  switch (deed) {
    case 'gain':
    case 'spend':
    case 'replay':
      return theirs;
    case 'give':
      return theirs && holder.id !== POOL;
    case 'take':
      return holder?.id === POOL;
    default:
      return manages;
  }
}

/** Whether a holder is somebody’s own. */
export const isOwn = (seat: SeatId, holder: Holder): boolean => holder.seat === seat;

/** Who does something with what a holder has, as a line says it: whoever it is about, or somebody “of the pool”. */
export const actorFor = (
  { seat }: HeldContext,
  { name, seat: whose }: Holder,
): { who: string; from: string } =>
  whose === seat.id ? { who: name, from: '' } : { who: seat.name, from: ` of ${name}` };

/** What somebody does with what a holder has, as a button says it: “Spend chips”, “The pool: spend chips”. */
export const labelFor = ({ seat }: HeldContext, { name, seat: whose }: Holder, does: string) =>
  whose === seat.id ? capitalised(does) : `${capitalised(name)}: ${does}`;

/**
 * Everybody who sits at the table and does not only watch, as those who may hold something. What somebody left
 * behind waits in their seat (TABLE-084), and is everybody’s as long.
 *
 * @param roles only those.
 */
export const seatsAsHolders = (
  { public: { table } }: Pick<BaseState, 'public'>,
  roles: readonly Role[] = ['director', 'protagonist'],
): Holder[] =>
  Object.values(table.seats)
    .filter(({ role }) => roles.includes(role))
    .map(({ id, name, vacant }) =>
      vacant ? { id, name, seat: null, away: true } : { id, name, seat: id },
    );

/** The pool, as a holder. */
export const poolAsHolder = (name = 'the pool'): Holder => ({ id: POOL, name, seat: null });

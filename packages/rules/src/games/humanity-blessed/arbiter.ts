import type { Bar, SeatId } from '../../engine';
import { isDirected } from '../../table';
import type { HumanityContext } from './game';
import { barred, gmSeats, moves } from './game';
import type { HumanityState } from './state';

type Seen = Pick<HumanityState, 'public'>;

/** Who is the arbiter now, where it is one of them: the GM, or whoever’s turn it is (HUM-101). */
export function arbiterSeat(state: HumanityState): SeatId | null {
  const { arbiter, table } = state.public;
  if (arbiter.kind === 'gm') return gmSeats(state)[0] ?? null;
  if (arbiter.kind !== 'rotating' || arbiter.seat === null) return null;
  const seat = table.seats[arbiter.seat];
  return seat && !seat.vacant ? seat.id : null;
}

/**
 * Whether a seat has the last word where the rules leave something to the table (HUM-101, 1806): the arbiter; and where
 * there is nobody in particular, by vote or by chance, everybody who runs the table.
 */
export function holdsLastWord({ state, seat, director, manages }: HumanityContext): boolean {
  if (director) return true;
  const one = state.public.arbiter.kind === 'rotating' ? arbiterSeat(state) : null;
  return one === null ? manages : one === seat.id;
}

/** The seats of those who have it; whoever directs always has. */
export function lastWord(state: HumanityState): SeatId[] {
  const directing = gmSeats(state);
  const { kind } = state.public.arbiter;
  const one = kind === 'rotating' ? arbiterSeat(state) : null;
  if (one !== null) return [...new Set([one, ...directing])];
  if (isDirected(state)) return directing;
  return Object.values(state.public.table.seats)
    .filter(({ role, vacant }) => role === 'protagonist' && !vacant)
    .map(({ id }) => id);
}

/** Whether what the rules leave open is decided by more than one: by a vote, or a die. */
export const decidesTogether = ({ public: { arbiter } }: Seen): boolean =>
  arbiter.kind === 'vote' || arbiter.kind === 'chance';

/** Bars everybody else from what the arbiter decides. */
export const notArbiter =
  (what: string) =>
  (context: HumanityContext): Bar | null =>
    holdsLastWord(context)
      ? null
      : () =>
          barred('not-allowed', `Whoever has the last word here may ${what}.`, {
            instead: 'Ask them.',
            rule: 'HUM-101',
          });

/** What the arbiter decides; whoever else asks learns nothing of what there is. */
export const arbitersMoves = (does: string) => moves.where(notArbiter(does));

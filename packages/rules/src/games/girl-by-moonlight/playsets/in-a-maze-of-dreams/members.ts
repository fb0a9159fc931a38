import type { Seat, SeatId } from '../../../../engine';
import type { GbmState } from '../../state';
import { dreamsOf } from './conspiracy';

/** Suspects that each person names first (GBM-MAZ-RUL-001, AMB-53). */
export const FIRST_SUSPECTS = 2;

/** Everybody who names suspects: the players and the director (AMB-53). */
export function members(state: GbmState): Seat[] {
  return Object.values(state.public.table.seats).filter(
    ({ role, vacant }) => !vacant && (role === 'protagonist' || role === 'director'),
  );
}

/** How many of their first suspects somebody has still to name. */
export function toName(state: GbmState, seat: SeatId): number {
  return Math.max(0, FIRST_SUSPECTS - (dreamsOf(state).named[seat] ?? 0));
}

/** What the change of the cell waits for from somebody; `null` when for nothing (GBM-MAZ-RUL-002). */
export function changeStep(state: GbmState, seat: SeatId): 'remove' | 'add' | null {
  const { change, suspects } = dreamsOf(state);
  if (state.public.phase !== 'interlude' || !change?.of.includes(seat)) return null;
  if (change.added[seat] !== undefined) return null;
  if (change.removed[seat] !== undefined) return 'add';
  return Object.keys(suspects).length > 0 ? 'remove' : 'add';
}

/** What the series lacks before the table goes on, a sentence each. */
export function lacks(state: GbmState): string[] {
  const { revealing, suspects } = dreamsOf(state);
  switch (state.public.phase) {
    case 'creation':
      return members(state)
        .filter(({ id }) => toName(state, id) > 0)
        .map(({ name }) => `${name} has not named two suspects.`);
    case 'interlude':
      return members(state).flatMap(({ id, name }) => {
        const step = changeStep(state, id);
        if (step === null) return [];
        return step === 'remove'
          ? [`${name} has not removed a suspect.`]
          : [`${name} has not named a new suspect.`];
      });
    default:
      return revealing.flatMap((id) => {
        const name = suspects[id]?.name;
        return name === undefined ? [] : [`The part of ${name} is not revealed.`];
      });
  }
}

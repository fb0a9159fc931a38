import type { Audience, Field, Seat } from '../../engine';
import { choiceField, isDirected, privateTo } from '../../table';
import type { AnyContext } from './game';
import type { RollAudience } from './state';

/** Whose dice a roll is made with, and who sees it. */
export const seenOn = (to: RollAudience, seat: Pick<Seat, 'id' | 'role'>): Audience =>
  to === 'all' ? 'public' : to === 'director' ? 'director' : privateTo(seat);

const everybody = { value: 'all', label: 'Everybody' } as const;
const oneself = { value: 'self', label: 'Only you' } as const;
const referee = { value: 'director', label: 'Only the referee (not even you)' } as const;

/**
 * Asks who sees a roll.
 *
 * @param initial what stands there first; else what it was the last time: who rolls in secret twice should not do
 * it in the open by mistake.
 * @param open whom it can be rolled for.
 */
export function audienceField(
  { state, seat, director }: AnyContext,
  initial: RollAudience = state.seats[seat.id]?.last?.to ?? 'all',
  open: (to: RollAudience) => boolean = () => true,
): Field {
  const blind = isDirected(state) && !director ? [referee] : [];
  const options = [everybody, ...blind, oneself].filter(({ value }) => open(value));
  return choiceField('to', 'Who sees it', options, initial);
}

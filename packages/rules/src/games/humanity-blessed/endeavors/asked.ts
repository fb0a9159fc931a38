import type { SeatId } from '../../../engine';
import { lastWord } from '../arbiter';
import type { HumanityContext } from '../game';
import type { HumanityState } from '../state';

/** The seats of those who are asked what somebody in an Endeavor does: their player, or whoever has the last word. */
export function seatsFor(state: HumanityState, character: string): SeatId[] {
  const one = state.public.characters[character];
  const owner = one?.owner ?? one?.operatedBy ?? null;
  const seat = owner === null ? undefined : state.public.table.seats[owner];
  return seat && !seat.vacant ? [seat.id] : lastWord(state);
}

/** Where an answer stands: with the question for whoever is asked, on the desk for whoever may answer for them. */
export const askedAs = (
  { state, seat }: Pick<HumanityContext, 'state' | 'seat'>,
  character: string,
  prompt: string,
) =>
  seatsFor(state, character).includes(seat.id) ? { place: 'prompt', prompt } : { place: 'answers' };

/** The same of what whoever has the last word says. */
export const decidedAs = (
  { state, seat }: Pick<HumanityContext, 'state' | 'seat'>,
  prompt: string,
) => (lastWord(state).includes(seat.id) ? { place: 'prompt', prompt } : { place: 'answers' });

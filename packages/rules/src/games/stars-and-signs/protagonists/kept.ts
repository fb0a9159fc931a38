import type { StarsContext } from '../game';
import type { Trait } from './trait';
import { called } from './trait';

/** The words of a Trait for whoever reads them: those that are kept, its owner and the referee alone (SNS-2406). */
export function wordsOf(
  { state, seat, director }: Pick<StarsContext, 'state' | 'seat' | 'director'>,
  trait: Trait,
): string {
  const kept = director ? state.director.kept : state.seats[seat.id]?.kept;
  return kept?.[trait.id] ?? called(trait);
}

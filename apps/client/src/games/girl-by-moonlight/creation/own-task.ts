import { playsetOf } from '../api/content';
import { useOffers, useTable } from '../view';

/**
 * What waits on a player's own side: a protagonist to make, once it is known which part they play; the
 * questions of the series come first (GBM-SER-005).
 */
export function useOwnTask(): string | null {
  const { viewer, public: shared } = useTable();
  const making = useOffers('creation').length > 0;
  const { phase, series } = shared.value;
  const roles = playsetOf(series.playset)?.questions.find(({ thenPlaybooks }) => thenPlaybooks);
  const toCome = phase === 'creation' && roles && !series.answers[`${roles.id}:${viewer.seat}`];
  return making && !toCome ? 'Make your protagonist' : null;
}

import { playsetOf } from '../api/content';
import { useOffers, useTable } from '../view';

/**
 * What waits on a player's own side: a hero to take where they are ready, or a protagonist to make, once it is known which part they play; the
 * questions of the series come first (GBM-SER-005). Or an advance to spend.
 */
export function useOwnTask(): string | null {
  const { viewer, public: shared } = useTable();
  const making = useOffers('creation').length > 0;
  const advance = useOffers('sheet').some(({ command }) => command.startsWith('advance.'));
  const { phase, series } = shared.value;
  const roles = playsetOf(series.playset)?.questions.find(({ thenPlaybooks }) => thenPlaybooks);
  const hero = useOffers('tonight').length > 0 && viewer.role === 'protagonist';
  const toCome = phase === 'creation' && roles && !series.answers[`${roles.id}:${viewer.seat}`];
  if (hero) return 'Take a hero';
  if (making && !toCome) return 'Make your protagonist';
  return advance ? 'Spend an advance' : null;
}

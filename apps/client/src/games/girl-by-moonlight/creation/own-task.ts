import { useOffers } from '../view';

/** What waits on a player's own side: a protagonist to make, or an advance to spend. */
export function useOwnTask(): string | null {
  const making = useOffers('creation').length > 0;
  const advance = useOffers('sheet').some(({ command }) => command.startsWith('advance.'));
  if (making) return 'Make your protagonist';
  return advance ? 'Spend an advance' : null;
}

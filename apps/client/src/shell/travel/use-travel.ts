import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../table/view';
import type { TravelLoan } from './loan';

/** What the game of this table lends to those who come and go; `null` until it is here, or where it lends nothing. */
export function useTravel(): TravelLoan | null {
  const { game } = useTable();
  const [loan, setLoan] = useState<TravelLoan | null>(null);
  useEffect(() => {
    // Without it a page goes on as it is: what comes can still be answered by its name.
    game.travel?.().then(
      (lent) => setLoan(() => lent),
      () => undefined,
    );
  }, [game]);
  return loan;
}

import './travel.css';
import { useTable } from '../table/view';
import { LeftOut, Told } from './told';
import { useTravel } from './use-travel';

/** What comes with somebody who stands before the door: with the question whether they may. */
export function ArrivalNote({ prompt }: { prompt: string }) {
  const state = useTable().public.value;
  const loan = useTravel();
  const arrival = Object.values(state.arrivals ?? {}).find(({ id }) => id === prompt);
  if (!arrival) return null;
  return (
    <div class="stack arrival">
      {loan ? (
        <Told told={loan.told(state, arrival.seat)} />
      ) : (
        <p role="status" class="hint">
          One moment…
        </p>
      )}
      <LeftOut left={arrival.left} />
    </div>
  );
}

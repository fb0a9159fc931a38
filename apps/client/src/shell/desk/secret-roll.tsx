import { useRef } from 'preact/hooks';
import { Roll } from '../../design/roll';
import { newestLines } from '../log/log';
import { useTable } from '../table/view';

/** The newest roll that only the desk sees, where it was rolled; until the page is left. */
export function SecretRoll() {
  const table = useTable();
  const { LogRoll = Roll } = table.game;
  const [newest] = newestLines(table, 'director').filter(([, { roll, undone }]) => roll && !undone);
  // What was rolled before one came is in the log.
  const before = useRef(newest?.[0]);
  if (!newest || newest[0] === before.current) return null;
  const [number, { roll, text }] = newest;
  return (
    <div key={number} class="card secret-roll">
      <p class="kicker">Rolled in secret</p>
      <p>{text}</p>
      {roll ? <LogRoll roll={roll} /> : null}
    </div>
  );
}

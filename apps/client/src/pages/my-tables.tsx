import { useState } from 'preact/hooks';
import type { SavedSeat } from '../connection/keys';
import { forgetSeat, savedSeats, useInTab } from '../connection/keys';
import { tablePath } from '../connection/links';

const roleWords = { director: 'Director', protagonist: 'Player', spectator: 'Spectator' } as const;

/** The tables that this device can go back to, and the way to make it forget one. */
export function MyTables() {
  const [mine, setMine] = useState(savedSeats);
  if (mine.length === 0) return null;
  const forget = ({ table, token }: SavedSeat) => {
    forgetSeat(table, token);
    setMine(savedSeats());
  };
  return (
    <section class="panel" aria-labelledby="mine">
      <h2 id="mine">Your tables</h2>
      <ul class="my-tables">
        {mine.map((seat) => (
          <li key={seat.token}>
            <a
              class="btn my-table"
              href={tablePath(seat.table)}
              onClick={() => useInTab(seat.table, seat.token)}
            >
              <span class="offer-label">{seat.tableName}</span>
              <span class="cost">
                {seat.personName}, {roleWords[seat.role]}
              </span>
            </a>
            <details class="drawer">
              <summary>
                Forget on this device<span class="sr-only">: {seat.tableName}</span>
              </summary>
              <p class="hint">
                For a device that others use too. You come back with your private link only, so keep
                that first;{' '}
                {seat.role === 'director'
                  ? 'nobody else has it.'
                  : 'or ask the director for a new one.'}
              </p>
              <button type="button" class="btn" onClick={() => forget(seat)}>
                Forget {seat.tableName}
              </button>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

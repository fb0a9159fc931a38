import type { RoleWords } from '@moonlit/rules';
import { useEffect, useState } from 'preact/hooks';
import { games, loadGames } from '../api/systems';
import { tablePath } from '../connection/links';
import type { SavedSeat } from '../connection/saved-seats';
import { forgetSeat, savedSeats, useInTab } from '../connection/saved-seats';
import { roleLabel } from '../people/role-words';

/** What roles are called until the games have said what they call them. */
const usualWords: RoleWords = {
  director: 'the director',
  protagonist: 'player',
  spectator: 'spectator',
};

/** The tables that this device can go back to, and the way to make it forget one. */
export function MyTables() {
  const [mine, setMine] = useState(savedSeats);
  useEffect(loadGames, []);
  const wordsOf = (system: string | undefined) =>
    games.value?.find(({ id }) => id === system)?.roles ?? usualWords;
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
                {seat.personName}, {roleLabel(wordsOf(seat.system), seat.role)}
              </span>
            </a>
            <details class="drawer">
              <summary>
                Forget on this device<span class="sr-only">: {seat.tableName}</span>
              </summary>
              <p class="hint">
                For a device that others use too. You come back with your private link only, so keep
                that first;{' '}
                {seat.role === 'director' ? 'nobody else has it.' : 'or ask for a new one.'}
              </p>
              <button type="button" class="btn" onClick={() => forget(seat)}>
                Forget {seat.tableName}
              </button>
            </details>
          </li>
        ))}
      </ul>
      <p>
        <a href="/mine">All that is yours on this device</a>
      </p>
    </section>
  );
}

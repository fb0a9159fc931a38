import type { RoleWords } from '@moonlit/rules';
import { useState } from 'preact/hooks';
import { Written } from '../../design/written';
import { sayError } from '../api/http';
import { freeSeat } from '../api/tables';
import { tablePath } from '../connection/links';
import type { SavedSeat } from '../connection/saved-seats';
import { forgetSeat, useInTab } from '../connection/saved-seats';
import { lastPlayed } from '../kept/last-played';
import { roleLabel } from '../people/role-words';

interface SeatListProps {
  seats: readonly SavedSeat[];
  titleOf(game: string | undefined): string | undefined;
  wordsOf(game: string | undefined): RoleWords;
  changed(): void;
}

/** The seats that this device holds: one tap to go on, and two ways to let go. */
export function SeatList({ seats, titleOf, wordsOf, changed }: SeatListProps) {
  if (seats.length === 0) {
    return (
      <p class="empty">
        This device holds no seat yet. Open a table on the <a href="/">start page</a>, or follow the
        link of one.
      </p>
    );
  }
  return (
    <ul class="own-list">
      {seats.map((seat) => (
        <li key={seat.token}>
          <a
            class="btn my-table own-thing"
            href={tablePath(seat.table)}
            onClick={() => useInTab(seat.table, seat.token)}
          >
            <span class="own-name">
              <Written>{seat.tableName}</Written>
            </span>
            <span class="own-facts">
              {[titleOf(seat.system), roleLabel(wordsOf(seat.system), seat.role)]
                .filter(Boolean)
                .join(', ')}
              , as <Written>{seat.personName}</Written>
            </span>
            <span class="own-facts">Last played {lastPlayed(seat.lastSeen)}</span>
          </a>
          <LetGo seat={seat} changed={changed} />
        </li>
      ))}
    </ul>
  );
}

/** Forgetting a seat on this device, or leaving it for good. */
function LetGo({ seat, changed }: { seat: SavedSeat; changed(): void }) {
  const { table, token, tableName, role } = seat;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const forget = () => {
    forgetSeat(table, token);
    changed();
  };
  const leave = async () => {
    setBusy(true);
    setProblem('');
    try {
      await freeSeat(table, seat.seat, token);
      forget();
    } catch (error) {
      setProblem(sayError(error));
      setBusy(false);
    }
  };
  return (
    <details class="drawer">
      <summary>
        Leave or forget<span class="sr-only">: {tableName}</span>
      </summary>
      <div class="stack">
        <p class="hint">
          To forget it is for a device that others use too: the seat stays yours, and you come back
          with your private link, so keep that first
          {role === 'director' ? '; nobody else has it.' : ', or ask for a new one.'}
        </p>
        <button type="button" class="btn" onClick={forget}>
          Forget on this device<span class="sr-only">: {tableName}</span>
        </button>
        <p class="hint">
          To leave is for good: the seat is free for somebody else, with whom it plays, and your
          link is dead. Keep a copy of whom you play first, at the table.
        </p>
        <button type="button" class="btn" aria-busy={busy} onClick={() => void leave()}>
          Leave the table<span class="sr-only">: {tableName}</span>
        </button>
        <div role="alert">{problem ? <p class="refusal">{problem}</p> : null}</div>
      </div>
    </details>
  );
}

import { useState } from 'preact/hooks';
import { Written } from '../../design/written';
import { tablePath } from '../connection/links';
import type { SavedSeat } from '../connection/saved-seats';
import { useInTab } from '../connection/saved-seats';
import { bringTo } from '../kept/brought';
import { forgetThing, type KeptThing } from '../kept/kept-things';
import { lastPlayed } from '../kept/last-played';
import { saveText } from '../kept/save-file';

interface CharacterListProps {
  characters: readonly KeptThing[];
  seats: readonly SavedSeat[];
  titleOf(game: string): string | undefined;
  changed(): void;
}

/** Whom this device keeps a copy of, and the tables of the same game that each can be brought to. */
export function CharacterList({ characters, seats, titleOf, changed }: CharacterListProps) {
  if (characters.length === 0) {
    return (
      <p class="empty">
        Nobody is kept here yet. At a table, open the menu, “From table to table”, and keep a copy
        of whom you play.
      </p>
    );
  }
  return (
    <ul class="own-list">
      {characters.map((one) => {
        const tables = seats.filter(
          ({ system, role, table }) =>
            system === one.game && role === 'protagonist' && table !== one.table,
        );
        return (
          <li key={one.id} class="own-thing own-card">
            <h3 class="own-name">
              <Written>{one.name}</Written>
            </h3>
            <p class="own-facts">
              {titleOf(one.game) ?? 'A game that is not played here'}, from{' '}
              <Written>{one.from}</Written>, kept {lastPlayed(one.at)}
            </p>
            {tables.length > 0 ? (
              <div class="offer-buttons">
                {tables.map((seat) => (
                  <a
                    key={seat.token}
                    class="btn btn-small"
                    href={tablePath(seat.table)}
                    onClick={() => {
                      useInTab(seat.table, seat.token);
                      bringTo(seat.table, one.id);
                    }}
                  >
                    <span class="offer-label">
                      Bring<span class="sr-only"> {one.name}</span> to{' '}
                      <Written>{seat.tableName}</Written>
                    </span>
                  </a>
                ))}
              </div>
            ) : (
              <p class="hint">Bring them to any other table of the same game that you play at.</p>
            )}
            <More one={one} changed={changed} />
          </li>
        );
      })}
    </ul>
  );
}

/** The file of something that is kept, and forgetting it. */
export function More({ one, changed }: { one: KeptThing; changed(): void }) {
  const [said, say] = useState('');
  return (
    <div class="stack">
      <div class="offer-buttons">
        <button
          type="button"
          class="btn btn-small"
          onClick={() => {
            saveText(one.text, one.name);
            say('The file is in your downloads.');
          }}
        >
          Save as a file<span class="sr-only">: {one.name}</span>
        </button>
        <button
          type="button"
          class="btn btn-small"
          onClick={() => {
            forgetThing(one.id);
            changed();
          }}
        >
          Forget<span class="sr-only">: {one.name}</span>
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}

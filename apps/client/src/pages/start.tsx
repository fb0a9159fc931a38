import { useEffect } from 'preact/hooks';
import { content, loadContent } from '../api/content';
import { openTable } from '../api/tables';
import { savedSeats, saveSeat, useInTab } from '../connection/keys';
import { seatLink, tablePath } from '../connection/links';
import { Shell } from './shell';
import { NameField, SubmitForm } from './submit-form';

const roleWords = { director: 'Director', protagonist: 'Player', spectator: 'Spectator' } as const;

/** Where a director opens a table, and everybody finds the tables they sit at. */
export function StartPage() {
  useEffect(loadContent, []);
  const mine = savedSeats();
  const playsets = Object.values(content.value?.playsets ?? {});
  const open = async (values: FormData) => {
    const name = String(values.get('name') ?? '').trim();
    const director = String(values.get('director') ?? '').trim();
    const playset = String(values.get('playset') ?? '');
    const { key, invite } = await openTable({
      name,
      director,
      playset,
      system: 'girl-by-moonlight',
    });
    saveSeat({
      ...key,
      tableName: name,
      personName: director,
      playset,
      lastSeen: Date.now(),
      invite,
    });
    useInTab(key.table, key.token);
    location.assign(seatLink(key.table, key.token));
  };
  return (
    <Shell
      title="Play Girl by Moonlight together"
      lead="One of you opens a table and shares a link. The others join from their phones. No account, nothing to install."
    >
      {mine.length > 0 ? (
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
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section class="panel panel-moon" aria-labelledby="open">
        <h2 id="open">Open a table</h2>
        <SubmitForm label="Open the table" submit={open}>
          <NameField name="name" label="Name of the table" hint="Such as “Thursday nights”." />
          <NameField name="director" label="Your name" autocomplete="nickname" />
          <fieldset class="field">
            <legend>Series playset</legend>
            <div class="options">
              {playsets.map(({ id, name, tagline }, index) => (
                <label key={id} class="option">
                  <input
                    type="radio"
                    name="playset"
                    value={id}
                    required
                    defaultChecked={index === 0}
                  />
                  <span class="option-text">
                    <span>{name}</span>
                    <small>{tagline}</small>
                  </span>
                </label>
              ))}
              {playsets.length === 0 ? <p class="hint">One moment…</p> : null}
            </div>
          </fieldset>
        </SubmitForm>
      </section>
      <p class="hint">
        You were sent a link? Open that link instead: it leads straight to the table.
      </p>
    </Shell>
  );
}

import { useEffect } from 'preact/hooks';
import { content, loadContent } from '../api/content';
import { openTable } from '../api/tables';
import { saveSeat, useInTab } from '../connection/keys';
import { seatLink } from '../connection/links';
import { MyTables } from './my-tables';
import { Shell } from './shell';
import { NameField, SubmitForm } from './submit-form';

/** Where a director opens a table, and everybody finds the tables they sit at. */
export function StartPage() {
  useEffect(loadContent, []);
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
      <MyTables />
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

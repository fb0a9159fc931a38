import { useEffect } from 'preact/hooks';
import { index, loadIndex } from '../api/content';
import { openTable } from '../api/tables';
import { saveSeat, useInTab } from '../connection/keys';
import { seatLink } from '../connection/links';
import { MyTables } from './my-tables';
import { PlaysetChoice } from './playset-card';
import { Shell } from './shell';
import { NameField, SubmitForm } from './submit-form';

/** Where a director opens a table, and everybody finds the tables they sit at. */
export function StartPage() {
  useEffect(loadIndex, []);
  const playsets = index.value?.playsets ?? [];
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
            <p class="hint">
              The kind of story you tell together. All that you make rests on it, so a table keeps
              its playset: for another one, open another table.
            </p>
            <div class="playsets">
              {playsets.map((playset, at) => (
                <PlaysetChoice key={playset.id} playset={playset} first={at === 0} />
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

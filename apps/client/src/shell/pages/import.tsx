import { RequestFailed } from '../api/http';
import { importTable } from '../api/tables';
import { seatLink } from '../connection/links';
import { saveSeat, useInTab } from '../connection/saved-seats';
import { layLinkOut } from '../people/link-out';
import { LackingWords, useLacking } from './lacking';
import { Page } from './page';
import { SubmitForm } from './submit-form';

/** Where a file that was exported becomes a table again. */
export function ImportPage() {
  return (
    <Page
      title="Import a table"
      lead="Play on with a table that was exported here or at another server."
    >
      <section class="panel panel-moon" aria-labelledby="file">
        <h2 id="file">The file</h2>
        <SubmitForm label="Import the table" submit={bring}>
          <FileField />
          <p class="hint">
            You get the link of whoever directs the table, or of whoever opened it where nobody
            does. Everybody else’s link from before stays with the old table: give each of them a
            new one, under “Invite and seats”.
          </p>
        </SubmitForm>
      </section>
      <p>
        <a href="/">Go to the start</a>
      </p>
    </Page>
  );
}

function FileField() {
  return (
    <div class="field">
      <label for="exported">The file that you got when the table was exported</label>
      <input
        id="exported"
        name="exported"
        class="input"
        type="file"
        accept=".json,application/json"
        required
        {...useLacking('exported')}
      />
      <LackingWords name="exported" />
    </div>
  );
}

async function bring(values: FormData): Promise<void> {
  const file = values.get('exported');
  if (!(file instanceof File) || file.size === 0) {
    throw new RequestFailed('malformed', 'There is nothing in this file.', 'Choose another one.');
  }
  const { key, invite, name, system, setup, person } = await importTable(file);
  saveSeat({
    ...key,
    tableName: name,
    personName: person,
    system,
    setup,
    lastSeen: Date.now(),
    invite,
  });
  useInTab(key.table, key.token);
  layLinkOut(key.table);
  location.assign(seatLink(key.table, key.token));
}

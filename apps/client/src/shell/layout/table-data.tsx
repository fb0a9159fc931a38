import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { sayError } from '../api/http';
import { deleteTable, exportTable, redactSeat } from '../api/tables';
import { forgetSeat } from '../connection/saved-seats';
import { fileName, saveFile } from '../kept/save-file';
import { managesSeats, useTable } from '../table/view';

/** Taking the table along, and what can be removed from it for good. */
export function TableData() {
  const table = useTable();
  const { token } = table;
  if (!token) return null;
  return (
    <section class="stack" aria-label="Data of this table">
      {managesSeats(table) ? <Export token={token} /> : null}
      <RemoveWords token={token} />
      {managesSeats(table) ? <Delete token={token} /> : null}
    </section>
  );
}

function Export({ token }: { token: string }) {
  const table = useTable();
  const { session, name } = table.public.value.table;
  const save = async () => {
    saveFile(await exportTable(table.id, token), `${fileName(name)}.json`);
    return 'The file is in your downloads.';
  };
  return (
    <Drawer title="Export the table">
      <p>
        You get a file with all that has happened here. It can be imported at any server, and played
        on there.
      </p>
      <p>
        <b>Everything that is secret is in it</b>: the desk, and everybody’s private notes and
        rolls.
        {session.open
          ? ' While a session is open it also holds what its dice come from, so that whoever reads it can work out rolls before they fall.'
          : ''}{' '}
        Keep it where nobody else finds it. Links are not in it. The log tells everybody that you
        took a copy.
      </p>
      <Doing label="Export" job={save} />
    </Drawer>
  );
}

function RemoveWords({ token }: { token: string }) {
  const table = useTable();
  const { seat } = table.viewer;
  const name = table.public.value.table.seats[seat]?.name ?? table.viewer.name;
  return (
    <Drawer title="Remove my words">
      <p>
        Your name, your private notes and all that you have written from this seat are removed for
        good, also from the log. Dice, choices and what came of them stay, and so does your seat. It
        cannot be taken back.
      </p>
      <p class="hint">
        What others wrote about you is theirs. Nothing can be removed from files that were exported
        before, or from what others have copied.
      </p>
      <Confirmed
        what="your name here"
        expected={name}
        label="Remove my words"
        job={async (typed) => {
          await redactSeat(table.id, seat, token, typed);
          return 'Your words are removed.';
        }}
      />
    </Drawer>
  );
}

function Delete({ token }: { token: string }) {
  const table = useTable();
  const { name } = table.public.value.table;
  return (
    <Drawer title="Delete the table">
      <p>
        Everything that was played here is deleted at once, for everybody, and nobody can bring it
        back. Export it first if you may want it again.
      </p>
      <Confirmed
        what="the name of the table"
        expected={name}
        label="Delete for good"
        job={async (typed) => {
          await deleteTable(table.id, token, typed);
          forgetSeat(table.id, token);
          location.assign('/');
          return 'The table is deleted.';
        }}
      />
    </Drawer>
  );
}

function Drawer({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <details class="drawer">
      <summary>{title}</summary>
      <div class="stack">{children}</div>
    </details>
  );
}

interface ConfirmedProps {
  what: string;
  /** What has to be typed. */
  expected: string;
  label: string;
  job(typed: string): Promise<string>;
}

/** A job that cannot be taken back: one types a name first. */
function Confirmed({ what, expected, label, job }: ConfirmedProps) {
  const [typed, type] = useState('');
  const id = `confirm-${label.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <>
      <div class="field">
        <label for={id}>
          Type {what} to confirm: <b dir="auto">{expected}</b>
        </label>
        <input
          id={id}
          class="input"
          dir="auto"
          autocomplete="off"
          value={typed}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </div>
      <Doing label={label} disabled={typed.trim() !== expected.trim()} job={() => job(typed)} />
    </>
  );
}

interface DoingProps {
  label: string;
  disabled?: boolean;
  /** Gives what to say when it is done. */
  job(): Promise<string>;
}

function Doing({ label, disabled = false, job }: DoingProps) {
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  const run = async () => {
    setBusy(true);
    say('One moment…');
    say(await job().catch(sayError));
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        disabled={disabled || busy}
        aria-busy={busy}
        onClick={() => void run()}
      >
        {label}
      </button>
      <p class="said" role="status">
        {said}
      </p>
    </>
  );
}

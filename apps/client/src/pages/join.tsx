import type { Invitation } from '@moonlit/protocol';
import { useEffect, useState } from 'preact/hooks';
import { index, loadIndex } from '../api/content';
import { sayError } from '../api/http';
import { join, lookAtInvite } from '../api/tables';
import { savedSeats, saveSeat, useInTab } from '../connection/keys';
import { inviteOfAddress, seatLink, tablePath } from '../connection/links';
import { list } from '../ui/words';
import { PlaysetCard } from './playset-card';
import { Shell } from './shell';
import { NameField, SubmitForm } from './submit-form';

/** Where an invite leads: a name, and one sits at the table. */
export function JoinPage() {
  const invite = inviteOfAddress();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    loadIndex();
    lookAtInvite(invite).then(setInvitation, (error: unknown) => setProblem(sayError(error)));
  }, [invite]);
  if (problem) {
    return (
      <Shell title="This invite does not work">
        <p role="alert">{problem}</p>
        <p>Ask the director for a new link.</p>
      </Shell>
    );
  }
  if (!invitation) {
    return (
      <Shell title="Joining a table">
        <p role="status">One moment…</p>
      </Shell>
    );
  }
  return <Invited invite={invite} invitation={invitation} />;
}

function Invited({ invite, invitation }: { invite: string; invitation: Invitation }) {
  const { table, name, playset, seated, vacant } = invitation;
  const chosen = index.value?.playsets.find(({ id }) => id === playset);
  const known = savedSeats().filter((seat) => seat.table === table);
  const sit = async (values: FormData) => {
    const personName = String(values.get('person') ?? '').trim();
    const as = String(values.get('as') ?? 'protagonist');
    const role = as === 'spectator' ? 'spectator' : 'protagonist';
    const taken = vacant.find(({ seat }) => seat === as);
    const key = await join({
      invite,
      name: personName,
      role,
      ...(taken ? { seat: taken.seat } : {}),
    });
    saveSeat({ ...key, tableName: name, personName, playset, lastSeen: Date.now() });
    useInTab(key.table, key.token);
    location.assign(seatLink(key.table, key.token));
  };
  return (
    <Shell
      title={name}
      playset={playset}
      lead={`You are invited to play ${chosen?.name ?? 'with them'}.`}
    >
      {chosen ? <PlaysetCard playset={chosen} /> : null}
      {known.length > 0 ? (
        <section class="panel" aria-labelledby="known">
          <h2 id="known">You sit here already</h2>
          <ul class="my-tables">
            {known.map((seat) => (
              <li key={seat.token}>
                <a
                  class="btn btn-primary my-table"
                  href={tablePath(table)}
                  onClick={() => useInTab(table, seat.token)}
                >
                  Go on as {seat.personName}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section class="panel panel-moon" aria-labelledby="take">
        <h2 id="take">Take a seat</h2>
        {seated.length > 0 ? <p>At the table: {list(seated)}.</p> : null}
        <SubmitForm label="Sit down" submit={sit}>
          <NameField
            name="person"
            label="Your name"
            hint="Your own, not your character’s."
            autocomplete="nickname"
          />
          <fieldset class="field">
            <legend>How do you join?</legend>
            <div class="options">
              <Choice
                value="protagonist"
                label="As a player"
                detail="With a protagonist of your own."
                first
              />
              {vacant.map(({ seat, name: whose }) => (
                <Choice
                  key={seat}
                  value={seat}
                  label={`In place of ${whose}`}
                  detail="You take over the seat and its protagonist."
                />
              ))}
              <Choice value="spectator" label="To watch" detail="You see what the players share." />
            </div>
          </fieldset>
        </SubmitForm>
      </section>
    </Shell>
  );
}

function Choice(props: { value: string; label: string; detail: string; first?: boolean }) {
  const { value, label, detail, first } = props;
  return (
    <label class="option">
      <input type="radio" name="as" value={value} defaultChecked={first === true} />
      <span class="option-text">
        <span>{label}</span>
        <small>{detail}</small>
      </span>
    </label>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { list } from '../../design/words';
import { sayError } from '../api/http';
import { games, loadGames } from '../api/systems';
import type { Invitation } from '../api/tables';
import { join, lookAtInvite } from '../api/tables';
import { inviteOfAddress, seatLink, tablePath } from '../connection/links';
import { savedSeats, saveSeat, useInTab } from '../connection/saved-seats';
import type { GameEntry, GameRegistry } from '../game';
import { entryOf, fetchLooks } from '../registry';
import { LookCard } from './choice-card';
import { Page } from './page';
import { chosenOptions, writtenWords } from './setup-fields';
import { NameField, SubmitForm } from './submit-form';
import { UnknownGamePage } from './unknown-game';

/** Where an invite leads: a name, and one sits at the table. */
export function JoinPage({ registry }: { registry: GameRegistry }) {
  const invite = inviteOfAddress();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    loadGames();
    lookAtInvite(invite).then(setInvitation, (error: unknown) => setProblem(sayError(error)));
  }, [invite]);
  if (problem) {
    return (
      <Page title="This invite does not work">
        <p role="alert">{problem}</p>
        <p>Ask whoever invited you for a new link.</p>
      </Page>
    );
  }
  if (!invitation) {
    return (
      <Page title="Joining a table">
        <p role="status">One moment…</p>
      </Page>
    );
  }
  const entry = entryOf(registry, invitation.system);
  if (!entry) return <UnknownGamePage />;
  return <Invited invite={invite} invitation={invitation} entry={entry} />;
}

interface InvitedProps {
  invite: string;
  invitation: Invitation;
  entry: GameEntry;
}

/** When the page is not busy with itself any more. */
const SOON_MS = 5_000;

function Invited({ invite, invitation, entry }: InvitedProps) {
  const { table, name, system, setup, seated, vacant, roles } = invitation;
  useEffect(() => {
    fetchLooks(entry);
    // By the time somebody has written their name, the game is there.
    const timer = setTimeout(() => void entry.load().catch(() => {}), SOON_MS);
    return () => clearTimeout(timer);
  }, [entry]);
  const game = games.value?.find(({ id }) => id === system);
  const chosen = chosenOptions(game, setup);
  const look = chosen.find((option) => option.look)?.look ?? game?.look;
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
    saveSeat({ ...key, tableName: name, personName, system, setup, lastSeen: Date.now() });
    useInTab(key.table, key.token);
    location.assign(seatLink(key.table, key.token));
  };
  // What is told about in its own look is what one plays; all else is how this table plays it.
  const told = chosen.filter((option) => option.look && option.detail);
  const what = told[0]?.label ?? game?.title ?? 'with them';
  return (
    <Page
      title={name}
      look={look}
      lead={`You are invited to play${name === what ? '' : ` ${what}`}.`}
    >
      <KnownSeats table={table} />
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
                label={`As ${withArticle(roles.protagonist)}`}
                detail="You play."
                first
              />
              {vacant.map(({ seat, name: whose }) => (
                <Choice
                  key={seat}
                  value={seat}
                  label={`In place of ${whose}`}
                  detail="You take over the seat and whom it plays."
                />
              ))}
              <Choice value="spectator" label="To watch" detail="You see what the players share." />
            </div>
          </fieldset>
        </SubmitForm>
      </section>
      {told.map((option) => (
        <LookCard key={option.value} words={{ ...option, name: option.label }} />
      ))}
      {told.length === 0 && game ? (
        <LookCard
          words={{ name: game.title, line: game.line, detail: writtenWords(game, setup), look }}
        />
      ) : null}
    </Page>
  );
}

/** The seats that this device has at the table already. */
function KnownSeats({ table }: { table: string }) {
  const known = savedSeats().filter((seat) => seat.table === table);
  if (known.length === 0) return null;
  return (
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
  );
}

/** “a player”, “an agent”. */
const withArticle = (word: string) => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

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

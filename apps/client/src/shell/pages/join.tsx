import { useEffect, useRef, useState } from 'preact/hooks';
import { list } from '../../design/words';
import { RequestFailed } from '../api/http';
import { keptToken } from '../api/kept-seat';
import { games, loadGames } from '../api/systems';
import type { Invitation } from '../api/tables';
import { askToReturn, join, lookAtInvite } from '../api/tables';
import { inviteOfAddress, seatLink, tablePath } from '../connection/links';
import { savedSeats, saveSeat, useInTab } from '../connection/saved-seats';
import { newSecret } from '../connection/secret';
import type { GameEntry, GameRegistry } from '../game';
import { layLinkOut } from '../people/link-out';
import { entryOf, fetchLooks } from '../registry';
import { IsThatYou } from '../returning/is-that-you';
import type { KeptReturn } from '../returning/kept-return';
import { forgetReturn, keepReturn, keptReturn } from '../returning/kept-return';
import type { Occupied } from '../returning/namesakes';
import { namesakes, whoAnswers } from '../returning/namesakes';
import { LookCard } from './choice-card';
import { InviteProblem, NoInvitePage } from './invite-problem';
import { LetIn } from './let-in';
import { Page } from './page';
import { chosenOptions, writtenWords } from './setup-fields';
import { NameField, SubmitForm } from './submit-form';
import { UnknownGamePage } from './unknown-game';

/** Where an invite leads: a name, and one sits at the table; or back to the seat that one has there. */
export function JoinPage({ registry }: { registry: GameRegistry }) {
  const invite = inviteOfAddress();
  const [kept] = useState(() => keptReturn(invite));
  const [asked, setAsked] = useState(kept);
  const back = () => {
    forgetReturn();
    setAsked(null);
  };
  if (asked) return <LetIn asked={asked} arrives={asked !== kept} back={back} />;
  return <Invite invite={invite} registry={registry} wait={setAsked} />;
}

interface InviteProps {
  invite: string;
  registry: GameRegistry;
  /** Waits for the answer to what was asked. */
  wait(asked: KeptReturn): void;
}

/** How long an invitation is waited for to look as its game does: in another look all of it stands elsewhere. */
const LOOKS_MS = 1_500;

/** An invitation, once it can be drawn as it will stay. */
async function drawable(invite: string, registry: GameRegistry): Promise<Invitation> {
  const invitation = await lookAtInvite(invite);
  const late = new Promise((done) => setTimeout(done, LOOKS_MS));
  await Promise.race([fetchLooks(entryOf(registry, invitation.system)), late]);
  return invitation;
}

function Invite({ invite, registry, wait }: InviteProps) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    loadGames();
    if (invite !== '') drawable(invite, registry).then(setInvitation, setProblem);
  }, [invite]);
  if (invite === '') return <NoInvitePage why="The end of this link is missing." />;
  if (problem !== null) return <InviteProblem problem={problem} />;
  if (!invitation) {
    return (
      <Page title="Joining a table">
        <p role="status">One moment…</p>
      </Page>
    );
  }
  const entry = entryOf(registry, invitation.system);
  if (!entry) return <UnknownGamePage />;
  return <Invited invite={invite} invitation={invitation} entry={entry} wait={wait} />;
}

interface InvitedProps {
  invite: string;
  invitation: Invitation;
  entry: GameEntry;
  wait: InviteProps['wait'];
}

/** How somebody would like to sit down. */
interface Wish {
  name: string;
  role: 'protagonist' | 'spectator';
  /** A freed seat. */
  seat?: string;
}

/** What is asked of whoever gives a name that sits there already. */
interface Question {
  wish: Wish;
  people: Occupied[];
  occupied: readonly Occupied[];
}

/** When the page is not busy with itself any more. */
const SOON_MS = 5_000;

function Invited({ invite, invitation, entry, wait }: InvitedProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const secretFor = useSecrets();
  const { table, name, system, setup, seated, vacant, roles } = invitation;
  useEffect(() => {
    // By the time somebody has written their name, the game is there.
    const timer = setTimeout(() => void entry.load().catch(() => {}), SOON_MS);
    return () => clearTimeout(timer);
  }, [entry]);
  const game = games.value?.find(({ id }) => id === system);
  const chosen = chosenOptions(game, setup);
  const look = chosen.find((option) => option.look)?.look ?? game?.look;
  const sit = async (wish: Wish, beside: boolean) => {
    const secret = secretFor(wish);
    const key = await join({ invite, secret, ...wish, ...(beside ? { beside } : {}) });
    saveSeat({
      ...key,
      tableName: name,
      personName: wish.name,
      system,
      setup,
      lastSeen: Date.now(),
    });
    useInTab(key.table, key.token);
    layLinkOut(key.table);
    location.assign(seatLink(key.table, key.token));
  };
  const submit = async (values: FormData) => {
    const as = String(values.get('as') ?? 'protagonist');
    const taken = vacant.find(({ seat }) => seat === as);
    const wish: Wish = {
      name: String(values.get('person') ?? '').trim(),
      role: as === 'spectator' ? 'spectator' : 'protagonist',
      ...(taken ? { seat: taken.seat } : {}),
    };
    try {
      await sit(wish, false);
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.code !== 'name-taken') throw error;
      // Who sits there may have changed since the invite was opened.
      const { occupied } = await lookAtInvite(invite);
      const people = namesakes(occupied, wish.name);
      if (people.length === 0) throw error;
      setQuestion({ wish, people, occupied });
    }
  };
  const ask = async ({ seat, name: person }: Occupied, occupied: readonly Occupied[]) => {
    const asked: KeptReturn = {
      ...{ invite, table, tableName: name, system, setup, seat, person },
      secret: secretFor({ seat }),
      asked: whoAnswers(occupied, seat),
      ...(look ? { look } : {}),
    };
    // Before it is sent: should the answer get lost, the page knows all the same what it has asked.
    keepReturn(asked);
    await askToReturn({ invite, seat, secret: asked.secret }).catch((error: unknown) => {
      forgetReturn();
      throw error;
    });
    wait(asked);
  };
  // What is told about in its own look is what one plays; all else is how this table plays it.
  const told = chosen.filter((option) => option.look && option.detail);
  const what = told[0]?.label ?? game?.title ?? 'with them';
  const host = invitation.occupied.find(({ role }) => role === 'director')?.name;
  return (
    <Page
      title={name}
      look={look}
      lead={`${host ? `${host} invites you` : 'You are invited'} to play${name === what ? '' : ` ${what}`}.`}
      poster
    >
      <KnownSeats table={table} />
      {question ? (
        <IsThatYou
          people={question.people}
          occupied={question.occupied}
          ask={(person) => ask(person, question.occupied)}
          beside={() => sit(question.wish, true)}
          back={() => setQuestion(null)}
        />
      ) : null}
      {/* What was typed stays, for whoever takes another name. */}
      <div hidden={question !== null}>
        <section class="panel panel-moon" aria-labelledby="take">
          <h2 id="take">Take a seat</h2>
          {seated.length > 0 ? <p>At the table: {list(seated)}.</p> : null}
          <SubmitForm label="Sit down" led={question} submit={submit}>
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
                <Choice
                  value="spectator"
                  label="To watch"
                  detail="You see what the players share."
                />
              </div>
            </fieldset>
          </SubmitForm>
        </section>
      </div>
      {told.map((option) => (
        <LookCard
          key={option.value}
          words={{ name: option.label, line: option.line, detail: option.detail }}
        />
      ))}
      {told.length === 0 && game ? (
        <LookCard
          words={{ name: game.title, line: game.line, detail: writtenWords(game, setup) }}
        />
      ) : null}
    </Page>
  );
}

/** A secret for each thing that somebody wants: wanted again, it is the same thing, and counts once. */
function useSecrets(): (wanted: object) => string {
  const secrets = useRef(new Map<string, string>());
  return (wanted) => {
    const key = JSON.stringify(wanted);
    const secret = secrets.current.get(key) ?? newSecret();
    secrets.current.set(key, secret);
    return secret;
  };
}

/** The seats that this device has at the table already. */
function KnownSeats({ table }: { table: string }) {
  const known = savedSeats().filter((seat) => seat.table === table);
  const [remembered, remember] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer the invite is there all the same.
    if (known.length === 0) keptToken(table).then(remember, () => {});
  }, [table]);
  if (known.length === 0 && remembered === null) return null;
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
        {remembered === null ? null : (
          <li>
            <a class="btn btn-primary my-table" href={tablePath(table)}>
              Go on in your seat
            </a>
          </li>
        )}
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

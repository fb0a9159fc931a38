import { useEffect, useState } from 'preact/hooks';
import { Fold } from '../../design/fold';
import type { GameListing } from '../api/systems';
import { games, loadGames } from '../api/systems';
import { openTable } from '../api/tables';
import { seatLink } from '../connection/links';
import { saveSeat, useInTab } from '../connection/saved-seats';
import type { GameRegistry } from '../game';
import { layLinkOut } from '../people/link-out';
import { entryOf, fetchLooks } from '../registry';
import type { Setup } from '../state';
import { ChoiceCard } from './choice-card';
import { MyTables } from './my-tables';
import { Page } from './page';
import { chosenOptions, SetupFields, setupOf, writtenWords } from './setup-fields';
import { NameField, SubmitForm } from './submit-form';

const NAME_MAX = 40;

/** Where somebody opens a table, and everybody finds the tables they sit at. */
export function StartPage({ registry }: { registry: GameRegistry }) {
  const [dressed, dress] = useState(false);
  useEffect(() => {
    loadGames();
    void fetchLooks(...Object.values(registry)).then(() => dress(true));
  }, []);
  // A game that this page cannot draw is not offered.
  const known = games.value?.filter(({ id }) => entryOf(registry, id)) ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const game = known.find(({ id }) => id === chosen) ?? known[0];
  const demo = game && entryOf(registry, game.id)?.demo ? game : undefined;
  return (
    <Page
      title={
        known.length === 1 ? `Play ${game?.title} together` : 'Play together, wherever you are'
      }
      brief
    >
      <MyTables />
      {game && dressed ? (
        <section class="panel panel-moon open-table" aria-labelledby="open">
          <h2 id="open" class="sr-only">
            Open a table
          </h2>
          <OpenForm game={game} known={known} choose={choose} />
        </section>
      ) : (
        <Coming />
      )}
      {game && dressed ? <OtherWays lesson={demo} /> : null}
    </Page>
  );
}

/** What stands here until the form comes: the same as the page itself does before this script (`start-shell.html`). */
function Coming() {
  return (
    <section class="panel panel-moon open-table form-coming">
      <Lead />
      <p class="hint">One moment…</p>
    </section>
  );
}

/** What this is, in three sentences. */
function Lead() {
  return (
    <p class="lead">
      One of you opens a table and shares a link. The others join from their phones. No account,
      nothing to install.
    </p>
  );
}

/** What else one may want here. It comes with the form above it, which would move it. */
function OtherWays({ lesson }: { lesson: GameListing | undefined }) {
  return (
    <>
      <Lead />
      <p class="offer-buttons">
        <a class="btn" href={lesson ? `/demo/${lesson.id}` : '/demo'}>
          Try it alone first
        </a>
        <span class="hint">
          A lesson{lesson ? ` of ${lesson.title}` : ''} in your browser, five minutes.
        </span>
      </p>
      <p class="hint">
        Never played? Read <a href="/how-to-play">how to play</a>. You were sent a link? Open that
        link instead: it leads straight to the table. You have a table as a file?{' '}
        <a href="/import">Import a table</a>. A character as a file, or a seat that you have here?
        See <a href="/mine">what is yours</a>.
      </p>
    </>
  );
}

interface OpenFormProps {
  game: GameListing;
  /** All that can be played. */
  known: readonly GameListing[];
  choose(id: string): void;
}

/**
 * What is played, and who opens it. The first thing to choose of a game stands with it; what can stay as it is, is folded
 * away. It comes as a whole: nothing is pushed down by what is fetched.
 */
function OpenForm({ game, known, choose }: OpenFormProps) {
  const [first, ...others] = game.setup;
  return (
    <SubmitForm
      label="Open the table"
      sooner={game.atOnce}
      submit={(values, way) => open(game, values, way)}
      more={
        <Fold title="More about the table" note="Its name">
          <SetupFields game={game} fields={others} />
          <NameField
            name="name"
            label="Name of the table"
            hint="Such as “Thursday nights”. Empty: the name of what you play."
            optional
          />
        </Fold>
      }
    >
      <div class="open-what">
        {known.length > 1 ? <GameCards known={known} chosen={game} choose={choose} /> : null}
        <SetupFields game={game} fields={first ? [first] : []} />
      </div>
      <NameField name="host" label="Your name" autocomplete="nickname" />
    </SubmitForm>
  );
}

interface GameCardsProps {
  known: readonly GameListing[];
  chosen: GameListing;
  choose(id: string): void;
}

/** Every game, each with its poster; what the chosen one is stands beneath them. */
function GameCards({ known, chosen, choose }: GameCardsProps) {
  return (
    <fieldset class="field">
      <legend>What do you play?</legend>
      <div class="look-cards game-cards" style={{ '--cards': known.length }}>
        {known.map(({ id, title, look }) => (
          <ChoiceCard
            key={id}
            name="game"
            value={id}
            words={{ name: title, look, game: id }}
            required
            checked={id === chosen.id}
            change={() => choose(id)}
          />
        ))}
      </div>
      <p class="look-detail" role="status">
        {chosen.line}
      </p>
    </fieldset>
  );
}

async function open(game: GameListing, values: FormData, way: string | null): Promise<void> {
  const host = String(values.get('host') ?? '').trim();
  const setup = setupOf(game, values);
  const name = String(values.get('name') ?? '').trim() || nameOf(game, setup, way);
  const opened = {
    name,
    host,
    system: game.id,
    setup,
    ...(way === null ? {} : { atOnce: way === '' ? (true as const) : way }),
  } as const;
  const { key, invite } = await openTable(opened);
  saveSeat({
    ...key,
    tableName: name,
    personName: host,
    system: game.id,
    setup,
    lastSeen: Date.now(),
    invite,
  });
  useInTab(key.table, key.token);
  layLinkOut(key.table);
  location.assign(seatLink(key.table, key.token));
}

/** What a table is called until somebody calls it otherwise: as what it begins with, else as what is played. */
function nameOf(game: GameListing, setup: Setup, way: string | null): string {
  const begun = game.atOnce?.ways?.find(({ id }) => id === way)?.name;
  const told = chosenOptions(game, setup).find(({ look }) => look)?.label;
  const fits = (words: string | undefined) => words && words.length <= NAME_MAX;
  return [begun, writtenWords(game, setup), told].find(fits) ?? game.title;
}

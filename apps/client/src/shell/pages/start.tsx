import { useEffect, useState } from 'preact/hooks';
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
  return (
    <Page
      title={
        known.length === 1 ? `Play ${game?.title} together` : 'Play together, wherever you are'
      }
      lead="One of you opens a table and shares a link. The others join from their phones. No account, nothing to install."
    >
      <MyTables />
      <p class="offer-buttons">
        <a class="btn" href="/demo">
          Try it alone first
        </a>
        <span class="hint">A lesson in your browser, five minutes.</span>
      </p>
      <section class="panel panel-moon open-table" aria-labelledby="open">
        <h2 id="open">Open a table</h2>
        {game && dressed ? (
          <OpenForm game={game} known={known} choose={choose} />
        ) : (
          <p class="hint form-coming">One moment…</p>
        )}
      </section>
      <p class="hint">
        Never played? Read <a href="/how-to-play">how to play</a>. You were sent a link? Open that
        link instead: it leads straight to the table. You have a table as a file?{' '}
        <a href="/import">Import a table</a>.
      </p>
    </Page>
  );
}

interface OpenFormProps {
  game: GameListing;
  /** All that can be played. */
  known: readonly GameListing[];
  choose(id: string): void;
}

/** What is played, in what look, and who opens it. It comes as a whole: nothing is pushed down by what is fetched. */
function OpenForm({ game, known, choose }: OpenFormProps) {
  return (
    <SubmitForm
      label="Open the table"
      sooner={game.atOnce}
      submit={(values, way) => open(game, values, way)}
    >
      <SetupFields game={game} />
      {known.length > 1 ? (
        <fieldset class="field">
          <legend>Game</legend>
          <div class="look-cards look-row">
            {known.map(({ id, title, look }, at) => (
              <ChoiceCard
                key={id}
                name="game"
                value={id}
                words={{ name: title, look }}
                required
                checked={at === 0}
                change={() => choose(id)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <NameField name="host" label="Your name" autocomplete="nickname" />
      <NameField
        name="name"
        label="Name of the table"
        hint="Such as “Thursday nights”. Empty: the name of what you play."
        optional
      />
    </SubmitForm>
  );
}

async function open(game: GameListing, values: FormData, way: string | null): Promise<void> {
  const host = String(values.get('host') ?? '').trim();
  const setup = setupOf(game, values);
  const name = String(values.get('name') ?? '').trim() || nameOf(game, setup);
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

/** What a table is called until somebody calls it otherwise. */
function nameOf(game: GameListing, setup: Setup): string {
  const told = chosenOptions(game, setup).find(({ look }) => look)?.label;
  const fits = (words: string | undefined) => words && words.length <= NAME_MAX;
  return [writtenWords(game, setup), told].find(fits) ?? game.title;
}

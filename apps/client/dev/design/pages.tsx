import { girlByMoonlight as rules } from '@moonlit/rules/girl-by-moonlight';
import { bookTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { games } from '../../src/games';
import { Connection } from '../../src/shell/connection/connection';
import { LocalTransport } from '../../src/shell/local/local-transport';
import { AboutPage } from '../../src/shell/pages/about';
import { ImportPage } from '../../src/shell/pages/import';
import { JoinPage } from '../../src/shell/pages/join';
import { LearnPage } from '../../src/shell/pages/learn';
import { NotFoundPage } from '../../src/shell/pages/not-found';
import { StartPage } from '../../src/shell/pages/start';
import { GameLostPage, UnknownGamePage } from '../../src/shell/pages/unknown-game';
import { Waiting } from '../../src/shell/pages/waiting';
import { TestTableInPage } from '../test-table-in-page';
import { Show } from './show';

/** A connection that has not come to its table. */
function connection(change: (one: Connection) => void): Connection {
  const table = new TestTableInPage({ system: rules, setClock() {} }, bookTable('mission'));
  const one = new Connection(new LocalTransport(table, 'claire'));
  change(one);
  return one;
}

const pages = {
  'Before there is a table': <StartPage registry={games} />,
  'How it is played': <LearnPage registry={games} />,
  'To take along a table': <ImportPage />,
  'An invite that leads nowhere': <JoinPage registry={games} />,
  'On the way to a table': <Waiting connection={connection(() => {})} />,
  'A table that cannot be reached': (
    <Waiting
      connection={connection((one) => {
        one.status.value = 'offline';
      })}
    />
  ),
  'A table of another release': (
    <Waiting
      connection={connection((one) => {
        one.outdated.value = true;
      })}
    />
  ),
  'A game that nobody knows': <UnknownGamePage />,
  'A game that did not come': <GameLostPage />,
  'No such page': <NotFoundPage />,
  'About it all': <AboutPage />,
};

/** Pages that are about no table, and what stands in the place of one. */
export function Pages() {
  return (
    <>
      {Object.entries(pages).map(([what, page]) => (
        <Show key={what} title={what} wide={what === 'Before there is a table'}>
          {page}
        </Show>
      ))}
    </>
  );
}

import { girlByMoonlight as rules } from '@moonlit/rules/girl-by-moonlight';
import { bookTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { Connection } from '../../src/shell/connection/connection';
import { ConnectionBanner } from '../../src/shell/connection/connection-banner';
import { Reactions } from '../../src/shell/connection/reactions';
import { PauseButton, PausedBanner } from '../../src/shell/layout/safety';
import { LocalTransport } from '../../src/shell/local/local-transport';
import { PeoplePanel } from '../../src/shell/people/people';
import { ReactBar, ReactionsShown } from '../../src/shell/reactions';
import { returned } from '../../src/shell/since/follow';
import { SinceHere } from '../../src/shell/since/since-here';
import { TestTableInPage } from '../test-table-in-page';
import { Show, Tapped } from './show';
import type { TableMaker } from './tables';
import { scene } from './tables';

/** A way that leads nowhere: whoever waits for it is late. */
class NoWay extends LocalTransport {
  override connect(): void {}
}

/** A connection as it stands at some moment. */
function connection(change: (one: Connection) => void): Connection {
  const table = new TestTableInPage({ system: rules, setClock() {} }, bookTable('mission'));
  const one = new Connection(new NoWay(table, 'claire'), (run) => run());
  one.open();
  change(one);
  return one;
}

const yesterday = Date.now() - 24 * 60 * 60 * 1000;

const connections: Readonly<Record<string, Connection>> = {
  offline: connection((one) => {
    one.status.value = 'offline';
  }),
  'offline, with things to send': connection((one) => {
    one.status.value = 'offline';
    one.waiting.value = 3;
  }),
  'resting, after too much at once': connection((one) => {
    one.status.value = 'offline';
    one.resting.value = 'This page has sent too much at once, and rests a little.';
  }),
  'what was kept of the table': connection((one) => {
    one.recalled.value = yesterday;
  }),
  'a new version': connection((one) => {
    one.outdated.value = true;
  }),
};

/** Reactions that do not pass. */
function reacting(): Reactions {
  const reactions = new Reactions(
    () => {},
    () => {},
  );
  reactions.hear('anya', 'heart');
  reactions.hear('dylan', 'gasp');
  reactions.hear('claire', 'hand');
  return reactions;
}

const among = scene('mission', 'claire', undefined, () => ({ reactions: reacting() }));

const paused: Readonly<Record<string, TableMaker>> = {
  'to a player': scene('paused', 'claire'),
  'to whoever directs': scene('paused', 'bev'),
};

/** Somebody has come back after the first lines of an evening. */
const since = scene('rolled', 'anya', undefined, (view) => {
  const seen = { seat: 'anya', line: 0, at: 0 };
  returned.value = { table: view.id, seen, until: view.serverNow() };
  return {};
});

/** What lies over a table for a while: how the connection stands, a pause, who reacts. */
export function Notices() {
  return (
    <>
      {Object.entries(connections).map(([what, one]) => (
        <Show key={what} title={`Connection: ${what}`}>
          <ConnectionBanner connection={one} />
        </Show>
      ))}
      {Object.entries(paused).map(([what, table]) => (
        <Show key={what} title={`Paused: ${what}`} table={table}>
          <PausedBanner />
        </Show>
      ))}
      <Show title="Asked whether to pause" table={among}>
        <Tapped on={['.pause']}>
          <PauseButton />
        </Tapped>
      </Show>
      <Show title="Reactions, and who reacts" table={among}>
        <ReactBar />
        <PeoplePanel />
        <div class="design-over">
          <ReactionsShown />
        </div>
      </Show>
      <Show title="Since somebody was here" table={since}>
        <SinceHere />
      </Show>
    </>
  );
}

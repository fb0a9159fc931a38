import { audiencesOf, compartmentOf } from '@moonlit/rules/engine';
import { girlByMoonlight as rules } from '@moonlit/rules/girl-by-moonlight';
import type { TestTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { girlByMoonlight } from '../../src/games/girl-by-moonlight';
import { Connection } from '../../src/shell/connection/connection';
import type { GameClient } from '../../src/shell/game';
import { LocalTransport } from '../../src/shell/local/local-transport';
import { drawersOf, liveView } from '../../src/shell/pages/live-view';
import type { SharedState } from '../../src/shell/state';
import type { TableView } from '../../src/shell/table/view';
import { scenes } from '../fixture';
import type { SceneRules, SceneTable } from '../test-table-in-page';
import { TestTableInPage } from '../test-table-in-page';

/** A table that is made when something of it is drawn for the first time, and stays as it is. */
export type TableMaker = () => TableView;

interface Still {
  table: SceneTable;
  /** What everybody sees of it. */
  shared: SharedState;
  rules: SceneRules;
  game: GameClient;
  /** Who looks at it. */
  seat: string;
  /** What the clock of the table shows. */
  now: number;
  /** What is different about the view, such as what was done last. */
  more?: (view: TableView) => Partial<TableView>;
}

let made = 0;

/**
 * A table as one seat sees it, for a part of a screen. Its state was set by the rules, and commands are
 * answered by them; what is drawn stays as it is, so that each state can be looked at in peace.
 */
function stillView({ table, shared, rules, game, seat, now, more }: Still): TableView {
  const seated = table.state.public.table.seats[seat];
  if (!seated) throw new Error(`Nobody sits at ${seat}.`);
  const connection = new Connection(new LocalTransport(new TestTableInPage(rules, table), seat));
  for (const audience of audiencesOf(seated)) {
    connection.view(audience).value = structuredClone(compartmentOf(table.state, audience)) ?? null;
  }
  made += 1;
  const view = liveView(
    {
      connection,
      drawers: drawersOf(connection),
      // The look is that of the part of the page, and not of the whole of it.
      game: { ...game, look: () => undefined, phase: () => '' },
      id: `design-${made}`,
      token: null,
      viewer: { seat, name: seated.name, role: seated.role },
    },
    shared,
  );
  connection.open();
  view.stage.history.value = [];
  view.stage.current.value = null;
  return { ...view, serverNow: () => now, ...more?.(view) };
}

/** Makes a table once, when it is drawn. */
export function still(make: () => Still): TableMaker {
  let view: TableView | undefined;
  return () => {
    view ??= stillView(make());
    return view;
  };
}

/** A table of *Girl by Moonlight* as a seat sees it. */
export function ourTable(make: () => TestTable, seat: string, more?: Still['more']): TableMaker {
  return still(() => {
    const table = make();
    const setClock = () => {
      table.now = Date.now();
    };
    return {
      table,
      shared: table.state.public,
      rules: { system: rules, setClock },
      game: girlByMoonlight,
      seat,
      now: table.now,
      ...(more && { more }),
    };
  });
}

/** One of the scenes, with what is different in this one. */
export function scene(
  name: string,
  seat = 'claire',
  change: (table: TestTable) => TestTable = (table) => table,
  more?: Still['more'],
): TableMaker {
  return ourTable(
    () => {
      const make = scenes[name];
      if (!make) throw new Error(`There is no scene called ${name}.`);
      return change(make());
    },
    seat,
    more,
  );
}

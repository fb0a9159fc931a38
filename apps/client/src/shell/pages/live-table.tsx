import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { anew } from '../../design/anew';
import { whenWhole } from '../../design/coming';
import { takeTurns } from '../../design/in-turn';
import { lazy } from '../../design/lazy';
import { keepSeatTwice } from '../api/kept-twice';
import { Connection } from '../connection/connection';
import { forgetKeptTable } from '../connection/kept';
import { forgetSeat, savedSeat, saveSeat } from '../connection/saved-seats';
import { rememberHash } from '../connection/seen-hashes';
import type { Transport } from '../connection/transport';
import { wakeWithPage } from '../connection/wake';
import type { GameClient, GameRegistry } from '../game';
import { arriveAt, brought } from '../kept/brought';
import { TableScreen } from '../layout/table-screen';
import { beginForms, followOffers, somethingTyped } from '../offers/form-state';
import { fetchAhead } from '../registry';
import type { SeatView, Setup, SharedState } from '../state';
import type { Drawers } from '../table/drawers';
import { TableContext, useTable } from '../table/view';
import { drawersOf, liveView } from './live-view';
import { Page, ToTheStart } from './page';
import { reloadOnce } from './reload-once';
import { GameLostPage, UnknownGamePage } from './unknown-game';
import { useGame } from './use-game';
import { Waiting } from './waiting';

const Brings = lazy(() => import('../travel/brings').then((module) => module.Brings), null);
const NewChair = lazy(() => import('../people/chairs').then((module) => module.NewChair), null);

interface LiveTableProps {
  table: string;
  /** `null` where no server knows the table: then nothing of it goes over HTTP, and this device keeps no seat. */
  token: string | null;
  transport(): Transport;
  registry: GameRegistry;
}

/** Whom a connection is for, and how it is made. */
type Connects = Pick<LiveTableProps, 'table' | 'token' | 'transport'>;

/** A connection to a table whose page is not drawn yet. */
let ahead: { table: string; token: string | null; made: Connection } | null = null;
/** A page has connected: what comes after that is for pages to do. */
let isDrawn = false;

/** Connects to a table before its page is drawn: the way there and back takes longer than drawing, and each has a task of its own. */
export function connectAhead(to: Connects): void {
  if (!isDrawn) ahead = { table: to.table, token: to.token, made: connectTo(to) };
}

/** The connection of a page, which may have been made ahead of it. */
function connectionOf(to: Connects): Connection {
  const before = ahead;
  ahead = null;
  isDrawn = true;
  if (before?.table === to.table && before.token === to.token) return before.made;
  before?.made.close();
  return connectTo(to);
}

function connectTo({ table, token, transport }: Connects): Connection {
  arriveAt(table);
  beginForms(`${table}.${token?.slice(-6) ?? ''}`);
  const connection = new Connection(transport());
  connection.open();
  return connection;
}

/** Connects, and draws the table as soon as it and its game have arrived. */
export function LiveTable({ table, token, transport, registry }: LiveTableProps) {
  const [connection] = useState(() => connectionOf({ table, token, transport }));
  const [drawers] = useState(() => drawersOf(connection));
  const [saved] = useState(() => {
    const seat = token === null ? undefined : savedSeat(table, token);
    // Not in the task that draws: a browser reads at once what it has fetched already.
    setTimeout(() => fetchAhead(registry, seat?.system));
    return seat;
  });
  const welcome = connection.welcome.value;
  const shared = everybodys(connection);
  const { game } = useGame(welcome?.system ?? saved?.system ?? null, registry);
  useEffect(() => {
    return watch(connection, drawers, table, token);
  }, []);
  if (connection.status.value === 'ended') {
    return (
      <Page title="This link opens no seat">
        <p role="alert">{connection.ended.value}</p>
        <div class="page-ways">
          <ToTheStart />
        </div>
      </Page>
    );
  }
  if (game === 'unknown') return <UnknownGamePage />;
  if (game === 'lost') return <GameLostPage />;
  if (game === null) return <Waiting connection={connection} />;
  return (
    <GameTable
      key={game.id}
      game={game}
      connection={connection}
      drawers={drawers}
      table={table}
      token={token}
      setup={saved?.setup ?? null}
      shared={welcome === null ? null : shared}
    />
  );
}

interface GameTableProps {
  game: GameClient;
  connection: Connection;
  drawers: Drawers;
  table: string;
  token: string | null;
  /** What this device remembers of the table's opening. */
  setup: Setup | null;
  /** What everybody sees; `null` until it has arrived. */
  shared: SharedState | null;
}

/** What everybody sees; `null` until it has arrived. */
const everybodys = (connection: Connection) =>
  connection.view('public').value as SharedState | null;

/** The table in its game, with the texts that it needs fetched meanwhile. */
function GameTable(props: GameTableProps) {
  const { game, connection, drawers, table, token, setup, shared } = props;
  useEffect(
    () => effect(() => game.fetchTexts?.(setup, everybodys(connection))),
    [connection, game, setup],
  );
  useEffect(
    () => (token === null ? undefined : effect(() => remember(connection, game, table, token))),
    [connection, game, table, token],
  );
  const seat = connection.welcome.value?.seat;
  const ready = shared !== null && seat !== undefined;
  const inTurns = useMemo(() => (ready ? takeTurns() : null), [ready]);
  const view = useMemo(
    () =>
      ready
        ? liveView(
            {
              connection,
              drawers,
              game,
              id: table,
              token,
              viewer: { seat: seat.id, name: seat.name, role: seat.role },
            },
            shared,
          )
        : null,
    [ready, seat?.id, seat?.role],
  );
  useEffect(() => view?.stage.follow(), [view]);
  useLayoutEffect(() => (inTurns ? comeAsWhole(inTurns) : undefined), [inTurns]);
  if (!view) return <Waiting connection={connection} />;
  return (
    <TableContext.Provider value={view}>
      <TableScreen connection={connection} />
      <Moved key={view.viewer.seat} />
      {brought.value === null ? null : <Brings />}
    </TableContext.Provider>
  );
}

/** How long somebody waits at most for the parts of a table that come one by one, in milliseconds. */
const WHOLE_MS = 2_000;

/**
 * Lets what lies on the table be seen as a whole: nothing of it is pushed down by what comes a moment later.
 *
 * @param whole is called once it is all there, or has taken too long.
 */
function comeAsWhole(whole: () => void): () => void {
  const { dataset } = document.documentElement;
  dataset.coming = '';
  const show = () => {
    delete dataset.coming;
    whole();
  };
  const stop = whenWhole(show, WHOLE_MS);
  return () => {
    stop();
    show();
  };
}

/** Tells somebody who sits in another chair than before; what this device kept of the old one goes. */
function Moved() {
  const { role } = useTable().viewer;
  const [sat, sitDown] = useState(role);
  useEffect(() => {
    if (sat !== role) forgetKeptTable();
  }, [role]);
  return sat === role ? null : <NewChair role={role} onClose={() => sitDown(role)} />;
}

/** Keeps on this device what it should know of the seat when it comes back. */
function remember(connection: Connection, game: GameClient, table: string, token: string): void {
  const seat = connection.welcome.value?.seat;
  const shared = everybodys(connection);
  if (!seat || !shared) return;
  const { session, dice, name, seats } = shared.table;
  const setup = game.setupOf?.(shared);
  const title = game.title?.(shared);
  saveSeat({
    table,
    token,
    seat: seat.id,
    role: seat.role,
    // Two groups may play the same series, and a table may be named after what it was opened with.
    tableName: title && title !== name ? `${title} (${name})` : name,
    personName: seats[seat.id]?.name ?? seat.name,
    system: game.id,
    ...(setup ? { setup } : {}),
    lastSeen: Date.now(),
  });
  if (session.open) rememberHash(table, session.number, dice.hash);
}

/** Without a part that is fetched for comfort, all goes on. */
const ignore = () => undefined;

/** Follows what happens around the page: waking, going, what is open, newer versions. */
function watch(
  connection: Connection,
  drawers: Drawers,
  table: string,
  token: string | null,
): () => void {
  const sleep = wakeWithPage(connection);
  let lookAway = () => {};
  let unkeep = () => {};
  let over = false;
  void anew(() => import('../connection/looking')).then(({ tellLooking }) => {
    if (!over) lookAway = tellLooking(connection);
  }, ignore);
  if (token !== null) {
    void anew(() => import('../offline/kept-table')).then(({ keepTable }) => {
      if (!over) unkeep = keepTable(connection, table, token);
    }, ignore);
  }
  let keptTwice = false;
  const end = effect(() => {
    if (token === null) return;
    const status = connection.status.value;
    if (status === 'ended') forgetSeat(table, token);
    if (status !== 'live' || keptTwice) return;
    keptTwice = true;
    // What has come is drawn first.
    setTimeout(() => {
      if (over) return;
      void keepSeatTwice(table, token);
      void anew(() => import('../notices/push')).then(
        ({ keepPush }) => keepPush(table, token),
        ignore,
      );
    });
  });
  const own = () => {
    const id = connection.welcome.value?.seat.id;
    return id === undefined ? null : (connection.view(`seat:${id}`).value as SeatView | null);
  };
  const renew = effect(() => {
    const seat = own();
    if (seat) followAll(seat, drawers);
    if (connection.outdated.value && !somethingTyped()) reloadOnce();
  });
  return () => {
    over = true;
    unkeep();
    sleep();
    lookAway();
    end();
    renew();
    drawers.close();
    connection.close();
  };
}

/** Lets what is typed go with what it was typed for, wherever that lies. */
function followAll({ offers, drawers: names = [] }: SeatView, drawers: Drawers): void {
  const unseen = names.filter((name) => drawers.view(name).value.offers === null);
  const known = [...Object.keys(offers), ...drawers.keys()];
  const inDoubt = followOffers(known, Date.now(), unseen.length > 0);
  if (inDoubt) for (const name of unseen) drawers.look(name);
}

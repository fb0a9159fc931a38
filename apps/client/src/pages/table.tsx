import type { PublicState } from '@moonlit/rules';
import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadContent } from '../api/content';
import { Connection } from '../connection/connection';
import { forgetSeat, savedSeats, saveSeat, tokenFor, useInTab } from '../connection/keys';
import { fragment, tablePath } from '../connection/links';
import { rememberHash } from '../connection/seen-hashes';
import type { Transport } from '../connection/transport';
import { socketTransport } from '../connection/transport';
import { beginWork, somethingTyped } from '../offers/work';
import { ConnectionBanner } from '../table/connection-banner';
import { liveView } from '../table/live-view';
import { TableScreen } from '../table/table-screen';
import { TableContext } from '../table/view';
import { Shell } from './shell';

/** A seat at a table: from its link, or from what this device keeps. */
export function TablePage() {
  const seat = useMemo(seatOfAddress, []);
  if (!seat) {
    return (
      <Shell title="This device has no seat at this table">
        <p>
          Open your private link, or ask the director for an invite. Your tables on this device are
          on the <a href="/">start page</a>.
        </p>
      </Shell>
    );
  }
  return (
    <LiveTable
      table={seat.table}
      token={seat.token}
      transport={() => socketTransport(seat.table, seat.token)}
    />
  );
}

/**
 * Reads the seat's link and takes the secret out of the address bar when the device keeps it, so
 * that nobody gives their seat away by sharing what stands there.
 */
function seatOfAddress(): { table: string; token: string } | null {
  const { table, rest } = fragment();
  if (!table) return null;
  if (rest) {
    if (useInTab(table, rest)) history.replaceState(null, '', tablePath(table));
    return { table, token: rest };
  }
  const token = tokenFor(table);
  return token ? { table, token } : null;
}

interface LiveTableProps {
  table: string;
  token: string;
  transport(): Transport;
}

/** Connects, and draws the table as soon as it has arrived. */
export function LiveTable({ table, token, transport }: LiveTableProps) {
  const [connection] = useState(() => {
    beginWork(`${table}.${token.slice(-6)}`);
    return new Connection(transport());
  });
  useEffect(() => {
    connection.open();
    return watch(connection, table, token);
  }, []);
  const welcome = connection.welcome.value;
  const shared = connection.view('public').value as PublicState | null;
  const playset = shared?.series.playset ?? playsetKept(table, token);
  useEffect(() => {
    if (playset) loadContent(playset);
  }, [playset]);
  const ready = welcome !== null && shared !== null;
  const seat = welcome?.seat;
  const view = useMemo(
    () => (ready && seat ? liveView(connection, table, token, seatViewer(seat), shared) : null),
    [ready, seat?.id, seat?.role],
  );
  if (connection.status.value === 'ended') {
    return (
      <Shell title="This link opens no seat">
        <p role="alert">{connection.ended.value}</p>
        <p>
          <a href="/">Go to the start</a>
        </p>
      </Shell>
    );
  }
  if (!view) {
    return (
      <Shell title="Coming to the table">
        {connection.outdated.value ? (
          <ConnectionBanner connection={connection} />
        ) : (
          <p role="status">
            {connection.status.value === 'offline'
              ? 'The table cannot be reached yet. Trying again by itself…'
              : 'One moment…'}
          </p>
        )}
      </Shell>
    );
  }
  return (
    <TableContext.Provider value={view}>
      <TableScreen connection={connection} />
    </TableContext.Provider>
  );
}

/** What the device remembers of a seat's table, so that its texts need not wait for the table. */
function playsetKept(table: string, token: string): string | undefined {
  return savedSeats().find((seat) => seat.table === table && seat.token === token)?.playset;
}

const seatViewer = ({
  id,
  name,
  role,
}: {
  id: string;
  name: string;
  role: 'director' | 'protagonist' | 'spectator';
}) => ({
  seat: id,
  name,
  role,
});

/** Follows what happens around the page: waking, going, the seat's memory, newer versions. */
function watch(connection: Connection, table: string, token: string): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('pageshow', wake);
  addEventListener('online', wake);
  const remember = effect(() => {
    const seat = connection.welcome.value?.seat;
    const shared = connection.view('public').value as PublicState | null;
    if (!seat || !shared) return;
    const { session, dice, name } = shared.table;
    saveSeat({
      table,
      token,
      seat: seat.id,
      role: seat.role,
      tableName: name,
      personName: shared.table.seats[seat.id]?.name ?? seat.name,
      playset: shared.series.playset,
      lastSeen: Date.now(),
    });
    if (session.open) rememberHash(table, session.number, dice.hash);
  });
  const end = effect(() => {
    if (connection.status.value === 'ended') forgetSeat(table, token);
  });
  const renew = effect(() => {
    if (connection.outdated.value && !somethingTyped()) reloadOnce();
  });
  return () => {
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('pageshow', wake);
    removeEventListener('online', wake);
    remember();
    end();
    renew();
    connection.close();
  };
}

const RELOADED = 'moonlit.reloaded';
const RELOAD_AGAIN_MS = 60_000;

/** Fetches the newer page, but never over and over. */
function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_AGAIN_MS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  } catch {
    // Without storage a loop could not be noticed; the banner's button is there.
  }
}

import { useState } from 'preact/hooks';
import { lazy } from '../../design/lazy';
import { fragment, tablePath } from '../connection/links';
import { savedSeats, tokenFor, useInTab } from '../connection/saved-seats';
import { socketTransport } from '../connection/transport';
import type { GameRegistry } from '../game';
import { connectAhead, LiveTable } from './live-table';
import { Page } from './page';

const Remembering = lazy(() => import('./remembering').then((module) => module.Remembering));

interface TableSeat {
  table: string;
  token: string;
}

/** Connects before the page is drawn, where this device knows whose seat it is. */
export function begin(): void {
  const seat = seatOfAddress();
  if (seat === null || seat.token === null) return;
  const { table, token } = seat;
  connectAhead({ table, token, transport: () => socketTransport(table, token) });
}

/** A seat at a table: from its link, from what this device keeps, or from the copy that its server has given it to keep. */
export function TablePage({ registry }: { registry: GameRegistry }) {
  const [seat, setSeat] = useState(seatOfAddress);
  if (seat === null) return <NoSeat />;
  const { table, token } = seat;
  if (token === null) {
    const found = (kept: string | null) => setSeat(kept === null ? null : { table, token: kept });
    return <Remembering table={table} found={found} />;
  }
  return (
    <LiveTable
      table={table}
      token={token}
      transport={() => socketTransport(table, token)}
      registry={registry}
    />
  );
}

function NoSeat() {
  return (
    <Page title="This device has no seat at this table">
      <p>
        Open your private link, or ask at the table for an invite. Your tables on this device are on
        the <a href="/">start page</a>, where you can open one, too.
      </p>
    </Page>
  );
}

/**
 * Reads the seat's link and takes the secret out of the address bar when the device keeps it, so
 * that nobody gives their seat away by sharing what stands there. Without a token where only the table is known.
 */
function seatOfAddress(): TableSeat | { table: string; token: null } | null {
  const { rest, ...address } = fragment();
  // The app on a phone opens without any: at one's last table.
  const table = address.table || savedSeats()[0]?.table;
  if (!table) return null;
  if (!address.table) history.replaceState(null, '', tablePath(table));
  if (rest) {
    if (useInTab(table, rest)) history.replaceState(null, '', tablePath(table));
    return { table, token: rest };
  }
  return { table, token: tokenFor(table) };
}

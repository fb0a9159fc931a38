import { useMemo } from 'preact/hooks';
import { fragment, tablePath } from '../connection/links';
import { savedSeats, tokenFor, useInTab } from '../connection/saved-seats';
import { socketTransport } from '../connection/transport';
import type { GameRegistry } from '../game';
import { LiveTable } from './live-table';
import { Page } from './page';

/** A seat at a table: from its link, or from what this device keeps. */
export function TablePage({ registry }: { registry: GameRegistry }) {
  const seat = useMemo(seatOfAddress, []);
  if (!seat) {
    return (
      <Page title="This device has no seat at this table">
        <p>
          Open your private link, or ask at the table for an invite. Your tables on this device are
          on the <a href="/">start page</a>, where you can open one, too.
        </p>
      </Page>
    );
  }
  return (
    <LiveTable
      table={seat.table}
      token={seat.token}
      transport={() => socketTransport(seat.table, seat.token)}
      registry={registry}
    />
  );
}

/**
 * Reads the seat's link and takes the secret out of the address bar when the device keeps it, so
 * that nobody gives their seat away by sharing what stands there.
 */
function seatOfAddress(): { table: string; token: string } | null {
  const { rest, ...address } = fragment();
  // The app on a phone opens without any: at one's last table.
  const table = address.table || savedSeats()[0]?.table;
  if (!table) return null;
  if (!address.table) history.replaceState(null, '', tablePath(table));
  if (rest) {
    if (useInTab(table, rest)) history.replaceState(null, '', tablePath(table));
    return { table, token: rest };
  }
  const token = tokenFor(table);
  return token ? { table, token } : null;
}

import './screen.css';
import { useMemo } from 'preact/hooks';
import { keepScreen, screenOf } from '../connection/kept-screens';
import { fragment, screenPath } from '../connection/links';
import { socketTransport } from '../connection/transport';
import type { GameRegistry } from '../game';
import { Page } from '../pages/page';
import { LiveScreen } from './live-screen';

/** A table on a shared screen, as whoever watches sees it: from its link, or from what this device keeps. */
export function ScreenPage({ registry }: { registry: GameRegistry }) {
  const seat = useMemo(seatOfAddress, []);
  if (!seat) {
    return (
      <Page title="This device shows no table">
        <p>
          Open the menu of your table and choose <b>On a shared screen</b>: it has a link for this
          device.
        </p>
      </Page>
    );
  }
  return (
    <LiveScreen
      table={seat.table}
      transport={() => socketTransport(seat.table, seat.token)}
      registry={registry}
    />
  );
}

/** Reads the link, and takes the token out of the address where the device keeps it: a stream shows addresses, too. */
function seatOfAddress(): { table: string; token: string } | null {
  const { table, rest } = fragment();
  if (!table) return null;
  if (rest) {
    if (keepScreen(table, rest)) history.replaceState(null, '', screenPath(table));
    return { table, token: rest };
  }
  const token = screenOf(table);
  return token ? { table, token } : null;
}

import type { Connection } from '../connection/connection';
import { ConnectionBanner } from '../connection/connection-banner';
import { Page } from './page';

/** Before the table has arrived: what it waits for. A device that sleeps meanwhile has the page loaded anew (`connect-ahead.ts`). */
export function Waiting({ connection }: { connection: Connection }) {
  return (
    <Page title="Coming to the table">
      {connection.outdated.value ? (
        <ConnectionBanner connection={connection} />
      ) : (
        <p role="status" data-waiting="">
          {connection.status.value === 'offline' && connection.late.value
            ? 'The table cannot be reached yet. Trying again by itself…'
            : 'One moment…'}
        </p>
      )}
    </Page>
  );
}

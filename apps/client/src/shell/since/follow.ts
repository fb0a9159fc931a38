import { effect, signal } from '@preact/signals';
import { newestLines } from '../log/log';
import { newestOf } from '../log/log-pages';
import type { TableView } from '../table/view';
import type { Seen } from './missed';
import { wasAway } from './missed';
import { keepSeen, seenOf } from './seen';

/** How often a page that is looked at says so, in milliseconds. */
const EVERY_MS = 30_000;

/** From where somebody who has come back has missed something, and when they came back by the server’s clock. */
export interface Return {
  table: string;
  seen: Seen;
  until: number;
}

/** Who has come back and has not put away what they are told; `null` for nobody. */
export const returned = signal<Return | null>(null);

/**
 * Keeps on this device up to where its seat has followed the table, as long as somebody looks at it, and
 * notices when they come back: with the page, or to one that was out of sight. Ends by what is returned.
 */
export function followSeen(table: TableView): () => void {
  const { seat } = table.viewer;
  const look = () => {
    const seen = seenOf(table.id);
    const now = Date.now();
    if (wasAway(seen, seat, now)) {
      returned.value = { table: table.id, seen, until: table.serverNow() };
    }
    keep();
  };
  const keep = () => {
    // What is only recalled is older than what one may have seen.
    if (!table.online.peek() || document.visibilityState === 'hidden') return;
    keepSeen(table.id, { seat, line: newestOf(newestLines(table, 'public')), at: Date.now() });
  };
  const turned = () => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  const timer = setInterval(keep, EVERY_MS);
  const end = effect(() => {
    newestLines(table, 'public');
    if (table.online.value) keep();
  });
  document.addEventListener('visibilitychange', turned);
  return () => {
    clearInterval(timer);
    end();
    document.removeEventListener('visibilitychange', turned);
    returned.value = null;
  };
}

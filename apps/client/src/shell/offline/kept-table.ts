import { effect } from '@preact/signals';
import type { Parsed } from '../api/parse';
import { anything, list, number, object, text } from '../api/parse';
import type { Connection } from '../connection/connection';
import { KEPT } from '../connection/kept';
import { savedSeat } from '../connection/saved-seats';
import { parseWelcome } from '../connection/wire';

/** How long a table rests before it is kept, and a connection is waited for before what is kept is shown. */
const KEEP_MS = 4_000;
const WAIT_MS = 3_000;

const ADDRESS = '/kept-table';

const parseKept = object({
  /** The release of this page that kept it: another may read states otherwise. */
  release: text,
  table: text,
  seat: text,
  /** Milliseconds since 1970. */
  at: number,
  welcome: parseWelcome,
  states: list(object({ audience: text, state: anything })),
});
type Kept = Parsed<typeof parseKept>;

/**
 * Keeps on this device what a seat was last sent of its table, and shows it while the table cannot be
 * reached: to read, with nothing to do. It is the last table alone, it goes when its seat is left, and where
 * the device keeps nothing, nothing is missing but this. Ends by what is returned.
 */
export function keepTable(connection: Connection, table: string, token: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const kept = known(connection, table);
    if (kept) void store(kept);
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) keep();
  };
  const end = effect(() => {
    connection.revisions.value;
    if (connection.status.value === 'live') timer ??= setTimeout(keep, KEEP_MS);
  });
  const late = setTimeout(recall, WAIT_MS);
  const lost = effect(() => {
    if (connection.status.value === 'offline') recall();
  });
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearTimeout(timer);
    clearTimeout(late);
    end();
    lost();
    document.removeEventListener('visibilitychange', hidden);
  };

  function recall(): void {
    if (connection.welcome.peek() !== null) return;
    void read().then((kept) => {
      const fits = kept?.table === table && kept.seat === savedSeat(table, token)?.seat;
      if (kept && fits) connection.recall(kept.welcome, kept.states.flatMap(stateOf), kept.at);
    });
  }
}

/** What has been sent of a table that is there; `null` where there is none. */
function known(connection: Connection, table: string): Kept | null {
  const welcome = connection.welcome.peek();
  if (!welcome || connection.status.peek() === 'ended' || connection.recalled.peek() !== null)
    return null;
  const states = welcome.audiences.flatMap((audience) => {
    const state = connection.view(audience).peek();
    return state ? [{ audience, state: withoutOffers(audience, state) }] : [];
  });
  const { id: seat } = welcome.seat;
  return { release: release(), table, seat, at: Date.now(), welcome, states };
}

/** What may be done is the table's to say, and another thing by then. */
const withoutOffers = (audience: string, state: object): object =>
  audience.startsWith('seat:') ? { ...state, offers: {}, drawers: [] } : state;

const stateOf = ({ audience, state }: Kept['states'][number]) =>
  typeof state === 'object' && state !== null ? [{ audience, state }] : [];

/** The page's own script has another name in each release. */
const release = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

async function store(kept: Kept): Promise<void> {
  try {
    await (await caches.open(KEPT)).put(ADDRESS, Response.json(kept));
  } catch {
    // No room, or a page that may keep nothing.
  }
}

async function read(): Promise<Kept | null> {
  try {
    const found = await (await caches.open(KEPT)).match(ADDRESS);
    const kept = found ? parseKept(await found.json()) : null;
    return kept?.release === release() ? kept : null;
  } catch {
    // Nothing is kept, or what an older page has kept.
    return null;
  }
}

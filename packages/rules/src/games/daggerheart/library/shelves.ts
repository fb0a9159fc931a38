import type { Refusal } from '../../../engine';
import { latest, put as putEntry, refuseFor } from '../../../engine';
import type { DhBrings, DhPlay } from '../game';
import { barred } from '../game';
import type { DaggerheartState } from '../state';
import type { Entries, Fresh } from './entry';
import { libraryRoom } from './entry';
import type { LibraryKind } from './kinds';
import { deskKinds, isDeskKind, kindWords, openKinds } from './kinds';

type Shelf<K extends LibraryKind> = Readonly<Record<string, Entries[K]>>;

/** All entries of a kind, by id. */
export function shelf<K extends LibraryKind>(
  { beside }: Pick<DaggerheartState, 'beside'>,
  kind: K,
): Shelf<K> {
  return beside.library[kind] ?? {};
}

/** Applies what happens to the library. */
export const shelving = {
  librarySet({ beside }, { kind, entry }) {
    const library: { [K in LibraryKind]?: Record<string, { id: string }> } = beside.library;
    library[kind] ??= {};
    const there = library[kind];
    if (there) putEntry(there, entry.id, entry);
  },
  libraryRemoved({ beside }, { kind, id }) {
    delete beside.library[kind]?.[id];
  },
} satisfies DhBrings['evolves'];

/** How many characters an entry takes; nothing that is in a state ever changes. */
const sizes = new WeakMap<object, number>();

function sizeOf(entry: object): number {
  let size = sizes.get(entry);
  if (size === undefined) {
    size = JSON.stringify(entry).length;
    sizes.set(entry, size);
  }
  return size;
}

/** How many characters lie in the open, or on the desk. */
function held(state: Pick<DaggerheartState, 'beside'>, kinds: readonly LibraryKind[]): number {
  return kinds.reduce(
    (sum, kind) =>
      Object.values(shelf(state, kind)).reduce((all, entry) => all + sizeOf(entry), sum),
    0,
  );
}

/** What bars so many more entries of a kind, and so many characters more (DGH-2003). */
export function fullShelf(
  state: Pick<DaggerheartState, 'beside'>,
  kind: LibraryKind,
  more = 1,
  characters = 6000,
): Refusal | null {
  const has = Object.keys(shelf(state, kind)).length;
  const onDesk = isDeskKind(kind);
  const most = onDesk ? libraryRoom.desk : libraryRoom.open;
  const many = has + more > libraryRoom[kind];
  if (!many && held(state, onDesk ? deskKinds : openKinds) + characters <= most) return null;
  const what = onDesk ? 'adversaries and environments' : 'all else, that players can see,';
  const message = many
    ? `The library has room for ${libraryRoom[kind]} ${kindWords[kind][1]}.`
    : `For ${what} a library has room for ${most.toLocaleString('en')} characters in all.`;
  return barred('limit-reached', message, {
    instead: 'Remove what nobody uses, or bring less. Nothing came in.',
    rule: 'DGH-2003',
  });
}

/** Puts entries into the library; one of the same name takes the place of that (DGH-2003). */
export function put<K extends LibraryKind>(
  play: DhPlay,
  kind: K,
  entries: readonly Fresh<K>[],
): void;
export function put(play: DhPlay, kind: LibraryKind, entries: readonly Fresh<LibraryKind>[]): void {
  if (entries.length === 0) return;
  const state = { beside: latest(play.state.beside) };
  const now: Readonly<Record<string, { id: string; name: string }>> = shelf(state, kind);
  const known = new Map(Object.values(now).map(({ id, name }) => [name.toLowerCase(), id]));
  const idOf = ({ name }: { name: string }) => known.get(name.toLowerCase());
  const gone = entries.flatMap((entry) => now[idOf(entry) ?? ''] ?? []);
  const grows = JSON.stringify(entries).length - JSON.stringify(gone).length;
  refuseFor(fullShelf(state, kind, entries.length - gone.length, grows));
  for (const entry of entries) {
    const id = idOf(entry) ?? play.id('entry');
    play.emit({ type: 'librarySet', kind, entry: { ...entry, id } });
  }
}

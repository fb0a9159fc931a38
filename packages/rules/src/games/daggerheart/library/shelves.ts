import type { Refusal } from '../../../engine';
import { put as putEntry, refuseFor } from '../../../engine';
import type { DhBrings, DhPlay } from '../game';
import { barred } from '../game';
import type { DaggerheartState } from '../state';
import type { Entries, Fresh, LibraryKind } from './entry';
import { libraryRoom, openKinds } from './entry';

type Shelves = { [K in LibraryKind]: Record<string, Entries[K]> };

/** All entries of a kind, wherever they lie: in the open, or on the desk. */
export function shelf<K extends LibraryKind>(
  { public: shared, director }: Pick<DaggerheartState, 'public' | 'director'>,
  kind: K,
): Shelves[K] {
  const shelves: Shelves = { ...shared.library, ...director.library };
  return shelves[kind];
}

/** Applies what happens to the library. */
export const shelving = {
  librarySet(state, { kind, entry }) {
    const all: Record<string, { id: string }> = shelf(state, kind);
    putEntry(all, entry.id, entry);
  },
  libraryRemoved(state, { kind, id }) {
    delete shelf(state, kind)[id];
  },
} satisfies DhBrings['evolves'];

const isOpen = (kind: LibraryKind): boolean => openKinds.some((one) => one === kind);

/** Whether what lies open, or on the desk, leaves room for so many characters. */
function hasRoomFor(state: DaggerheartState, kind: LibraryKind, characters: number): boolean {
  const open = isOpen(kind);
  const all = JSON.stringify(open ? state.public.library : state.director.library).length;
  return all + characters <= (open ? libraryRoom.open : libraryRoom.desk);
}

/** What bars so many more entries of a kind, and so many characters more (DGH-2003). */
export function fullShelf(
  state: DaggerheartState,
  kind: LibraryKind,
  more = 1,
  characters = 6000,
): Refusal | null {
  const has = Object.keys(shelf(state, kind)).length;
  const many = has + more > libraryRoom[kind];
  if (!many && hasRoomFor(state, kind, characters)) return null;
  const open = isOpen(kind);
  const most = open ? libraryRoom.open : libraryRoom.desk;
  const what = open ? 'weapons, cards and classes' : 'adversaries and environments';
  const message = many
    ? `The library has room for ${libraryRoom[kind]} ${kind}.`
    : `The ${what} of a library have room for ${most.toLocaleString('en')} characters in all.`;
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
  const now: Record<string, { id: string; name: string }> = shelf(play.state, kind);
  const known = new Map(Object.values(now).map(({ id, name }) => [name.toLowerCase(), id]));
  const idOf = ({ name }: { name: string }) => known.get(name.toLowerCase());
  const gone = entries.flatMap((entry) => now[idOf(entry) ?? ''] ?? []);
  const grows = JSON.stringify(entries).length - JSON.stringify(gone).length;
  refuseFor(fullShelf(play.state, kind, entries.length - gone.length, grows));
  for (const entry of entries) {
    const id = idOf(entry) ?? play.id('entry');
    play.emit({ type: 'librarySet', kind, entry: { ...entry, id } });
  }
}

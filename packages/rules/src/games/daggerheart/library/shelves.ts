import type { DhPlay } from '../game';
import { refuse } from '../game';
import type { Fresh, LibraryKind, LibrarySet } from './entry';
import { deskKinds, libraryRoom, openKinds } from './entry';
import type { Places } from './shelf';
import { shelf } from './shelf';

/** Whether what lies open, or on the desk, leaves room for so many characters. */
export function hasRoomFor(state: Places, kind: LibraryKind, characters: number): boolean {
  const open = openKinds.some((one) => one === kind);
  const all = JSON.stringify(open ? state.public.library : state.director.library).length;
  return all + characters <= (open ? libraryRoom.open : libraryRoom.desk);
}

/** Whether a kind has room for one more. */
export const hasPlace = (state: Places, kind: LibraryKind): boolean =>
  Object.keys(shelf(state, kind)).length < libraryRoom[kind] && hasRoomFor(state, kind, 6000);

/** Puts entries into the library; one of the same name takes the place of that (DGH-2003). */
export function put<K extends LibraryKind>(
  play: DhPlay,
  kind: K,
  entries: readonly Fresh<K>[],
): void {
  if (entries.length === 0) return;
  const now: Record<string, { id: string; name: string }> = shelf(play.state, kind);
  const known = new Map(Object.values(now).map(({ id, name }) => [name.toLowerCase(), id]));
  const more = entries.filter(({ name }) => !known.has(name.toLowerCase())).length;
  if (Object.keys(now).length + more > libraryRoom[kind]) {
    full(`The library has room for ${libraryRoom[kind]} ${kind}.`);
  }
  const gone = entries.flatMap(({ name }) => now[known.get(name.toLowerCase()) ?? ''] ?? []);
  const grows = JSON.stringify(entries).length - JSON.stringify(gone).length;
  if (!hasRoomFor(play.state, kind, grows)) {
    const open = deskKinds.every((one) => one !== kind);
    const most = open ? libraryRoom.open : libraryRoom.desk;
    const what = open ? 'weapons, cards and classes' : 'adversaries and environments';
    full(`The ${what} of a library have room for ${most.toLocaleString('en')} characters in all.`);
  }
  for (const entry of entries) {
    const id = known.get(entry.name.toLowerCase()) ?? play.id('entry');
    play.emit(told[kind](entry, id));
  }
}

function full(message: string): never {
  refuse('limit-reached', message, {
    instead: 'Remove what nobody uses, or bring less. Nothing came in.',
    rule: 'DGH-2003',
  });
}

/** What is told of an entry of each kind. */
const told: { [K in LibraryKind]: (entry: Fresh<K>, id: string) => LibrarySet } = {
  weapons: (entry, id) => ({ type: 'librarySet', kind: 'weapons', entry: { ...entry, id } }),
  cards: (entry, id) => ({ type: 'librarySet', kind: 'cards', entry: { ...entry, id } }),
  classes: (entry, id) => ({ type: 'librarySet', kind: 'classes', entry: { ...entry, id } }),
  adversaries: (entry, id) => ({
    type: 'librarySet',
    kind: 'adversaries',
    entry: { ...entry, id },
  }),
  environments: (entry, id) => ({
    type: 'librarySet',
    kind: 'environments',
    entry: { ...entry, id },
  }),
};

import type { DaggerheartState } from '../state';
import type { Entries, LibraryKind } from './entry';

type Shelves = { [K in LibraryKind]: Record<string, Entries[K]> };
/** Where the library lies: in the open, and on the desk. */
export type Places = Pick<DaggerheartState, 'public' | 'director'>;

/** All entries of a kind, wherever they lie. */
export const shelf = <K extends LibraryKind>(state: Places, kind: K): Shelves[K] =>
  shelves(state)[kind];

const shelves = ({ public: shared, director }: Places): Shelves => ({
  ...shared.library,
  ...director.library,
});

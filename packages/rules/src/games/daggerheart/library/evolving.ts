import { put } from '../../../engine';
import type { DaggerheartState } from '../state';
import type { LibraryKind, LibrarySet } from './entry';
import { shelf } from './shelf';

/** Applies what happens to the library to a draft. */
export function evolveLibrary(
  state: DaggerheartState,
  event: LibrarySet | { type: 'libraryRemoved'; kind: LibraryKind; id: string },
): void {
  if (event.type === 'libraryRemoved') {
    delete shelf(state, event.kind)[event.id];
    return;
  }
  const { library } = state.public;
  const { library: desk } = state.director;
  switch (event.kind) {
    case 'weapons':
      put(library.weapons, event.entry.id, event.entry);
      return;
    case 'cards':
      put(library.cards, event.entry.id, event.entry);
      return;
    case 'classes':
      put(library.classes, event.entry.id, event.entry);
      return;
    case 'adversaries':
      put(desk.adversaries, event.entry.id, event.entry);
      return;
    case 'environments':
      put(desk.environments, event.entry.id, event.entry);
  }
}

import type { Refusal } from '../../../engine';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { played } from '../characters/find';
import type { DhContext, DhPlay } from '../game';
import { missingEntry, moves } from '../game';
import type { DaggerheartState } from '../state';
import type { Entries } from './entry';
import { LIBRARY } from './entry';
import type { TakenKind } from './onto-sheet';
import { ontoSheet, takenKinds } from './onto-sheet';
import { shelf } from './shelves';

/** An entry that can come onto a sheet. */
interface Takeable {
  kind: TakenKind;
  id: string;
  name: string;
  bars(one: Character): Refusal | null;
  take(play: DhPlay, one: Character): void;
}

const takeable = <K extends TakenKind>(kind: K, entry: Entries[K]): Takeable => ({
  kind,
  id: entry.id,
  name: entry.name,
  bars: (one) => ontoSheet[kind].bars?.(one, entry) ?? null,
  take: (play, one) => ontoSheet[kind].take(play, one, entry),
});

function on<K extends TakenKind>(state: DaggerheartState, kind: K, id: string): Takeable | null {
  const entry = shelf(state, kind)[id];
  return entry ? takeable(kind, entry) : null;
}

/** Whatever lies under an id on a shelf that one takes from. */
function takeableCalled(state: DaggerheartState, id: string): Takeable | null {
  for (const kind of takenKinds) {
    const found = on(state, kind, id);
    if (found) return found;
  }
  return null;
}

const allOf = <K extends TakenKind>(state: DaggerheartState, kind: K): Takeable[] =>
  Object.values<Entries[K]>(shelf(state, kind)).map((entry) => takeable(kind, entry));

/** Somebody who takes something: of a command that alone, so that a large library costs it nothing. */
interface Taker {
  one: Character;
  named: Takeable | null;
}

const taker = {
  part: 'character',
  what: 'character',
  all: (context: DhContext): Taker[] => played.all(context).map((one) => ({ one, named: null })),
  idOf: ({ one }: Taker) => one.id,
  find(context: DhContext, id: string, sent: { type: string }): Taker {
    const one = played.find(context, id);
    const entry: unknown = Reflect.get(sent, 'entry');
    return { one, named: takeableCalled(context.state, String(entry)) ?? missingEntry() };
  },
} as const;

/** What players take out of it onto a sheet (DGH-2005, 2010). */
export const taken = moves.about(taker, 'library', (move) => [
  move(command('library.take', { character: id, entry: id }), {
    drawer: LIBRARY,
    unless: (_, __, { one, named }) => named?.bars(one),
    *ways(context, { one, named }) {
      if (context.director) return;
      const whose = played.all(context).length > 1 ? ` for ${one.name}` : '';
      for (const kind of takenKinds) {
        if (named && named.kind !== kind) continue;
        for (const { id: entry, name, bars } of named ? [named] : allOf(context.state, kind)) {
          if (bars(one)) continue;
          yield { with: { entry }, label: `Take ${name}${whose}`, group: kind };
        }
      }
    },
    do: (play, _, __, { one, named }) => named?.take(play, one),
  }),
]);

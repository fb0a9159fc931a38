import type { Beat, BeatChange, LogEntry, PublicValues } from '../../../engine';
import { tableBeats } from '../../../table';
import { playsetOf } from '../library/playset';
import { kinds } from '../telling/kinds';
import { publicValues } from '../telling/values';
import type { GbmState } from '../types';
import type { Row } from './table';

/** What beats of a command were told of: the state before it and after it, and its events. */
interface Told {
  before: GbmState;
  after: GbmState;
  events: Row['events'];
}

/** Every kind of beat that a table of this game can have. */
export const allKinds: readonly string[] = [...Object.keys(kinds), ...Object.keys(tableBeats)];

/** What holds of the beats of every command. `where` says which game, so that it can be played again. */
export function checkBeats({ before, after, events }: Told, where: string): void {
  const lines = linesIn(events);
  for (const { to, entry } of lines) {
    const at = `${where}, “${entry.text}”`;
    if (to === 'director') demand(!entry.beat, `${at} is for the director and has a beat`);
    else demand(!entry.roll || entry.beat !== undefined, `${at} has dice and no beat`);
    if (entry.beat) checkBeat(entry.beat, seenIn(before, after), at);
  }
  const told = lines.flatMap(({ entry }) => entry.beat?.changes ?? []);
  if (told.length === 0) return;
  checkEnds(told, publicValues(after), 'to', where);
  checkEnds(told.toReversed(), publicValues(before), 'from', where);
}

/** The beats of a command, in their order. */
export const beatsIn = (events: Row['events']): Beat[] =>
  linesIn(events).flatMap(({ entry }) => entry.beat ?? []);

const linesIn = (events: Row['events']): { to: string; entry: LogEntry }[] =>
  events.flatMap((event) => (event.type === 'logged' ? [event] : []));

function checkBeat(
  { kind, about, changes = [], fiction }: Beat,
  seen: ReadonlySet<string>,
  at: string,
) {
  demand(allKinds.includes(kind), `${at}: no kind is called ${kind}`);
  demand(fiction !== '', `${at}: an empty fiction`);
  const named = [...about, ...changes.flatMap(({ of }) => of ?? [])];
  for (const id of named) demand(seen.has(id), `${at}: nobody sees ${id}`);
  for (const { of, what, from, to } of changes)
    demand(from !== to, `${at}: ${of} ${what} is as it was`);
}

/** The ids that everybody sees, before the command or after it. */
function seenIn(...states: readonly GbmState[]): ReadonlySet<string> {
  return new Set(
    states.flatMap((state) => {
      const { protagonists, clocks, veiled, table, dreams, stars } = state.public;
      const kept = [dreams?.suspects, stars?.engines].map((all) => all ?? {});
      return [
        ...[protagonists, clocks, veiled, table.seats, ...kept].flatMap((all) => Object.keys(all)),
        ...playsetOf(state).rooms.map(({ id }) => id),
      ];
    }),
  );
}

/** The last of the changes of each value leads to what it is; read backwards, the first began there. */
function checkEnds(
  told: readonly BeatChange[],
  all: readonly PublicValues[],
  end: 'from' | 'to',
  where: string,
): void {
  const last = new Map(told.map((change) => [`${change.of}\n${change.what}`, change]));
  for (const change of last.values()) {
    const parts = all.filter(({ of }) => of === change.of);
    const values = parts.flatMap((part) => [...part.values()]);
    const found = values.filter(({ what }) => what === change.what);
    // Whose it was may be gone by now; what is nothing may not be listed, and another of the same name may be.
    const nothing = change[end] === null || (change[end] === 0 && /^links/.test(change.what));
    if (parts.length === 0 || nothing) continue;
    const holds = found.some(({ value }) => value === change[end]);
    demand(
      holds,
      `${where}: ${change.of} ${change.what} ${change.from} → ${change.to}, but ${end} is ${JSON.stringify(found)}`,
    );
  }
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

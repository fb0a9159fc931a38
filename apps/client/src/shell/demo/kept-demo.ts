import { anything, number, object, text } from '../api/parse';
import type { KeptTable } from '../local/local-table';
import type { Lesson } from './lesson';

/** A demo that was left half-way: the table, and in whose seat one sat. */
export interface KeptDemo {
  table: KeptTable;
  seat: string;
}

/** Each game keeps its own; where earlier releases kept the only one there was. */
const KEY = 'moonlit.demo';
const keyOf = ({ system }: Pick<Lesson, 'system'>): string => `${KEY}.${system.id}`;

const parseKept = object({
  system: text,
  /** Of the lesson, and of the rules. */
  lesson: number,
  stateVersion: number,
  seat: text,
  seq: number,
  state: anything,
});

/** What this device keeps of a lesson; `null` where that is nothing, or nothing that fits. */
export function keptDemo(lesson: Lesson): KeptDemo | null {
  const { system, version, seats } = lesson;
  try {
    const kept = localStorage.getItem(keyOf(lesson)) ?? localStorage.getItem(KEY);
    const found = parseKept(JSON.parse(kept ?? 'null'));
    const { id, stateVersion, readsStatesSince = stateVersion } = system;
    const fits =
      found.system === id &&
      found.lesson === version &&
      found.stateVersion <= stateVersion &&
      found.stateVersion >= readsStatesSince &&
      seats.some(({ seat }) => seat === found.seat);
    const { state, seq, seat } = found;
    if (!fits || typeof state !== 'object' || state === null) return null;
    return { table: { seq, state }, seat };
  } catch {
    return null;
  }
}

/** Keeps a demo on this device. Where the browser keeps nothing it is played all the same. */
export function keepDemo(lesson: Lesson, { table, seat }: KeptDemo): void {
  const { system, version } = lesson;
  const { id, stateVersion } = system;
  try {
    localStorage.setItem(
      keyOf(lesson),
      JSON.stringify({ system: id, lesson: version, stateVersion, seat, ...table }),
    );
  } catch {
    // A full device, or one that keeps nothing: the next visit begins anew.
  }
}

/** Forgets what was kept. */
export function forgetDemo(lesson: Pick<Lesson, 'system'>): void {
  try {
    localStorage.removeItem(keyOf(lesson));
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

import { anything, number, object, text } from '../api/parse';
import type { KeptTable } from '../local/local-table';
import type { Lesson } from './lesson';

/** A demo that was left half-way: the table, and in whose seat one sat. */
export interface KeptDemo {
  table: KeptTable;
  seat: string;
}

const KEY = 'moonlit.demo';

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
export function keptDemo({ system, version, seats }: Lesson): KeptDemo | null {
  try {
    const found = parseKept(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
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
export function keepDemo({ system, version }: Lesson, { table, seat }: KeptDemo): void {
  const { id, stateVersion } = system;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ system: id, lesson: version, stateVersion, seat, ...table }),
    );
  } catch {
    // A full device, or one that keeps nothing: the next visit begins anew.
  }
}

/** Forgets what was kept. */
export function forgetDemo(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

import type { Parsed } from '../api/parse';
import { fallback, list, number, object, oneOf, optional, text } from '../api/parse';

const parseThing = object({
  id: text,
  sort: oneOf('character', 'library'),
  /** Of which game, by its id. */
  game: text,
  name: text,
  /** The table that it comes from, as this device knows it; nothing of that is in the file. */
  from: text,
  table: optional(text),
  /** When it was kept, in milliseconds since 1970. */
  at: number,
  /** The file itself. */
  text,
});

/** Something of one’s own that this device keeps: somebody to play, or a library, as the file that it would be. */
export type KeptThing = Parsed<typeof parseThing>;

// What was kept in another shape is passed over; the others stay.
const parseThings = list(fallback(parseThing, null));

const KEY = 'moonlit.things';
/** How many are kept, and how long one may be: a browser gives a page some five million characters in all. */
const MOST = 60;
const LONGEST = 400_000;

/** All that this device keeps, the latest first. Nothing where the browser keeps nothing. */
export function keptThings(): KeptThing[] {
  try {
    const found = parseThings(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return found.filter((one) => one !== null).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/**
 * Keeps something, in the place of what was kept of the same name from the same table. Tells whether the browser has
 * kept it: a private window may not, and one may be full.
 */
export function keepThing(thing: Omit<KeptThing, 'id' | 'at'>, now = Date.now()): boolean {
  if (thing.text.length > LONGEST) return false;
  const isSame = (other: KeptThing) =>
    (['sort', 'game', 'name', 'from'] as const).every((part) => other[part] === thing[part]);
  const others = keptThings().filter((other) => !isSame(other));
  const id = `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  return others.length < MOST && store([{ ...thing, id, at: now }, ...others]);
}

/** Forgets something on this device. Files that were saved stay where they are. */
export function forgetThing(id: string): void {
  store(keptThings().filter((one) => one.id !== id));
}

function store(things: readonly KeptThing[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(things));
    return true;
  } catch {
    return false;
  }
}

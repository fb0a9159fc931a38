import type { LogEntry, Patch } from '@moonlit/rules';
import { LOG_WINDOW } from '@moonlit/rules/log';
import type { WireLine, WirePatch } from '../server-to-client';
import { type Blanks, fromBlank, withoutBlank } from './blanks';

/** What both ends of a connection know of its table, and need not tell each time. */
export interface Agreed {
  /** When the table was opened, milliseconds since 1970. */
  openedAt: number;
  blanks?: Blanks;
}

/**
 * Patches as they travel, in as few bytes as JSON allows. A path is a JSON Pointer without its first
 * slash; an empty one means the whole compartment. A new line of the log is a patch of its own, and comes
 * first: the client knows where it goes. Its `lag` is what `at` comes after `openedAt + seq`,
 * milliseconds; `more` holds the other fields of a `LogEntry`.
 *
 * What is much like its blank is told by what differs, as `[path, differing, 1]`.
 */
export function writePatches(
  patches: readonly Patch[],
  { openedAt, blanks = {} }: Agreed,
): WirePatch[] {
  const lines = newLines(patches);
  const written: WirePatch[] = lines.map((entry) => writeLine(entry, openedAt));
  for (const patch of patches) {
    if (lines.length > 0 && tellsOf(patch, lines)) continue;
    const path = patch.path.map(escaped).join('/');
    if (patch.op === 'remove') {
      written.push([path]);
      continue;
    }
    const differing = withoutBlank(blanks[path], patch.value);
    written.push(differing ? [path, differing, 1] : [path, patch.value]);
  }
  return written;
}

/**
 * Patches that have arrived, for the state that they change.
 *
 * @throws {RangeError} where a line comes and there is no log.
 */
export function readPatches(
  wire: readonly WirePatch[],
  state: unknown,
  { openedAt, blanks = {} }: Agreed,
): Patch[] {
  let next = nextLine(state);
  const lines = wire.filter(isLine);
  if (lines.length > 0 && !Number.isInteger(next)) throw new RangeError('There is no log here.');
  const patches: Patch[] = lines.map((line) => {
    const path = ['log', 'entries', next % LOG_WINDOW];
    next += 1;
    return { op: 'replace', path, value: readLine(line, openedAt) };
  });
  if (lines.length > 0) patches.push({ op: 'replace', path: ['log', 'next'], value: next });
  for (const patch of wire) {
    if (isLine(patch)) continue;
    const path = pathIn(state, patch[0]);
    if (patch.length === 1) {
      patches.push({ op: 'remove', path });
      continue;
    }
    const value = patch.length === 3 ? fromBlank(blanks[patch[0]], patch[1]) : patch[1];
    patches.push({ op: 'replace', path, value });
  }
  return patches;
}

const isLine = (patch: WirePatch): patch is WireLine => typeof patch[0] === 'number';

function writeLine({ seq, at, by, text, ...more }: LogEntry, openedAt: number): WireLine {
  const line: WireLine = [seq, at - openedAt - seq, by, text];
  if (Object.keys(more).length > 0) line.push(more);
  return line;
}

const readLine = ([seq, lag, by, text, more]: WireLine, openedAt: number): object => ({
  seq,
  at: openedAt + seq + lag,
  by,
  text,
  ...more,
});

/**
 * The lines that a commit has added to a log, oldest first, so far as each is told whole. None when so
 * many came at once that they went all round: then it is told like any other list.
 */
function newLines(patches: readonly Patch[]): LogEntry[] {
  const next = patches.find(({ path }) => path.length === 2 && isLog(path) && path[1] === 'next');
  if (typeof next?.value !== 'number') return [];
  const whole = new Map(
    patches.flatMap(({ path, value }) =>
      isEntry(path) && isEntryValue(value) ? [[Number(path[2]), value] as const] : [],
    ),
  );
  const lines: LogEntry[] = [];
  for (let number = next.value - 1; number >= 0; number -= 1) {
    const entry = whole.get(number % LOG_WINDOW);
    // A line of an earlier command may have changed as well.
    if (!entry || (lines[0] && entry.seq !== lines[0].seq)) break;
    if (lines.length === LOG_WINDOW) return [];
    lines.unshift(entry);
  }
  return lines;
}

const isLog = (path: Patch['path']): boolean => path[0] === 'log';
const isEntry = (path: Patch['path']): boolean =>
  path.length === 3 && isLog(path) && path[1] === 'entries' && typeof path[2] === 'number';

function isEntryValue(value: unknown): value is LogEntry {
  return typeof value === 'object' && value !== null && 'seq' in value && 'text' in value;
}

/** Whether a patch says no more than that these lines have come. */
function tellsOf({ path, value }: Patch, lines: readonly unknown[]): boolean {
  return isLog(path) && ((path.length === 2 && path[1] === 'next') || lines.includes(value));
}

function nextLine(state: unknown): number {
  const next = at(at(state, 'log'), 'next');
  return typeof next === 'number' ? next : Number.NaN;
}

const escaped = (key: string | number): string =>
  String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** A path with the indices of lists as numbers. */
function pathIn(state: unknown, pointer: string): Patch['path'] {
  if (pointer === '') return [];
  let inside = state;
  return pointer.split('/').map((part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const found = Array.isArray(inside) && /^\d+$/.test(key) ? Number(key) : key;
    inside = at(inside, found);
    return found;
  });
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

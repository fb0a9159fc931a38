import type { LogEntry, Patch } from '@moonlit/rules';
import { LOG_WINDOW } from '@moonlit/rules/log';
import type { WireLine, WirePatch } from '../server-to-client';
import { isPlain } from './blanks';
import type { Agreed } from './patches';

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

function writeLine({ seq, at, by, text, ...more }: LogEntry, openedAt: number): WireLine {
  const line: WireLine = [seq, at - openedAt - seq, by, text];
  if (Object.keys(more).length > 0) line.push(more);
  return line;
}

/**
 * The lines that a commit has added to a log, oldest first. None when so many came at once that they went
 * all round, or when one of them is told by what differs from a line much like it whose place it takes:
 * then the log is told like any other list.
 */
function newLines(patches: readonly Patch[]): LogEntry[] {
  if (patches.some(({ path }) => renumbers(path))) return [];
  const next = patches.find(({ path }) => isNext(path));
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

/** A log has its `entries`, of which each has a place, and the number of the `next` one. */
const isLog = (path: Patch['path']): boolean => path[0] === 'log';
const isNext = (path: Patch['path']): boolean => isLog(path) && path[1] === 'next';
const isEntry = (path: Patch['path']): boolean =>
  path.length === 3 && isLog(path) && typeof path[2] === 'number';

/** Whether a patch makes a line one of another command: it is a new one, in an old one’s place. */
const renumbers = (path: Patch['path']): boolean => isLog(path) && path[3] === 'seq';

function isEntryValue(value: unknown): value is LogEntry {
  return typeof value === 'object' && value !== null && 'seq' in value && 'text' in value;
}

/** Whether a patch says no more than that these lines have come. */
function tellsOf({ path, value }: Patch, lines: readonly unknown[]): boolean {
  return isNext(path) || (isLog(path) && lines.includes(value));
}

const escaped = (key: string | number): string =>
  String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** What differs from the blank; `null` where that would not be shorter, or does not make the value again. */
function withoutBlank(blank: object | undefined, value: unknown): object | null {
  if (!blank || !isPlain(value)) return null;
  const known = new Map(Object.entries(blank));
  if (![...known.keys()].every((key) => Object.hasOwn(value, key))) return null;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, field]) => !known.has(key) || !isSame(field, known.get(key)),
    ),
  );
}

// What is blank is short, and the same fields were written in the same order.
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

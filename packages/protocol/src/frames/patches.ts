import type { Patch } from '@moonlit/rules';
import { LOG_WINDOW } from '@moonlit/rules/log';
import type { WireLine, WirePatch } from '../server-to-client';
import { isInside } from './applying';
import { type Blanks, fromBlank } from './blanks';

/** What both ends of a connection know of its table, and need not tell each time. */
export interface Agreed {
  /** When the table was opened, milliseconds since 1970. */
  openedAt: number;
  blanks?: Blanks;
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

const readLine = ([seq, lag, by, text, more]: WireLine, openedAt: number): object => ({
  seq,
  at: openedAt + seq + lag,
  by,
  text,
  ...more,
});

function nextLine(state: unknown): number {
  const next = at(at(state, 'log'), 'next');
  return typeof next === 'number' ? next : Number.NaN;
}

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
  return isInside(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

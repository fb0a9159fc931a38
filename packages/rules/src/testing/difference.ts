import type { Audience, Patch } from '../engine';
import { same } from '../engine';

/** The paths at which two values differ, with what stands there; of many the first few. */
export function differences(before: unknown, now: unknown, most = 5): string[] {
  const found: string[] = [];
  const look = (a: unknown, b: unknown, path: string): void => {
    if (found.length >= most || same(a, b)) return;
    if (!isHolder(a) || !isHolder(b)) {
      found.push(`${path || '/'}: ${short(a)} | ${short(b)}`);
      return;
    }
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      look(Reflect.get(a, key), Reflect.get(b, key), `${path}/${key}`);
    }
  };
  look(before, now, '');
  return found;
}

/** @throws where two values differ, with the paths at which they do. */
export function demandSame(is: unknown, should: unknown, what: string): void {
  if (!same(is, should)) throw new Error(`${what}\n  ${differences(is, should).join('\n  ')}`);
}

/** The audiences of some that two commands tell different things, with the paths that differ. */
export function toldApart(
  one: ReadonlyMap<Audience, readonly Patch[]>,
  other: ReadonlyMap<Audience, readonly Patch[]>,
  to: readonly Audience[],
): string[] {
  return to.flatMap((audience) =>
    differences(byPath(one.get(audience)), byPath(other.get(audience))).map(
      (difference) => `${audience}${difference}`,
    ),
  );
}

function byPath(patches: readonly Patch[] = []): Record<string, unknown> {
  return Object.fromEntries(patches.map(({ op, path, value }) => [path.join('/'), value ?? op]));
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 100);

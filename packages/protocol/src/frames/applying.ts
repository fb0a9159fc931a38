import type { Patch } from '@moonlit/rules';

type Inside = Record<string | number, unknown>;

/**
 * The state that comes of patches. The given one stays as it is, and shares with the new one whatever
 * no patch reaches into. What patches bring is put in as it is, and copied before another of them
 * changes it.
 *
 * @throws {RangeError} where a path leads through what is not there.
 */
export function applyPatches<S>(state: S, patches: readonly Patch[]): S {
  const holder = { root: state };
  const copies = new Set<unknown>();
  for (const { op, path, value } of patches) {
    let inside: Inside = holder;
    let key: string | number = 'root';
    for (const next of path) {
      inside = copyIn(inside, key, copies);
      key = next;
    }
    if (op !== 'remove') put(inside, key, value);
    else if (Array.isArray(inside)) throw nowhere(key);
    else delete inside[key];
  }
  return holder.root;
}

/** The copy that stands at a place by now, made at most once. */
function copyIn(parent: Inside, key: string | number, copies: Set<unknown>): Inside {
  const child = Object.hasOwn(parent, key) ? parent[key] : undefined;
  if (!isInside(child)) throw nowhere(key);
  if (copies.has(child)) return child;
  // Nothing else of an array than its items and its length is ever written to.
  const copy: Inside = Array.isArray(child) ? Object.assign([], child) : { ...child };
  copies.add(copy);
  parent[key] = copy;
  return copy;
}

/** Whether a value has fields or items. */
export const isInside = (value: unknown): value is Inside =>
  typeof value === 'object' && value !== null;

/** Writes a field of its own, whatever its name. */
function put(inside: Inside, key: string | number, value: unknown): void {
  if (key === '__proto__') throw nowhere(key);
  inside[key] = value;
}

const nowhere = (key: string | number) => new RangeError(`A patch leads nowhere: ${key}.`);

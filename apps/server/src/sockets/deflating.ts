import { deflateRawSync } from 'node:zlib';

/** What is shorter gains too little, in characters of JSON. */
const LEAST = 2_000;
/** Above it a state gets hardly smaller and takes half as long again. */
const LEVEL = 5;

const known = new WeakMap<object, string | null>();

/**
 * A state as `inflated` reads it; `null` where that is not worth it. States are never changed, so that one is packed
 * once for all who come to its table, as after a restart.
 */
export function deflated(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const before = known.get(state);
  if (before !== undefined) return before;
  const json = JSON.stringify(state);
  const text =
    json.length < LEAST ? null : deflateRawSync(json, { level: LEVEL }).toString('base64');
  known.set(state, text);
  return text;
}

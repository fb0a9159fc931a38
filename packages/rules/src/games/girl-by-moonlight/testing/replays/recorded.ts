import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Replay } from './replay';

/** Where games lie that were played once and are played again by tests. */
export const folder = new URL('./recorded/', import.meta.url);

/** The recorded games of a playset. */
export function recorded(playset: string): Replay[] {
  return JSON.parse(gunzipSync(readFileSync(new URL(`${playset}.json.gz`, folder))).toString());
}

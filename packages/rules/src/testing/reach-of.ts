import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RuleSystem } from '../engine';
import type { Reach } from './step';

/**
 * What a game says of its random play, in `testing/reach.ts`, or beside it where it is a game of the tests;
 * where it says nothing, nothing.
 */
export async function reachOf({ id }: Pick<RuleSystem, 'id'>): Promise<Reach> {
  const file = [`../games/${id}/testing/reach.ts`, `../table/testing/${id}-reach.ts`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find(existsSync);
  if (file === undefined) return { events: {} };
  const { reach }: { reach: Reach } = await import(file);
  return reach;
}

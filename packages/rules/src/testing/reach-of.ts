import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RuleSystem } from '../engine';
import type { Reach } from './step';

/** What a game says of its random play, in `testing/reach.ts`; where it has none, nothing. */
export async function reachOf({ id }: Pick<RuleSystem, 'id'>): Promise<Reach> {
  const file = fileURLToPath(new URL(`../games/${id}/testing/reach.ts`, import.meta.url));
  if (!existsSync(file)) return { events: {} };
  const { reach }: { reach: Reach } = await import(file);
  return reach;
}

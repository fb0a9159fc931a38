import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { StarsPlay } from '../game';
import { barred } from '../game';
import { effortRefresh } from '../numbers';
import type { Pool } from '../vocabulary';
import { pools, poolWords } from '../vocabulary';
import { change, protagonistOf } from './find';
import type { Protagonist } from './protagonist';

// Effort goes up and down here and nowhere else, each pool within what it holds.

/**
 * Regains Effort of a pool, never above its Refresh value; as many SP come with it as it really rose by (SNS-1006,
 * 2304). Answers how many.
 */
export function regainEffort(play: StarsPlay, id: string, pool: Pool, by: number): number {
  const one = protagonistOf(play, id);
  const gained = Math.max(0, Math.min(by, effortRefresh(one, pool) - one.effort[pool]));
  if (gained > 0) {
    const effort = { ...one.effort, [pool]: one.effort[pool] + gained };
    change(play, one, { effort, sp: one.sp + gained });
  }
  return gained;
}

/** Sets every pool to its Refresh value, with the SP of what rose; what is over is lost (SNS-1005, 1006, 1106). */
export function refreshEffort(play: StarsPlay, id: string): number {
  const one = protagonistOf(play, id);
  const effort = { ...one.effort };
  let gained = 0;
  for (const pool of pools) {
    const full = effortRefresh(one, pool);
    gained += Math.max(0, full - effort[pool]);
    effort[pool] = full;
  }
  change(play, one, { effort, sp: one.sp + gained });
  return gained;
}

/** Pays Effort of a pool; refuses whoever has not so much of it. */
export function spendEffort(play: StarsPlay, id: string, pool: Pool, by: number): void {
  const one = protagonistOf(play, id);
  refuseFor(lacksEffort(one, pool, by));
  if (by > 0) change(play, one, { effort: { ...one.effort, [pool]: one.effort[pool] - by } });
}

/** What bars whoever has not so much Effort of a pool (SNS-1001). */
export function lacksEffort(
  { name, effort }: Pick<Protagonist, 'name' | 'effort'>,
  pool: Pool,
  by: number,
): Refusal | null {
  if (effort[pool] >= by) return null;
  const word = poolWords[pool].name;
  return barred('cannot-afford', `That takes ${by} ${word}; ${name} has ${effort[pool]}.`, {
    instead: 'Spend less, or compel a Skill to regain some.',
    rule: 'SNS-1001',
  });
}

/** The pools after Abilities have changed: a full one stays full, any other holds at most what it can (SNS-1003). */
export function effortFor(
  before: Pick<Protagonist, 'abilities' | 'effort'>,
  now: Pick<Protagonist, 'abilities'>,
): Record<Pool, number> {
  const effort = { ...before.effort };
  for (const pool of pools) {
    const full = effort[pool] >= effortRefresh(before, pool);
    const most = effortRefresh(now, pool);
    effort[pool] = full ? most : Math.min(effort[pool], most);
  }
  return effort;
}

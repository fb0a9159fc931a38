import type { Ability } from '../content';
import { playsetOf } from '../library/playset';
import type { GbmState } from '../state';

/** Whether the group still has its first ability of this kind to choose, of its own playset. */
export function isFree(state: GbmState, kind: Ability['kind']): boolean {
  const { abilities } = state.public.series;
  return !playsetOf(state).abilities.some(
    (ability) => ability.kind === kind && abilities.includes(ability.id),
  );
}

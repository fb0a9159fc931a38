import type { GbmState, Protagonist } from '../state';

/** Whether somebody could act along with others now (GBM-CON-020, GBM-STR-005). */
export function mayJoin(state: GbmState, one: Protagonist): boolean {
  return one.status === 'active' && !state.public.eclipses[one.id];
}

import type { Pool } from '../../engine';
import type { GbmState } from '../state';

/** The pool of the downtime activity on the table. */
export function activityPool(_state: GbmState): Pool | null {
  return null;
}

import type { Pool } from '../../engine';
import type { GbmState } from '../state';

/** The pool of the engagement roll while a mission is being prepared. */
export function engagementPool(_state: GbmState): Pool | null {
  return null;
}

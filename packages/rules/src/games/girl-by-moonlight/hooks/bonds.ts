import type { Protagonist } from '../state';
import type { Bearer } from './bearer';

/** What an ability does about links and rivals. */
export interface BondHooks {
  /** Links on the bearer's sheet, and others' links with the bearer, can be spent on anybody (GBM-PB-UNL-019). */
  linksReachAnybody?: boolean;
  /** Links with these, by id, can be spent now as though a friend had spent them on the bearer (GBM-SEA-RUL-032). */
  ownLinks?(context: Bearer): string[];
  /** Whether another protagonist counts as the bearer's rival now. */
  rival?(context: Bearer & { other: Protagonist }): boolean;
}

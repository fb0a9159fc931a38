import type { Band } from '../../../forged-in-the-dark';
import type { AttributeId, Position } from '../vocabulary';
import type { Bearer, RollContext, Several } from './bearer';

/** Everything that can be read otherwise because of an ability: when it is asked, and what it is then. */
export interface Readings {
  /** A better action rating than the bearer's own, which is `rating`. */
  rating: { asked: RollContext & { rating: number }; is: { source: string; dice: number } };
  /** The position is at least this bad for the bearer. */
  position: { asked: RollContext; is: { source: string; atLeast: Position } };
  /** How the bearer's eclipse roll reads, where it reads better than its dice (GBM-MAZ-ABL-011). */
  eclipse: { asked: Bearer & { band: Band }; is: { source: string; band: Band } };
  /** The attribute that the bearer rolls for obligation, whichever is lowest (GBM-PB-STR-010). */
  obligation: { asked: Bearer; is: { attribute: AttributeId } };
}

/** What an ability puts in the place of what is usual: always, or when it says so. */
export type Instead = {
  [K in keyof Readings]?: Several<
    Readings[K]['is'] | ((context: Readings[K]['asked']) => Readings[K]['is'] | null)
  >;
};

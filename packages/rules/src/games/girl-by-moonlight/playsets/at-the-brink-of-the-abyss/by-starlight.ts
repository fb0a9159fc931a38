import type { Hooks } from '../../hooks';
import type { ActionId } from '../../vocabulary';
import { addedDot } from '../added-dot';

/** The actions that the stars favour. */
export const starlit = ['forgive', 'empathize', 'flow'] as const satisfies readonly ActionId[];

/** By starlight: each protagonist raises one of them (GBM-ABY-ABL-002). */
export const byStarlight: Hooks = addedDot({
  id: 'by-starlight',
  name: 'By starlight',
  actions: starlit,
  rule: 'GBM-ABY-ABL-002',
});

import type { ActionId } from '../../vocabulary';

/** The actions that the stars favour. */
export const starlit = ['forgive', 'empathize', 'flow'] as const satisfies readonly ActionId[];

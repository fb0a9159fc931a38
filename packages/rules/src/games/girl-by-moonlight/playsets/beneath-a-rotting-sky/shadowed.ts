import type { ActionId } from '../../vocabulary';

/** The actions of those who fight in the dark. */
export const shadowed = ['confess', 'defy', 'conceal'] as const satisfies readonly ActionId[];

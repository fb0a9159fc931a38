import type { Area } from '../../game';

/** What only *Beneath a Rotting Sky* does: its commands, offers and prompts. */
export const beneathARottingSky: Area = { handlers: {} };

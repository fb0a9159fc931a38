import type { Area } from '../../game';

/** What only *On a Sea of Stars* does: its commands, offers and prompts. */
export const onASeaOfStars: Area = { handlers: {} };

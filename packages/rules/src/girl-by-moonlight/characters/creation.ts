import type { Area } from '../game';

export const characterCreation: Area = { handlers: {} };

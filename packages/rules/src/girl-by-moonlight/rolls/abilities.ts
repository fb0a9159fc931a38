import type { Area } from '../game';

export const abilities: Area = { handlers: {} };

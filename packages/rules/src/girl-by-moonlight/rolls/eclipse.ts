import type { Area } from '../game';

export const eclipse: Area = { handlers: {} };

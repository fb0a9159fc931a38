import type { Area } from '../game';

export const fallout: Area = { handlers: {} };

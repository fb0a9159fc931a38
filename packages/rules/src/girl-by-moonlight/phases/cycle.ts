import type { Area } from '../game';

export const cycle: Area = { handlers: {} };

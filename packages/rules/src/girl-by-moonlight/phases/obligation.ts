import type { Area } from '../game';

export const obligation: Area = { handlers: {} };

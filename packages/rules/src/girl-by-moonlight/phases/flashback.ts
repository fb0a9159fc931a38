import type { Area } from '../game';

export const flashback: Area = { handlers: {} };

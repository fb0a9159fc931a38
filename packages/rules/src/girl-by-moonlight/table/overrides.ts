import type { Area } from '../game';

export const overrides: Area = { handlers: {} };

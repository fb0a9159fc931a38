import type { Area } from '../game';

export const advancement: Area = { handlers: {} };

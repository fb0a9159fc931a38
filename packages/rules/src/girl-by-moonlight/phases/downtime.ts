import type { Area } from '../game';

export const downtime: Area = { handlers: {} };

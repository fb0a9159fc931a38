import type { Area } from '../game';

export const mission: Area = { handlers: {} };

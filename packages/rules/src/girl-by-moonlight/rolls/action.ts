import type { Area } from '../game';

export const actionRoll: Area = { handlers: {} };

import type { Area } from '../game';

export const information: Area = { handlers: {} };

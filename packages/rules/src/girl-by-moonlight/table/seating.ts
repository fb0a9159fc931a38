import type { Area } from '../game';

export const seating: Area = { handlers: {} };

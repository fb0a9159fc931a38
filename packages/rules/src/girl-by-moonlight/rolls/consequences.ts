import type { Area } from '../game';

export const consequences: Area = { handlers: {} };

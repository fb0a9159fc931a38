import type { Area } from '../game';

export const desk: Area = { handlers: {} };

import type { Area } from '../game';

export const seriesCreation: Area = { handlers: {} };

import type { Area } from '../game';

export const links: Area = { handlers: {} };

export type { GbmCommand, GbmCommandInput } from './commands';
export type { GbmEvent } from './events';
export type { PublicContent } from './public-content';
export type * from './state';
export type * from './vocabulary';

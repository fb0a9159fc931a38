export type { GbmCommand, GbmCommandInput } from './commands';
export type { GbmEvent } from './events';
export type { ContentIndex, PlaysetIndex, PublicContent } from './public-content';
export type * from './state';
export type * from './vocabulary';

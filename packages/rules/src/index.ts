export * from './engine';
export { girlByMoonlight } from './girl-by-moonlight';
export type * from './girl-by-moonlight/types';

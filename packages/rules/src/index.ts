export * from './engine';
export { girlByMoonlight, publicContent } from './girl-by-moonlight';
export type * from './girl-by-moonlight/types';

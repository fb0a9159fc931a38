export * from './engine';
export { contentIndex, girlByMoonlight, publicContent } from './girl-by-moonlight';
export type * from './girl-by-moonlight/types';

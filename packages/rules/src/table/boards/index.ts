export * from './area';
export * from './board';
export * from './lines';
export type { BoardContext, BoardOptions } from './options';
export * from './row';
export * from './standing';
export * from './state';
export * from './words';

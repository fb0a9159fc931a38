export * from './area';
export * from './command';
export * from './definition';
export * from './state';

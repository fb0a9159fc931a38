export * from './area';
export * from './intention';

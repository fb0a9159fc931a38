export * from './area';
export * from './call';

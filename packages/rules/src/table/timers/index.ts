export * from './area';
export * from './timer';

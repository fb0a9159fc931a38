export * from './area';
export * from './emblems';

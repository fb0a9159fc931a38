export * from './area';
export * from './emblems';
export * from './portraits';

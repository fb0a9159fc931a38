export * from './cast';
export * from './given-dice';
export * from './table';

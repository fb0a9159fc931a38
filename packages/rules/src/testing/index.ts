export * from './cast';
export * from './given-dice';
export * from './play';
export * from './table';

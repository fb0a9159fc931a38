export * from './cast';
export * from './given-dice';
export * from './guardian';
export * from './play';
export * from './random-play';
export * from './seeded-dice';
export * from './table';
export * from './time-traveller';

export * from './every-offer';
export * from './game-table';
export * from './given-dice';
export * from './moves';
export * from './random-play';
export * from './seeded-dice';

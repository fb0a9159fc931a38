export * from './clocks';
export * from './offered';
export * from './pool';
export * from './rolling';

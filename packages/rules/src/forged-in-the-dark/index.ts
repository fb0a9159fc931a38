export * from './clocks';
export * from './pool';
export * from './rolling';

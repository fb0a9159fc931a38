export * from './areas';
export * from './clock';
export * from './commands';
export { turnProgressClock } from './moving';
export * from './options';

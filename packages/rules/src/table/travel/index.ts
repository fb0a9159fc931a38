export { TRAVEL, travelling } from './area';
export type { Arrival, ArrivalEvent, WithArrivals } from './arrival';
export { arrivalsOf } from './arrival';
export * from './file';
export { SheetReading } from './reading';
export type { TravelRules, TravelSheet } from './rules';

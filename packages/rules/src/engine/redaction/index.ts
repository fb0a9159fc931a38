export { firstDifference } from './difference';
export type { RecordedStep } from './recorded-step';
export { Redaction } from './redaction';
export { REMOVED, SOMEBODY } from './texts';
export { unsigned } from './unsigned';

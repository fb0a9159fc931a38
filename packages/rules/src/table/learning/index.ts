export type { Term, TermGroup } from './glossary';
export { common, term, withNumbers } from './glossary';
export type { Guidance, GuidanceTopic } from './guidance';
export type { Learning, RollExample } from './learning';
export { LEARNING } from './learning';

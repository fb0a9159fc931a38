export { beginning, takingPeople } from './area';
export * from './next-step';
export type { BeginRules, PeopleRules, ReadyWords } from './rules';
export * from './start';
export * from './told';
export { readyStarts } from './usual';

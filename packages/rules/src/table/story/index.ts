export { chapters } from './chapters';
export type { Brought } from './keeping';
export type { Gains, Story, StoryEvent, WithStory } from './state';
export type { StoryWeights } from './weighing';
export { isWorthTelling, mostTelling } from './weighing';

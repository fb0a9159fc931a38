export type { Arbiter, PollOptions } from './poll';
export { polls } from './poll';

export type { Face, Stakes, StakesBy, StakesOf } from './read';
export { stakesNow } from './read';

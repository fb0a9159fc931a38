export { asking } from './area';
export {
  answered,
  ask,
  askedAlready,
  asksOf,
  awaited,
  everybody,
  givenTo,
  whoPlays,
  withoutWhom,
} from './open';
export type {
  Answer,
  Ask,
  AskEvent,
  AskPlay,
  ButtonWords,
  Given,
  OwnQuestion,
  Question,
  Shows,
  WayToAnswer,
  WithAsks,
} from './question';
export type { Poll } from './ready-made';
export { allAgree, majorityOf, PASS, vote, window } from './ready-made';

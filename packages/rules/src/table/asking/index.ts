export { asking } from './area';
export { answered, ask, askedAlready, asksOf, awaited, everybody, whoPlays } from './open';
export type {
  Answer,
  Ask,
  AskEvent,
  AskPlay,
  Given,
  Question,
  Shows,
  WayToAnswer,
  WithAsks,
} from './question';
export type { Poll } from './ready-made';
export { allAgree, PASS, vote, window } from './ready-made';

export { ReactBar } from './react-bar';
export { Reacted, ReactionsShown } from './reactions-shown';

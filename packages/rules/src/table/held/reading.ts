// What a client reads of things that are held, and says in the same words as the log: nothing of it needs the rules.
export type { Held, HeldDie, HeldKind, Holder } from './kind';
export { limitOf, POOL } from './kind';
export type { OwnKind } from './own-kind';
export { kindOf } from './own-kind';
export { dieWords, heldWords, someWords } from './words';

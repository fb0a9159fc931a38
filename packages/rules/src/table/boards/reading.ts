// What a client reads of boards: where things stand, how places are joined, and the words for it. No rules.

export * from './board';
export type { Row } from './row';
export { spacesOf } from './row';
export * from './words';

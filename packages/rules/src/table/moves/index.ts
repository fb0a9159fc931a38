export { aside } from './aside';
export type { Move, MoveContext, MoveDefinition } from './move';
export type { Define, MoveGroup, MovePlay, MovesArea, Subject } from './moves';
export { Moves } from './moves';
export type { CommandSchema, WayToMove } from './way';

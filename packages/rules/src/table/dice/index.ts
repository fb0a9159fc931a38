export type { Expression } from './expression';
export { limits, notation } from './limits';
export { parseDice } from './parse';
export type { RolledDice } from './roll';
export { rollDice } from './roll';
export type { DiceRule, TypedDiceOptions, TypedHow } from './typed';
export { diceThatCount, readTyped, refuseTyped, rolling, typedDice, typedWay } from './typed';

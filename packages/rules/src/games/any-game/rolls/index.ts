import { moves } from '../game';
import { saved, saving } from './kept';
import { kept, made } from './readings';
import { lastRolled, thrown } from './rolling';

export { dice } from './dice-field';

/** Rolling dice, in the open or not; dice that are kept to be rolled again, and the ranges that totals are read by. */
export const rolls = { ...lastRolled, ...moves.area(thrown, saving, saved, made, kept) };

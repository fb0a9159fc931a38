import type { Expression, Numbers } from '../../table/dice/expression';
import { parseDice } from '../../table/dice/parse';

/** So much stands for a number of which it is not known yet who rolls. */
const ANYBODYS = 10;

/** Numbers that everybody has: for dice that are only looked at. */
const anybodys: Numbers = {
  of: () => ANYBODYS,
  missing: () => {
    throw new Error('Every name stands for something.');
  },
};

/** Reads dice whoever rolls them: names in them may be numbers of anybody. */
export const readByAnybody = (expression: string): Expression => parseDice(expression, anybodys);

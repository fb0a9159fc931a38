import { z } from 'zod';
import type { Field, RollModifier } from '../../../engine';
import { Refused } from '../../../engine';
import type { Expression, Numbers } from '../../../table';
import { limits, numberField, parseDice } from '../../../table';
import type { RollExtras, SavedRoll } from '../state';

/** How far a number goes that is added for once, and how many dice more or fewer there are. */
const FARTHEST = 99;
const MORE = 20;

/** The parts of a roll that are asked for when it is made. */
export const extraParts = {
  modifier: z.int().min(-FARTHEST).max(FARTHEST).default(0),
  more: z.int().min(-MORE).max(MORE).default(0),
};

/** What is asked for when saved dice are rolled; nothing where it could change nothing. */
export function askedFields({ ask }: Pick<SavedRoll, 'ask'>, expression: Expression): Field[] {
  if (ask === 'total') return [numberField('modifier', 'Added this time', FARTHEST, 0, -FARTHEST)];
  const { least, most } = ask === 'dice' ? roomForDice(expression) : { least: 0, most: 0 };
  return most > least ? [numberField('more', 'Dice more or fewer this time', most, 0, least)] : [];
}

/** How many dice can be taken from the first of an expression, and how many can be added. */
function roomForDice({ groups }: Expression): { least: number; most: number } {
  const [first] = groups;
  if (!first || first.digits) return { least: 0, most: 0 };
  const { count, keep, inStep } = first;
  const falling = groups.reduce((sum, group) => sum + group.count, 0);
  const least = Math.max(keep?.count ?? 1, inStep ? 2 : 1) - count;
  const most = inStep ? limits.inStep - count : limits.dice - falling;
  return { least: Math.max(-MORE, least), most: Math.min(MORE, most) };
}

/** What stands beside a number that was asked for. */
const SOURCE = 'This time';

/**
 * Dice with what was asked for: a number in the total, and dice more or fewer of the first kind, of which as many are
 * kept as before. The reasons of the dice come beside, so that each number explains itself.
 */
export function withExtras(
  expression: Expression,
  { modifier = 0, more = 0 }: Pick<RollExtras, 'modifier' | 'more'>,
): { dice: Expression; reasons: RollModifier[] } {
  const named = [
    ...expression.named,
    ...(modifier === 0 ? [] : [{ name: SOURCE, value: modifier }]),
  ];
  const [first, ...others] = expression.groups;
  const { least, most } = roomForDice(expression);
  const added = Math.max(least, Math.min(most, more));
  if (!first || added === 0) return { dice: { ...expression, named }, reasons: [] };
  const count = first.count + added;
  const label = first.label.replace(/^(−?)\d*/, `$1${count}`);
  return {
    dice: { ...expression, named, groups: [{ ...first, count, label }, ...others] },
    reasons: [{ source: SOURCE, value: added, unit: 'dice' }],
  };
}

/** Dice as they can be rolled now; `null` where they cannot, such as where a number is missing. */
export function readIfRollable(expression: string, numbers: Numbers): Expression | null {
  try {
    return parseDice(expression, numbers);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

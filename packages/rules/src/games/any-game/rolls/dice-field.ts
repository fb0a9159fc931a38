import { z } from 'zod';
import type { Field } from '../../../engine';
import { limits, notation } from '../../../table';
import type { AnyContext } from '../game';
import { readIfRollable } from './extras';
import { numbersOf } from './numbers';

/** Dice as they are written. */
export const dice = z.string().max(2000);

/** What stands where nothing was rolled yet. */
const USUAL = '2d6';

/**
 * Asks for dice.
 *
 * @param initial what stands there; else what somebody rolled last, if everybody may see that it can be rolled now.
 */
export function diceField(context: AnyContext, initial?: string): Field {
  const { state, seat } = context;
  const last = state.seats[seat.id]?.last?.expression;
  const rollable = last !== undefined && readIfRollable(last, numbersOf(context, 'all')) !== null;
  const words = {
    label: 'Dice',
    hint: `${notation} A word such as strength is a counter of yours, or a line of your sheet.`,
  };
  return {
    ...{ name: 'expression', kind: 'text', ...words, max: limits.length, required: true },
    initial: initial ?? (rollable ? last : USUAL),
  };
}

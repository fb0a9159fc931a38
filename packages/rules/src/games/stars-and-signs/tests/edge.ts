import { z } from 'zod';
import type { Field, RollModifier } from '../../../engine';
import { foldedAway, numberField } from '../../../table';

/** The Boons or Banes that the referee gives a Test at most: all that ever count (SNS-105). */
const MOST = 5;
const some = z.int().min(0).max(MOST).default(0);

/** What the referee finds for and against on the Difficulty dice of a Test, whatever it comes of (SNS-415, 707). */
export const edge = { boons: some, banes: some };

export const edgeFields: readonly Field[] = foldedAway([
  numberField('banes', 'Banes on the Difficulty, which help', MOST, 0),
  numberField('boons', 'Boons on the Difficulty, which hurt', MOST, 0),
]);

/** The same on the dice. */
export function given({ boons, banes }: { boons: number; banes: number }): RollModifier[] {
  return [boons, -banes].flatMap((value): RollModifier[] =>
    value === 0 ? [] : [{ source: 'The referee', value, unit: 'dice' }],
  );
}

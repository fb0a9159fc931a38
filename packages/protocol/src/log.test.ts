import type { RollRecord } from '@moonlit/rules';
import { expect, it } from 'vitest';
import { rollRecordSchema } from './log';

/** Dice of every property that a group can have. */
const record: RollRecord = {
  title: 'Fate',
  groups: [
    {
      label: 'Hope',
      sides: 12,
      faces: [7, 9],
      kept: [1],
      leads: true,
      names: ['low', 'high'],
      dies: [0, 0],
      each: [12, 10],
      inStep: true,
    },
  ],
  modifiers: [],
  reading: { word: '9', tone: 'neutral' },
  proof: { stream: 'public', session: 1, roll: 0 },
};

it('lets through all that the rules say of dice', () => {
  expect(rollRecordSchema.parse(record)).toEqual(record);
});

import { describe, expect, it } from 'vitest';
import { makePool, readDice } from './pool';
import { type RollResult, recordOf } from './rolling';

const pool = makePool([
  { source: 'Defy', dice: 2 },
  { source: 'Hawk assists', dice: 1 },
]);

function rolled(...faces: number[]): RollResult {
  const keep = 'highest';
  return { faces, keep, ...readDice(faces, keep), stream: 'public', session: 1, roll: 4 };
}

describe('a pool in the log', () => {
  it('says which die counts, and every reason for the dice', () => {
    expect(recordOf('Defy', pool.lines, rolled(2, 5, 5))).toEqual({
      title: 'Defy',
      groups: [{ label: 'keep the highest', sides: 6, faces: [2, 5, 5], kept: [1] }],
      modifiers: [
        { source: 'Defy', value: 2, unit: 'dice' },
        { source: 'Hawk assists', value: 1, unit: 'dice' },
      ],
      reading: { word: 'Partial success', tone: 'mixed' },
      total: 5,
      proof: { stream: 'public', session: 1, roll: 4 },
    });
  });

  it('marks every six of a critical', () => {
    const { groups, reading } = recordOf('Defy', pool.lines, rolled(6, 1, 6));
    expect(groups[0]?.kept).toEqual([0, 2]);
    expect(reading).toEqual({ word: 'Critical success', tone: 'great' });
  });

  it('names no roll that would tell how much was rolled in secret', () => {
    const { roll: _roll, ...secret } = rolled(3);
    expect(recordOf('Fallout', [], secret).proof).toEqual({ stream: 'public', session: 1 });
  });
});

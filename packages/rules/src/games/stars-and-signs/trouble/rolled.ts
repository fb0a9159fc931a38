import type { RollRecord } from '../../../engine';
import type { StarsPlay } from '../game';

/** The die of whatever points are rolled by. */
const SIDES = 10;

/** What some d10s came to, and how the log keeps them. */
export interface RolledPoints {
  total: number;
  record: RollRecord;
}

/**
 * Rolls d10s for points that take no Boons: Despair, its relief, Corruption (SNS-104).
 *
 * @param word what the sum is a number of.
 */
export function rollPoints(play: StarsPlay, title: string, word: string, dice = 1): RolledPoints {
  const { faces, proof } = play.roll(Array<number>(dice).fill(SIDES), title);
  const total = faces.reduce((sum, face) => sum + face, 0);
  const record: RollRecord = {
    title,
    groups: [{ label: word, sides: SIDES, faces, kept: [...faces.keys()] }],
    modifiers: [],
    total,
    reading: { word: `${total} ${word}`, tone: 'neutral' },
    proof,
  };
  return { total, record };
}

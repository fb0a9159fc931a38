import type { RollReading } from '../../engine';

/** What is enough on the dice that a ready-made evening is played with. */
export interface Enough {
  /** How the dice begin that it is read on, without what somebody adds. */
  readonly dice: string;
  /** As much or more is well done. */
  readonly least: number;
}

/** By what a table has begun with. It stands apart from the starts, since every page reads it before dice fall. */
const enough: Readonly<Record<string, Enough>> = {
  'the-last-ferry': { dice: '2d6', least: 8 },
  'over-the-pass': { dice: 'd20', least: 12 },
};

/** What is enough where a table has begun with a ready-made evening; `null` where people agree on it themselves. */
export const enoughAt = ({ start }: { start?: string | undefined }): Enough | null =>
  (start !== undefined && enough[start]) || null;

/** Whether dice are those of the evening, with something added or not: “2d6+3”, and not “2d6kh1” or “2d60”. */
export const isReadOn = ({ dice }: Enough, expression: string): boolean =>
  expression.startsWith(dice) && /^([+−-]\d+)?$/.test(expression.slice(dice.length));

/** How a total reads on the dice of a ready-made evening (ANY-ROLL-015). */
export const readingOnEnough = ({ least }: Enough, total: number): RollReading =>
  total >= least
    ? { word: 'Well done', tone: 'good' }
    : { word: 'Wrong, or at a price', tone: 'bad' };

/** What is enough, in a few words. */
export const enoughWords = ({ least }: Enough): string => `${least} or more is well done`;

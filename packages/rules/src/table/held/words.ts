import { inARow } from '../words';
import type { HeldDie, HeldKind } from './kind';

// Plain words of what is held, as a log says them and as they are read for ears: clients use the same.

/** So many of a kind: “1 favour”, “3 favours”, “no favours”. */
export const someWords = ({ one, some }: Pick<HeldKind, 'one' | 'some'>, count: number): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : some}`;

/** The values of dice: “5, 3 and 1”. */
export const dieWords = (dice: readonly Pick<HeldDie, 'value'>[]): string =>
  dice.length === 0 ? 'none' : inARow(dice.map(({ value }) => String(value)));

/** What has changed hands, dice with their values: “2 blessings (5 and 3)”. */
export const movedWords = (
  kind: Pick<HeldKind, 'one' | 'some'>,
  { count, dice }: { count: number; dice: readonly HeldDie[] },
): string => `${someWords(kind, count)}${dice.length > 0 ? ` (${dieWords(dice)})` : ''}`;

/** What is said of those for which there was no room; nothing where there was. */
export const lostWords = (kind: Pick<HeldKind, 'one' | 'some'>, lost: number): string[] =>
  lost === 0 ? [] : [`${someWords(kind, lost)} too many: lost.`];

/** What somebody has, in a few words: “3 of 5 favours, 1 only for now”, “2 blessings: 5 and 3”. */
export function heldWords(
  kind: Pick<HeldKind, 'one' | 'some' | 'sides'>,
  { count, passing = 0, dice = [] }: { count: number; passing?: number; dice?: readonly HeldDie[] },
  most?: number,
): string {
  const many = most === undefined ? someWords(kind, count) : `${count} of ${someWords(kind, most)}`;
  const values = dice.length > 0 ? `: ${dieWords(dice)}` : '';
  const ends = passing > 0 ? `, ${passing === count ? 'only' : `${passing} only`} for now` : '';
  return `${many}${values}${ends}`;
}

import { dieOf } from '@moonlit/rules/humanity-blessed/numbers';
import type { Stat } from '@moonlit/rules/humanity-blessed/vocabulary';
import { stats, statWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import type { Character, SharedPart } from './view';

/** A Stat as a sheet has it. */
export interface StatFigure {
  stat: Stat;
  name: string;
  size: number;
  /** What it is locked at; `undefined` while it is free, `null` where it is locked without a value. */
  lock: number | null | undefined;
  /** It is everybody’s. */
  shared: boolean;
}

/** The Stats of somebody in the order of the sheet, the one that the table shares among them (HUM-1803). */
export function statsOf(shared: SharedPart, one: Pick<Character, 'stats'>): StatFigure[] {
  return stats.flatMap((stat) => {
    const die = dieOf({ public: shared }, one, stat);
    if (!die) return [];
    return {
      stat,
      name: statWords[stat].name,
      size: die.size,
      lock: die.lock === null ? undefined : die.lock.value,
      shared: one.stats[stat] === undefined,
    };
  });
}

/** “locked at 4”, “locked”, “free” */
export const lockWords = ({ lock }: Pick<StatFigure, 'lock'>): string =>
  lock === undefined ? 'free' : lock === null ? 'locked' : `locked at ${lock}`;

/** A Stat in one line, as it is read aloud: “Head d6, locked at 4” (HUM-1801). */
export const statLine = (figure: StatFigure): string =>
  `${figure.name} d${figure.size}, ${lockWords(figure)}${figure.shared ? ', of the table' : ''}`;

/** How many Stats of somebody can be rolled. */
export const freeStats = (all: readonly StatFigure[]): StatFigure[] =>
  all.filter(({ lock }) => lock === undefined);

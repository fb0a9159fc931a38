import type { BaseState } from '../engine';
import { isDirected } from './managing';

/** What a game calls whoever directs: “the director”, “the GM”, “the referee”. */
export interface TableWords {
  director: string;
  /** One of several: “a director”, “an umpire”. */
  aDirector: string;
}

/** The words of a game that has none of its own. */
export const usualWords: TableWords = { director: 'the director', aDirector: 'a director' };

/** Who manages this table, in words that fit into a sentence. */
export function managerWord(state: BaseState, words: TableWords): string {
  return isDirected(state) ? words.director : 'a player';
}

/** Names in a row, as one says them: “Ana, Bo and Cleo”. */
export function inARow(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

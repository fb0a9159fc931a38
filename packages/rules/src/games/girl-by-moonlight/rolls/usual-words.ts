import type { Consequence } from '../state';

/** What harm of each level is called where nobody writes another word. */
export const usualHarm: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'Shaken',
  2: 'Hurt',
  3: 'Badly hurt',
  4: 'Dying',
};

const usual: Readonly<Record<Exclude<Consequence['kind'], 'harm'>, string>> = {
  complication: 'as it was said at the table',
  'reduced-effect': 'less comes of it',
  'lost-opportunity': 'this way is closed',
  'worse-position': 'it gets more dangerous',
};

/** What a consequence is called: as the director writes it, or as is usual for its kind and level. */
export function wordsFor({
  text,
  kind,
  level,
}: Pick<Consequence, 'text' | 'kind'> & { level: number }): string {
  if (text !== '') return text;
  if (kind !== 'harm') return usual[kind];
  return level === 1 || level === 2 || level === 3 || level === 4 ? usualHarm[level] : 'Hurt';
}

/** What stands for a question that was asked aloud. */
export const QUESTION_SAID = 'what was asked at the table';

/** What stands on a sheet for a promise that was made aloud, until somebody writes it. */
export const PROMISE_SAID = 'What was promised at the table';

/** What stands for the price of a poisoned promise that was said aloud. */
export const PRICE_SAID = 'the price that was named at the table';

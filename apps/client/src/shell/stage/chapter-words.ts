import type { Chapter } from '@moonlit/rules';
import { figureOf } from '../table/figures';
import type { TableView } from '../table/view';
import { outcomes } from './outcomes';

/** What stands above each part of a card. */
export const chapterHead = {
  before: 'Previously',
  gains: 'What they take away',
  nextTime: 'Next time',
  toCome: 'To come',
} as const;

/** What stands on a card besides its line, a sentence each. */
export function chapterSentences(
  table: Pick<TableView, 'game' | 'public'>,
  { part, name, title, outcome, before = [], gains = [], nextTime }: Chapter,
): string[] {
  const called = title ? [`${name}: “${title}”.`] : [];
  return [
    ...called,
    ...(outcome ? [`${outcomes[outcome]}.`] : []),
    ...before.map(({ text, fiction }, at) => {
      const told = fiction ? `${text} “${fiction}”` : text;
      return at === 0 ? `${chapterHead.before}: ${told}` : told;
    }),
    ...gains.map(({ of, what }) => {
      const who = figureOf(table, of)?.name ?? 'Somebody';
      return `${who} takes away ${what.join(', ')}.`;
    }),
    ...(nextTime
      ? [`${part === 'ends' ? chapterHead.nextTime : chapterHead.toCome}: “${nextTime}”`]
      : []),
  ];
}

import type { SeriesQuestion } from '../content';

/** What a question is before anything is said of it. */
export const blankQuestion = {
  options: [],
  asks: [],
  each: false,
  thenPlaybooks: false,
} satisfies Partial<SeriesQuestion>;

/** A question with listed answers, of which one, or one or two, are picked. */
export function pick(
  id: string,
  title: string,
  max: 1 | 2,
  options: string[],
  asks: string[] = [],
): SeriesQuestion {
  return { ...blankQuestion, id, title, options, asks, min: 1, max };
}

/** A question without listed answers. */
export function open(id: string, title: string, asks: string[]): SeriesQuestion {
  return { ...blankQuestion, id, title, asks, min: 0, max: 0 };
}

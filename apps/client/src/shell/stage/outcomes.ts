import type { Chapter } from '@moonlit/rules';

/** How a chapter ended. */
export const outcomes: Readonly<Record<NonNullable<Chapter['outcome']>, string>> = {
  won: 'Won',
  lost: 'Lost',
  open: 'Undecided',
};

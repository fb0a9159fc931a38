import type { TableWords } from '../../table';

/** What the book calls whoever directs. */
export const words: TableWords = { director: 'the director', aDirector: 'a director' };

const READY = 'ready-';

/** What somebody ready-made is called by at a table, as the rules say (TABLE-072). */
export const readyId = (id: string): string => `${READY}${id}`;

/** Whether somebody at a table was ready-made: nothing of them waits to be made. */
export const isReady = (id: string): boolean => id.startsWith(READY);

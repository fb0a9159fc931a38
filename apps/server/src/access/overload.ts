/** What `pg` says when no connection of the pool became free in time. */
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';

/** Whether an error only says that the database had no time: nothing is broken, and nothing was done. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes(POOL_EXHAUSTED) || isOverload(error.cause);
}

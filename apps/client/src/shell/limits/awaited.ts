import type { SharedState } from '../state';

/** Whether others have said what they would rather not meet, and nobody reads it before this seat has answered. */
export function isAwaited({ limits }: SharedState, seat: string): boolean {
  if (!limits?.open || limits.answered[seat]) return false;
  return Object.keys(limits.answered).length > 0;
}

import type { Refusal } from '../../engine';
import { barred } from '../../engine';
import type { WithClocks } from './state';
import { clocksOf } from './state';

/**
 * How many clocks lie open to all at most, and how many on the desk. Each place counts for itself, so
 * that nobody learns from a full one how many there are on the other.
 */
export const CLOCKS_MAX = 30;

/** How many more clocks there is room for. */
export function roomForClocks(state: WithClocks, secret: boolean): number {
  return Math.max(0, CLOCKS_MAX - Object.keys(clocksOf(state, secret)).length);
}

/** Why there is no room for so many clocks more, if so (TABLE-012). */
export function noRoomForClocks(state: WithClocks, secret: boolean, more = 1): Refusal | null {
  if (roomForClocks(state, secret) >= more) return null;
  const where = secret ? 'on the desk' : 'on the table';
  return barred('limit-reached', `There is room for ${CLOCKS_MAX} clocks ${where}.`, {
    instead: 'Put one away that is full, or that nobody needs any more.',
    rule: 'TABLE-012',
  });
}

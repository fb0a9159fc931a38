import type { Refusal } from '../../../engine';
import { barred } from '../game';
import { caps } from '../vocabulary';
import type { Character } from './character';

/** What bars Stats with more large dice than one may have: two d10, three d8 (HUM-1503). */
export function beyondLimits(stats: Character['stats']): Refusal | null {
  const count = (wanted: number) =>
    Object.values(stats).filter(({ size }) => size === wanted).length;
  const over = count(10) > caps.d10s ? 'two d10' : count(8) > caps.d8s ? 'three d8' : null;
  if (over === null) return null;
  return barred('limit-reached', `Nobody has more than ${over} at a time.`, {
    instead: 'Choose another Stat.',
    rule: 'HUM-1503',
  });
}

import type { StarsPlay } from '../game';
import { counterWords } from '../vocabulary';
import type { Counter } from './counter';
import { isFull } from './counter';

/** A Counter, and whether it lies on the desk. */
export interface Placed {
  counter: Counter;
  secret: boolean;
}

export const seenBy = (secret: boolean) => (secret ? 'director' : 'public');

/**
 * Fills slots of a Counter, or clears them; what is past the last one is lost. Says so, and what its end brings
 * (SNS-801…803, 805…809).
 */
export function fill(play: StarsPlay, { counter, secret }: Placed, by: number): void {
  const filled = Math.max(0, Math.min(counter.slots, counter.filled + by));
  if (filled === counter.filled) return;
  const now = { ...counter, filled };
  play.emit({ type: 'counterSet', secret, counter: now });
  const to = seenBy(secret);
  play.say(`“${now.name}”: ${filled} of ${now.slots}.`, {
    to,
    beat: { kind: 'counter', about: [now.id] },
  });
  if (!isFull(now)) return;
  const { name, full } = counterWords[now.kind];
  play.say(`“${now.name}” is full (${name}): ${full}`, {
    to,
    beat: { kind: 'counter-full', about: [now.id], fiction: now.brings },
  });
}

import { refuse } from '../refusal';
import type { ActionRoll, PoisonedPromise } from '../state';
import { pushesIn } from './helping';

/** Promises that may wait for an answer at once. */
export const PROMISES_OPEN = 4;

/** The promise that this roll has taken, if any. */
export function acceptedPromise(roll: ActionRoll): PoisonedPromise | null {
  return roll.promises.find(({ status }) => status === 'accepted') ?? null;
}

/** Whether a promise comes from an earlier try at the same action: it has given its die, and is owed (AMB-85). */
export function owesPromise(roll: ActionRoll): boolean {
  return roll.retries > 0 && acceptedPromise(roll) !== null;
}

/** Refuses to leave an action with a promise that has to come true first (GBM-ARP-028). */
export function refuseOwing(roll: ActionRoll): void {
  if (acceptedPromise(roll) === null) return;
  refuse('not-allowed', 'The promise that you took comes true, whatever becomes of the action.', {
    instead: 'The director says what it brings, and finishes the roll.',
    rule: 'GBM-ARP-028',
  });
}

/** The promises that wait for an answer. */
export function promisesOnOffer(roll: ActionRoll): PoisonedPromise[] {
  return roll.promises.filter(({ status }) => status === 'offered');
}

/** Whether a promise could be offered: a push or a promise that was taken leaves no room (GBM-ARP-023). */
export function roomForPromise(roll: ActionRoll): boolean {
  return (
    pushesIn(roll).length === 0 &&
    acceptedPromise(roll) === null &&
    promisesOnOffer(roll).length < PROMISES_OPEN
  );
}

/** Whether the director can still rule a promise out: until the dice fall, also one that was taken. */
export function strikable({ status }: PoisonedPromise): boolean {
  return status === 'offered' || status === 'accepted';
}

import type { Bar } from '../../../engine';
import { nameOf } from '../lookups';
import { barred } from '../refusal';
import type { ActionRoll, PoisonedPromise, Protagonist, ProtagonistId } from '../state';
import { pushesOf } from './helping';

/** Promises that may wait for an answer at once. */
export const PROMISES_OPEN = 4;

/** For whose dice a promise is: of whoever rolls, or of one who follows in a group action. */
export const promisedTo = ({ roller }: ActionRoll, { to }: PoisonedPromise): ProtagonistId =>
  to ?? roller;

/** The promise that somebody has taken in this roll, if any: whoever rolls, where nobody is named. */
export function acceptedPromise(roll: ActionRoll, id = roll.roller): PoisonedPromise | null {
  return acceptedPromises(roll).find((one) => promisedTo(roll, one) === id) ?? null;
}

/** All promises that were taken in a roll: the leader’s, and those of whoever follows. */
export const acceptedPromises = ({ promises }: ActionRoll): PoisonedPromise[] =>
  promises.filter(({ status }) => status === 'accepted');

/** The promises of a roll that are still to come true: once something was assigned as their price, none is (GBM-ARP-028). */
export const promisesOwed = (roll: ActionRoll): PoisonedPromise[] =>
  roll.borne?.some(({ source }) => source === 'promise') ? [] : acceptedPromises(roll);

/** Why an action is not left, if so: a promise that was taken has to come true first (GBM-ARP-028). */
export function promiseHolds(roll: ActionRoll): Bar | null {
  if (acceptedPromises(roll).length === 0) return null;
  return barred(
    'not-allowed',
    'The promise that you took comes true, whatever becomes of the action.',
    {
      instead: 'The director says what it brings, and finishes the roll.',
      rule: 'GBM-ARP-028',
    },
  );
}

/** The promises that wait for an answer: once somebody has rolled, one that was for their dice lapses. */
export function promisesOnOffer(roll: ActionRoll): PoisonedPromise[] {
  return roll.promises.filter(
    (one) => one.status === 'offered' && !hasRolled(roll, promisedTo(roll, one)),
  );
}

/** Whether a promise could be offered: a push or a promise that was taken leaves no room (GBM-ARP-023). */
export function roomForPromise(roll: ActionRoll, id: ProtagonistId): boolean {
  return (
    pushesOf(roll, id).length === 0 &&
    acceptedPromise(roll, id) === null &&
    promisesOnOffer(roll).length < PROMISES_OPEN
  );
}

/** Whether the director can still rule a promise out: until its dice fall, also one that was taken. */
export function strikable(roll: ActionRoll, promise: PoisonedPromise): boolean {
  const { status } = promise;
  if (hasRolled(roll, promisedTo(roll, promise))) return false;
  return status === 'offered' || status === 'accepted';
}

const hasRolled = ({ group }: ActionRoll, id: ProtagonistId): boolean =>
  group?.some(({ protagonist, result }) => protagonist === id && result) ?? false;

/** Why somebody puts nothing more into it, if so: they act along and have rolled. */
export function alreadyRolled(roll: ActionRoll, self: Protagonist): Bar | null {
  if (!hasRolled(roll, self.id)) return null;
  return barred('wrong-moment', `${nameOf(self)} has rolled.`, {
    instead: 'Wait for the others.',
    rule: 'TABLE-061',
  });
}

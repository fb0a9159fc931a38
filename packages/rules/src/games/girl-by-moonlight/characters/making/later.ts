import type { Refusal } from '../../../../engine';
import { nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { barred } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import type { Step } from '../../vocabulary';
import { leftToDo } from './own-sheet';
import { isInPlay, missing } from './steps';

/** Whether a step of making them is still open, in play as well as before. */
export function isOpen(state: GbmState, one: Protagonist, step: Step): boolean {
  return missing(state, one, [step]).length > 0;
}

/**
 * Whether dice are on their way that what is on the sheet goes into: until they are settled, nothing that
 * counts is added to it.
 */
export function isRolling({ public: shared }: GbmState, { id }: Protagonist): boolean {
  const { roll, eclipses, activities, consequences } = shared;
  const faces = Object.values(consequences).some(({ target }) => target === id);
  return roll !== null || eclipses[id] !== undefined || activities[id] !== undefined || faces;
}

/**
 * Why a choice of making somebody is not theirs, if so: it is as long as they are made, and in play as long
 * as it is open, between rolls (TABLE-092).
 */
export function notChoosing(context: GbmContext, one: Protagonist, step: Step): Refusal | null {
  if (one.status === 'creating') return null;
  if (!isInPlay(one) || !leftToDo(context, one).includes(step)) return isMade(one);
  if (!isRolling(context.state, one)) return null;
  return barred('wrong-moment', 'Something is being rolled that this would change.', {
    instead: 'Settle what is on the table, then choose.',
    rule: 'TABLE-092',
  });
}

/** Why somebody is not made any more, if so. */
export function isMade(one: Protagonist): Refusal | null {
  if (one.status === 'creating') return null;
  return barred('wrong-moment', `${nameOf(one)} is made already.`, {
    instead: 'What is on the sheet grows through advances.',
    rule: 'GBM-CHR-001',
  });
}

import type { BaseState } from '@moonlit/rules/engine';
import { hasHappened } from '../../../shell/demo/been';
import type { SharedState } from '../../../shell/state';

type Log = Pick<SharedState, 'log'>;

/**
 * What the dice of the lesson show: a roll with Hope, one with Fear, and a blow that is worth an armour slot. Each
 * is the first of its kind; later ones fall as they like. The Hope die falls first.
 */
export function setFaces({ public: shared }: BaseState, command: object): readonly number[] {
  const type = 'type' in command ? command.type : '';
  if (type === 'roll.lock') return facesOf(shared);
  return type === 'adversary.attack' && !hasHappened(shared, 'attack') ? [14] : [];
}

/** Whether the dice of the roll on the table are set. */
export const isSet = (shared: Log): boolean => facesOf(shared).length > 0;

function facesOf(shared: Log): readonly number[] {
  if (!hasHappened(shared, 'duality-roll', 'critical')) return [9, 4, 5];
  return hasHappened(shared, 'damage', 'attack') || !isSecond(shared) ? [] : [6, 10];
}

/** Whether one roll has been, and no more. */
const isSecond = ({ log }: Log): boolean =>
  log.entries.filter(
    ({ beat, undone }) => !undone && (beat?.kind === 'duality-roll' || beat?.kind === 'critical'),
  ).length === 1;

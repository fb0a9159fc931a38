import type { BaseState } from '@moonlit/rules/engine';
import { hasHappened } from '../../../shell/demo/been';
import type { SharedState } from '../../../shell/state';

/** What the dice of the first Check show: a Graze, which two Effort make a Hit. Later ones fall as they like. */
export function setFaces({ public: shared }: BaseState, command: object): readonly number[] {
  const type = 'type' in command ? command.type : '';
  return type === 'check.roll' && isSet(shared) ? [5, 4, 2, 1] : [];
}

/** Whether the dice of the Check on the table are set. */
export const isSet = (shared: Pick<SharedState, 'log'>): boolean =>
  !hasHappened(shared, 'check-roll');

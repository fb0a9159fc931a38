import type { BaseState } from '@moonlit/rules/engine';
import { hasHappened } from '../../../shell/demo/been';
import type { SharedState } from '../../../shell/state';

/** The first Check bumps and still fails, by so much that a Blessing worth 4 turns it. Later dice fall as they like. */
const CHECK = [1, 3];
const BLESSING = [4];

export function setFaces({ public: shared }: BaseState, command: object): readonly number[] {
  const type = 'type' in command ? command.type : '';
  if (!isSet(shared)) return [];
  return type === 'check.roll' ? CHECK : type === 'blessing.take' ? BLESSING : [];
}

/** Whether the dice of the Check on the table are set. */
export const isSet = (shared: Pick<SharedState, 'log'>): boolean =>
  !hasHappened(shared, 'check-roll');

import type { ActionRoll, ProtagonistId } from '../state';
import { helpOf } from './helping';

/** Whether anybody who acts along has rolled. */
export const diceFell = ({ group }: ActionRoll): boolean =>
  (group ?? []).some(({ result }) => result !== null);

/** Whether somebody rolls in this roll. */
export function takesPart(roll: ActionRoll, id: string): boolean {
  return roll.roller === id || (roll.group ?? []).some((member) => member.protagonist === id);
}

/** Whether somebody lends a hand with this roll; a link leaves their own hands free (GBM-LNK-007). */
export function assists(roll: ActionRoll, id: ProtagonistId): boolean {
  return helpOf(roll).some(({ by, via }) => by === id && via !== 'link');
}

import type { GbmPlay } from '../game';
import { refuse } from '../refusal';
import type { ActionRoll, ProtagonistId } from '../state';
import { helpOf } from './helping';

/** The roll on the table, while it can still be shaped. */
export function rollBeforeDice(play: GbmPlay): ActionRoll {
  const roll =
    play.state.public.roll ??
    refuse('wrong-moment', 'There is no roll on the table.', {
      instead: 'Say what your protagonist does, and with which action.',
      rule: 'GBM-ARP-001',
    });
  if (roll.stage === 'rolled') {
    refuse('wrong-moment', 'The dice of this roll have fallen already.', {
      instead: 'Deal with what they show; what changes a roll comes before the dice.',
      rule: 'GBM-ARP-001',
    });
  }
  return roll;
}

/** The same, as long as nobody who acts along has rolled either: their dice stay as they fell. */
export function rollBeforeAnyDice(play: GbmPlay): ActionRoll {
  const roll = rollBeforeDice(play);
  if (!diceFell(roll)) return roll;
  refuse('wrong-moment', 'Some of its dice have fallen already.', {
    instead: 'Let the others roll, too; the director can withdraw it.',
    rule: 'TABLE-061',
  });
}

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

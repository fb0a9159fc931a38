import type { Refusal } from '../../engine';
import { barred } from './game';
import type { HumanityState } from './state';

/** Why somebody does nothing besides, if so: in an Endeavor one acts on one’s turn (HUM-1107). */
export function actsInTurn(
  { public: { endeavor } }: Pick<HumanityState, 'public'>,
  character: string,
): Refusal | null {
  if (!endeavor || endeavor.broken) return null;
  if (endeavor.participants[character]?.standing !== 'in') return null;
  return barred('wrong-moment', 'In an Endeavor one acts on one’s turn.', {
    instead:
      'Wait for your turn, and take an action of the Endeavor; Operate is for anything else.',
    rule: 'HUM-1107',
  });
}

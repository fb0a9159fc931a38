import type { Offer } from '../../engine';
import type { TypedHow } from '../../table';

/** How the dice of this game are typed in, by the command that rolls them. */
const takesTyped: Readonly<Record<string, TypedHow>> = {
  'check.roll': { hint: 'The d10s first, then the die of the Ability, such as 4 7 3.' },
  'check.advantage': { hint: 'What your d10 shows.' },
  'check.support': { hint: 'What your d10s show, such as 6 7.' },
  'check.points': { hint: 'A number for each d10, such as 7 3.' },
  'counter.points': { hint: 'A number for each d10, such as 7 3.' },
  'despair.roll': { hint: 'A number for each d10, such as 7 3.' },
  'despair.relieve': { hint: 'What your d10 shows.' },
  'corruption.roll': { hint: 'What your d10 shows.' },
  'compel.refuse': { hint: 'What your d10 shows.' },
  'test.roll': { hint: 'What your d10s show, such as 6 7; of several people one after the other.' },
  'test.roll-announced': { hint: 'What your d10s show, such as 6 7.' },
  'milestone.test': { hint: 'What your d10s show, such as 6 7.' },
  'magic.transform': { hint: 'What your d10 shows.' },
  'magic.clear': { hint: 'What your d10 shows.' },
  'magic.energy': { hint: 'What your d10 shows.' },
  'magic.signature': { hint: 'What your d10 shows.' },
};

/** How the dice that an offer rolls are typed in; `null` where none fall that everybody sees (TABLE-063). */
export const typedHow = ({ command, rolls }: Offer): TypedHow | null =>
  rolls ? (takesTyped[command] ?? null) : null;

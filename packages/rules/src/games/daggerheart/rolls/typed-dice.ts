import type { Offer } from '../../../engine';
import type { TypedHow } from '../../../table';

const DUALITY_HINT = 'Hope first, then Fear, such as 9 4; what is rolled besides comes after them.';

/** How the dice of this game are typed in, by the command that rolls them. */
const takesTyped: Readonly<Record<string, TypedHow>> = {
  'roll.lock': { hint: DUALITY_HINT },
  'roll.reroll': { hint: 'What is rolled again; of both the Hope die first, such as 9 4.' },
  'roll.assist': { hint: DUALITY_HINT },
  'reaction.roll': { hint: DUALITY_HINT },
  'death.choose': { hint: 'Hope first, then Fear where both are rolled, such as 9 4.' },
  'fate.roll': { hint: 'What your d12 shows.' },
  'damage.roll': { hint: 'A number for each die, such as 7 3.' },
  'rest.start': { hint: 'What your d4 shows.' },
  'rest.move': { hint: 'What your d4 shows.' },
  // Where the die is hidden, it falls on the desk.
  'adversary.attack': {
    hint: 'Your d20, or both; you may add the damage dice of a hit, such as 15 6.',
    without: 'hidden',
  },
  'adversary.group': {
    hint: 'Your d20, or both; you may add the damage dice of a hit, such as 15 6.',
    without: 'hidden',
  },
  'companion.bond': { hint: 'A number for each d6, such as 4 6.' },
  'damage.cast': { hint: 'A number for each die, such as 7 3.' },
  'harm.several': { hint: 'A number for each die, such as 7 3.' },
  'adversaries.react': { hint: 'A number for each die, in the order of who reacts.' },
  'harm.fall': { hint: 'What your die shows.' },
};

/** How the dice that an offer rolls are typed in; `null` where it rolls none (TABLE-063). */
export function typedHow({ command, rolls }: Offer): TypedHow | null {
  const how = takesTyped[command] ?? null;
  const diceless = command === 'death.choose' || command === 'rest.move';
  return diceless && !rolls ? null : how;
}

import type { Offer } from '../../engine';
import type { TypedHow } from '../../table';

const BLESSINGS: TypedHow = {
  hint: 'What each d6 shows, a bump after the die that brought it, such as 1 4.',
};

/** How the dice of this game are typed in, by the command that rolls them (HUM-1809). */
const takesTyped: Readonly<Record<string, TypedHow>> = {
  'dedication.kindle': BLESSINGS,
  'dedication.regain': BLESSINGS,
  'specialization.analyse': { hint: 'What the four d6 show, such as 1 4 2 6.' },
  'blessing.take': BLESSINGS,
  'endeavor.round': {
    hint: 'What the d6 of each shows, in the order in which they are listed, a bump after the die that brought it.',
  },
  'check.roll': {
    hint: 'What your die shows, and each bump after it, such as 1 4; of a d20 in its place, such as d20 17 4.',
  },
  'check.spark': {
    hint: 'The other die first; then both in turn for each bump, such as 3 or 1 4 6.',
  },
  'check.leave': { hint: 'What your die shows as it bumps, such as 4.' },
  'check.improvise': { hint: 'What each die shows now, and each bump after it, such as 5.' },
  'luck.roll': { hint: 'A number for each d10, such as 3 7.' },
};

/** How the dice that an offer rolls are typed in; `null` where none fall that everybody sees (TABLE-063). */
export const typedHow = ({ command, rolls }: Offer): TypedHow | null =>
  rolls ? (takesTyped[command] ?? null) : null;

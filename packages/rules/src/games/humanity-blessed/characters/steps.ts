import { makingOf } from '../../../table';
import type { HumanityState } from '../state';
import { aptitudesAtStart } from './aptitudes';
import { LISTS } from './backstory';
import type { Character, MakingStepId } from './character';
import { protagonists } from './find';
import { stillToHand } from './larger';

/** What is lacking of a sheet, unless it is there. */
const unless = (there: boolean, what: string): string[] => (there ? [] : [what]);

/** So many of something, where any are lacking. */
const lacking = (count: number, one: string, some = `${one}s`): string[] =>
  count <= 0 ? [] : [count === 1 ? `one ${one}` : `${count} ${some}`];

/** How many things somebody begins with at least (HUM-214). */
const STARTING_GAINS = 3;

/** The steps of making a character. Somebody plays from the moment that they have a name. */
export const steps = makingOf<HumanityState, Character, MakingStepId>({
  all: (state) => protagonists(state).filter((one) => !one.companion),
  idOf: ({ id }) => id,
  by: ({ owner }) => owner ?? '',
  steps: [
    {
      id: 'identity',
      title: 'Name and looks',
      about: 'Whom the others meet: what they are called, and what one sees of them.',
      filledBy: [{ command: 'character.identity' }],
      lacks: (_, one) =>
        unless(one.looks !== '' || one.made.includes('identity'), 'what one sees of them'),
    },
    {
      id: 'highest',
      title: 'Highest Stat',
      about:
        'What they are best at. All Stats begin as a d4, this one as a d6; whoever begins larger hands out their dice.',
      filledBy: [{ command: 'character.highest' }, { command: 'character.sizes' }],
      lacks: (_, one) => [
        ...unless(one.highest !== null, 'a highest Stat'),
        ...stillToHand(one).map(({ label }) => label.toLowerCase()),
      ],
    },
    {
      id: 'motivation',
      title: 'Motivation',
      about: 'What drives them. It raises two more Stats.',
      filledBy: [{ command: 'character.motivation' }],
      lacks: (_, { motivation }) => unless(motivation !== null, 'a Motivation'),
    },
    {
      id: 'backstory',
      title: 'Backstory',
      about: 'Where they come from: what nobody else brings along.',
      filledBy: [{ command: 'character.backstory' }],
      lacks: (_, { backstory: { mentors, skills, ties, afternoon } }) => [
        ...unless(mentors !== '', 'whom they look up to'),
        ...lacking(LISTS.wanted - skills.length, 'skill'),
        ...lacking(LISTS.wanted - ties.length, 'tie', 'ties to others'),
        ...unless(afternoon !== '', 'an ordinary afternoon'),
      ],
    },
    {
      id: 'aptitudes',
      title: 'Aptitudes',
      about: 'What they are apt in, out of their Backstory: 3 and 4 count as 5 there.',
      filledBy: [{ command: 'aptitude.add' }, { command: 'aptitude.specialize' }],
      lacks: (_, one) => [
        ...lacking(aptitudesAtStart(one) - one.aptitudes.length, 'Aptitude'),
        ...unless(
          !one.larger || one.aptitudes.some(({ specialization }) => specialization !== null),
          'a Specialization of one of them',
        ),
      ],
    },
    {
      id: 'gains',
      title: 'Things gained',
      about: 'Three or four that they begin with: items, information, alliances.',
      filledBy: [{ command: 'gain.add' }],
      lacks: (_, { gains }) => lacking(STARTING_GAINS - gains.length, 'thing', 'things gained'),
    },
  ],
});

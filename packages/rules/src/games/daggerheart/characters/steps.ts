import { makingOf } from '../../../table';
import type { DaggerheartState } from '../state';
import type { Character, MakingStepId } from './character';
import { newCharacter } from './character';
import { party } from './find';

const { thresholds: usual } = newCharacter('', '', '');

/** What is lacking of words on the sheet. */
const unless = (there: boolean, what: string): string[] => (there ? [] : [what]);

/**
 * The steps of making a character, in the order of the sheet. Somebody plays from the moment that they have a name;
 * all else may wait, and whoever keeps what stands there has been through it as well.
 */
export const steps = makingOf<DaggerheartState, Character, MakingStepId>({
  all: party,
  idOf: ({ id }) => id,
  by: ({ owner }) => owner,
  steps: [
    {
      id: 'identity',
      title: 'Name and looks',
      about: 'Whom the others meet: what they are called, and what one sees of them.',
      filledBy: [{ command: 'character.identity', fields: ['name', 'pronouns', 'description'] }],
      lacks: (_, { description }) => unless(description !== '', 'what one sees of them'),
    },
    {
      id: 'calling',
      title: 'Class and heritage',
      about:
        'What they do, where they were born and among whom: in your words, or from the table’s library. A class may bring Evasion, HP and features.',
      filledBy: [
        { command: 'library.take', group: 'classes' },
        { command: 'character.identity', fields: ['class', 'subclass', 'heritage'] },
      ],
      lacks: (_, one) => [
        ...unless(one.class !== '', 'a class'),
        ...unless(one.heritage !== '', 'an ancestry and a community'),
      ],
    },
    {
      id: 'traits',
      title: 'Traits',
      about: 'What they are good at, and what they are not: each goes into the rolls of its kind.',
      filledBy: [{ command: 'character.traits' }],
      lacks: (_, { traits, made }) =>
        unless(made.includes('traits') || Object.values(traits).some(Boolean), 'six traits'),
    },
    {
      id: 'defences',
      title: 'Evasion, HP and armour',
      about:
        'How hard they are to hit, and how much they bear. Keep what stands there, or change it.',
      filledBy: [{ command: 'character.defences' }],
      lacks: (_, { made, thresholds: { major, severe }, armourName }) => {
        const changed = major !== usual.major || severe !== usual.severe || armourName !== '';
        return unless(made.includes('defences') || changed, 'thresholds and armour');
      },
    },
    {
      id: 'weapons',
      title: 'Weapons',
      about: 'What they fight with: written down, or from the table’s library.',
      filledBy: [{ command: 'library.take', group: 'weapons' }, { command: 'weapon.add' }],
      lacks: (_, { weapons }) => unless(weapons.length > 0, 'a weapon'),
    },
    {
      id: 'experiences',
      title: 'Experiences',
      about:
        'What life has taught them, a phrase each. A Hope adds its bonus to a roll that it fits.',
      filledBy: [{ command: 'experience.add' }],
      lacks: (_, { experiences }) => unless(experiences.length > 0, 'an Experience'),
    },
    {
      id: 'cards',
      title: 'Features and cards',
      about:
        'What only they can do. Five domain cards are at hand at a time; the others rest in the vault.',
      filledBy: [
        { command: 'library.take', group: 'cards' },
        { command: 'card.add' },
        { command: 'feature.add' },
      ],
      lacks: (_, { features, cards }) =>
        unless(features.length + cards.length > 0, 'a feature or a domain card'),
    },
    {
      id: 'story',
      title: 'Background and connections',
      about:
        'Where they come from, and what ties them to the others. Ask each other: what do you know of mine that nobody else does?',
      filledBy: [{ command: 'character.story' }],
      lacks: (_, { background, connections }) => [
        ...unless(background !== '', 'a background'),
        ...unless(connections !== '', 'what ties them to the others'),
      ],
    },
  ],
});

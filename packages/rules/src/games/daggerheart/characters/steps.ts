import { makingOf } from '../../../table';
import type { DaggerheartState } from '../state';
import type { Character, MakingStep } from './character';
import { newCharacter } from './character';
import { party } from './find';
import { hasAny } from './of-library';

const { thresholds: usual } = newCharacter('', '', '');

/** How many Experiences and cards somebody begins with. */
export const BEGINS_WITH = { experiences: 2, cards: 2 } as const;

/** What is lacking of words on the sheet. */
const unless = (there: boolean, what: string): string[] => (there ? [] : [what]);

/** Nothing is lacking of a step that somebody has said is as it should be. */
const lacking =
  (step: MakingStep, lacks: (state: DaggerheartState, one: Character) => string[]) =>
  (state: DaggerheartState, one: Character): string[] =>
    one.made.includes(step) ? [] : lacks(state, one);

/** How many domain cards somebody of this level has who has taken all of theirs. */
export const cardsDue = ({ level, extraCards = 0 }: Pick<Character, 'level' | 'extraCards'>) =>
  BEGINS_WITH.cards + level - 1 + extraCards;

/** Whether a class out of the library has subclasses there; what a table has written asks for none. */
const hasSubclasses = (state: DaggerheartState, { domains = [] }: Character): boolean =>
  domains.length > 0 && hasAny(state, 'subclasses');

/** What is lacking of domain cards: of a class out of the library so many, else anything at all (DGH-2011). */
function lacksCards({ domains = [], cards, features, ...one }: Character): string[] {
  if (domains.length === 0) {
    return unless(features.length + cards.length > 0, 'a feature or a domain card');
  }
  const left = cardsDue(one) - cards.length;
  if (left <= 0) return [];
  return [left === 1 ? 'a domain card' : `${left} domain cards`];
}

/**
 * The steps of making a character, in the order of the sheet. Somebody plays from the moment that they have a name;
 * all else may wait, and whoever keeps what stands there has been through it as well.
 */
export const steps = makingOf<DaggerheartState, Character, MakingStep>({
  all: party,
  idOf: ({ id }) => id,
  by: ({ owner }) => owner,
  steps: [
    {
      id: 'calling',
      title: 'Class',
      about: 'What they do. A class brings Evasion, HP, features and the domains of their cards.',
      filledBy: [
        { command: 'library.take', group: 'classes' },
        { command: 'library.take', group: 'subclasses' },
        { command: 'character.identity', fields: ['class', 'subclass'] },
      ],
      lacks: lacking('calling', (state, one) => [
        ...unless(one.class !== '', 'a class'),
        ...unless(one.subclass !== '' || !hasSubclasses(state, one), 'a subclass'),
      ]),
    },
    {
      id: 'heritage',
      title: 'Heritage',
      about: 'What they were born as, and among whom they grew up.',
      filledBy: [
        { command: 'library.take', group: 'ancestries' },
        { command: 'library.take', group: 'communities' },
        { command: 'character.identity', fields: ['heritage'] },
      ],
      lacks: lacking('heritage', (_, one) => {
        const { heritage, ancestry, community } = one;
        if (!ancestry && !community) return unless(heritage !== '', 'an ancestry and a community');
        return [...unless(!!ancestry, 'an ancestry'), ...unless(!!community, 'a community')];
      }),
    },
    {
      id: 'traits',
      title: 'Traits',
      about: 'What they are good at, and what they are not: each goes into the rolls of its kind.',
      filledBy: [{ command: 'character.traits' }],
      lacks: lacking('traits', (_, { traits }) =>
        unless(Object.values(traits).some(Boolean), 'six traits'),
      ),
    },
    {
      id: 'weapons',
      title: 'Weapons',
      about: 'What they fight with, and what else they carry.',
      filledBy: [
        { command: 'library.take', group: 'weapons' },
        { command: 'weapon.add' },
        { command: 'item.add' },
      ],
      lacks: (_, { weapons, made }) => unless(weapons.length > 0 || isWhole(made), 'a weapon'),
    },
    {
      id: 'defences',
      title: 'Evasion, HP and armour',
      about:
        'How hard they are to hit, and how much they bear. Keep what stands there, or change it.',
      filledBy: [{ command: 'library.take', group: 'armours' }, { command: 'character.defences' }],
      lacks: lacking('defences', (_, { thresholds: { major, severe }, armourName }) => {
        const changed = major !== usual.major || severe !== usual.severe || armourName !== '';
        return unless(changed, 'thresholds and armour');
      }),
    },
    {
      id: 'experiences',
      title: 'Experiences',
      about:
        'What life has taught them, a phrase each. A Hope adds its bonus to a roll that it fits.',
      filledBy: [{ command: 'experience.add' }],
      lacks: lacking('experiences', (_, { experiences: { length } }) =>
        length >= BEGINS_WITH.experiences
          ? []
          : [length === 0 ? 'two Experiences' : 'a second Experience'],
      ),
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
      lacks: lacking('cards', (_, one) => lacksCards(one)),
    },
    {
      id: 'identity',
      title: 'Name and looks',
      about: 'Whom the others meet: what they are called, and what one sees of them.',
      filledBy: [{ command: 'character.identity', fields: ['name', 'pronouns', 'description'] }],
      lacks: (_, { description, made }) =>
        unless(description !== '' || isWhole(made), 'what one sees of them'),
    },
    {
      id: 'story',
      title: 'Background and connections',
      about:
        'Where they come from, and what ties them to the others. Ask each other: what do you know of mine that nobody else does?',
      filledBy: [{ command: 'character.story' }],
      lacks: (_, { background, connections, made }) =>
        isWhole(made)
          ? []
          : [
              ...unless(background !== '', 'a background'),
              ...unless(connections !== '', 'what ties them to the others'),
            ],
    },
  ],
});

/**
 * Whether their player has said that this is all. Steps that one form fills in part by part are not done by the first
 * part; of the others no form marks the heritage alone.
 */
const isWhole = (made: readonly MakingStep[]): boolean => made.includes('heritage');

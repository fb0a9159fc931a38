import { makingOf } from '../../../table';
import type { StarsState } from '../state';
import { aspects, aspectWords } from '../vocabulary';
import { aspectOf } from './aspects';
import { cast, traitsOf } from './find';
import type { MakingStepId, Protagonist } from './protagonist';
import type { Trait } from './trait';

/** What is lacking of words on the sheet. */
const unless = (there: boolean, what: string): string[] => (there ? [] : [what]);

/** Whether somebody has been through a step, or there is something of it. */
const made = (one: Protagonist, step: MakingStepId, there: boolean): boolean =>
  there || one.made.includes(step);

/** The Traits of a kind that somebody has. */
const ofKind = (state: StarsState, { id }: Protagonist, kind: Trait['kind']): Trait[] =>
  traitsOf(state, id).filter((trait) => trait.kind === kind);

/** To whom nothing is said yet of what ties them. */
const unwritten = (state: StarsState, one: Protagonist): string[] =>
  ofKind(state, one, 'connection').flatMap(({ text, towards }) => {
    const to = state.public.protagonists[towards ?? ''];
    return to?.name === text && to.standing !== 'gone' ? [`what ${text} is to them`] : [];
  });

/** Two of what people begin with. */
const two = (there: number, what: string): string[] =>
  there >= 2 ? [] : [there === 1 ? `one more ${what}` : `two ${what}s`];

/**
 * The steps of making a protagonist. Somebody plays from the moment that they have a name; what the page leaves to
 * other pages is typed in, and what is empty is shown and bars nothing (SNS-2401).
 */
export const steps = makingOf<StarsState, Protagonist, MakingStepId>({
  all: cast,
  idOf: ({ id }) => id,
  by: ({ owner }) => owner,
  steps: [
    {
      id: 'identity',
      title: 'Name and looks',
      about: 'Whom the others meet: what they are called, and what one sees of them.',
      filledBy: [{ command: 'protagonist.identity' }],
      lacks: (_, one) => unless(made(one, 'identity', one.looks !== ''), 'what one sees of them'),
    },
    {
      id: 'class',
      title: 'Class and features',
      about:
        'What kind of heroine they are, in a word of your own, and what that lets them do: a card each. Classes stand on another page of the rules; here you write your own.',
      filledBy: [{ command: 'protagonist.class' }, { command: 'feature.add' }],
      lacks: (_, one) => unless(made(one, 'class', one.class !== ''), 'a Class'),
    },
    {
      id: 'abilities',
      title: 'Abilities',
      about:
        'Nine ranks from 1 to 10. Each gives a die; three of a kind together are a pool of Effort: Blood, Sweat or Tears.',
      filledBy: [{ command: 'protagonist.abilities' }],
      lacks: (_, one) =>
        unless(
          made(
            one,
            'abilities',
            Object.values(one.abilities).some((rank) => rank > 1),
          ),
          'nine Abilities',
        ),
    },
    {
      id: 'skills',
      title: 'Skills',
      about: 'Three to an Ability. One adds to a Check; those you leave at 0 add nothing.',
      filledBy: [{ command: 'protagonist.skills' }],
      lacks: (_, one) =>
        unless(made(one, 'skills', Object.values(one.skills).some(Boolean)), 'some Skills'),
    },
    {
      id: 'aspects',
      title: 'Mask, Heart and Shadow',
      about:
        'Whom the world sees, who they are underneath, and what they would rather not be. One of them you may keep to yourself and the referee.',
      filledBy: [{ command: 'trait.aspect' }],
      lacks: (state, one) =>
        aspects
          .filter((aspect) => !aspectOf(state, one.id, aspect))
          .map((aspect) => `a ${aspectWords[aspect].name}`),
    },
    {
      id: 'connections',
      title: 'Connections',
      about: 'What each of the others is to them, in a few words. Ask each other.',
      filledBy: [{ command: 'trait.connection' }],
      lacks: (state, one) => (one.made.includes('connections') ? [] : unwritten(state, one)),
    },
    {
      id: 'agendas',
      title: 'Agendas',
      about: 'Two goals of their own. What they live through with them makes them grow.',
      filledBy: [{ command: 'trait.agenda' }],
      lacks: (state, one) =>
        one.made.includes('agendas') ? [] : two(ofKind(state, one, 'agenda').length, 'Agenda'),
    },
    {
      id: 'anchors',
      title: 'Anchors',
      about: 'Two ties to the ordinary world: somebody, a place, a habit. Nothing magical.',
      filledBy: [{ command: 'trait.anchor' }],
      lacks: (state, one) =>
        one.made.includes('anchors') ? [] : two(ofKind(state, one, 'anchor').length, 'Anchor'),
    },
    {
      id: 'affinities',
      title: 'Affinities',
      about:
        'Subjects and ways that they know well. From rank 2 on, some can be invoked for nothing.',
      filledBy: [{ command: 'trait.affinity' }],
      lacks: (state, one) => unless(ofKind(state, one, 'affinity').length > 0, 'an Affinity'),
    },
    {
      id: 'magic',
      title: 'Magic',
      about: 'The Gift and its Catch, a Relic, what the Regalia give, and two Signature Moves.',
      filledBy: [{ command: 'protagonist.magic' }, { command: 'protagonist.signature' }],
      lacks: (_, one) => [
        ...unless(made(one, 'magic', one.magic.gift !== ''), 'a Gift and a Catch'),
        ...two(one.magic.moves.length, 'Signature Move'),
      ],
    },
  ],
});

import type { Ability, Playbook } from '../content';
import { ability, downtimeDie, pushExtra, specialArmour } from '../effects/ability';
import { deeperUnderstanding } from './deeper-understanding';
import { knowItAll } from './know-it-all';
import { noSleep } from './no-sleep';
import { preparedEarlier } from './prepared-earlier';
import { safeDistance } from './safe-distance';
import { thingsFeel } from './things-feel';

const closed = ['make-a-connection', 'help-a-friend-recover'];

/** Stranger to kindness (GBM-PB-STR-009, 010). Others may still connect with the Stranger (011). */
const strangerToKindness = ability({
  id: 'stranger-to-kindness',
  name: 'Stranger to kindness',
  summary:
    'In downtime you cannot make a connection or help a friend recover; others can still connect with you. You always roll Stars for obligation. +1d to investigate.',
  kind: 'special',
  effects: [downtimeDie('investigate')],
  hooks: {
    forbid: { activity: ({ activity }) => (closed.includes(activity) ? true : null) },
    instead: { obligation: { attribute: 'stars' } },
  },
});

const special: Playbook['special'] = [
  strangerToKindness,
  ability({
    id: 'oblivious',
    name: 'Oblivious',
    summary:
      'Special armour against emotional trauma; or spend it to be overlooked entirely until you act directly.',
    kind: 'special',
    effects: [
      specialArmour(
        'a consequence of emotional trauma',
        'be overlooked entirely until you act directly',
      ),
    ],
  }),
  safeDistance,
  noSleep,
  thingsFeel,
  ...knowItAll,
];

const transcendent: Ability[] = [
  ability({
    id: 'ex-machina',
    name: 'Ex machina',
    summary:
      'Each push also sets non-human things against your foes, or has your surroundings change as you need them.',
    kind: 'transcendent',
    effects: [
      pushExtra('ex-machina:things', 'Non-human things hinder or distract your foes'),
      pushExtra('ex-machina:place', 'Your surroundings change as you need them'),
    ],
  }),
  deeperUnderstanding,
  preparedEarlier,
];

/** The Stranger (GBM-PB-STR-001…020). */
export const theStranger: Playbook = {
  id: 'the-stranger',
  name: 'The Stranger',
  tagline: 'A light that shines from far away',
  colour: 'lagoon',
  summary:
    'Quiet, watchful and careful, you notice what nobody else does. The world is a machine of wonders to you, to be taken apart with patience. You feel a great deal, and hardly ever find a way to say so.',
  playIf:
    'Good at finding out, planning and long-term work. For you, if you would rather show care from a distance, and like to be the one who knows.',
  xpTrigger: 'You met a challenge with knowledge or subtlety.',
  mundaneName: ['a confusing name', 'a name like a model number'],
  trueName: ['an alien name', 'an unnerving name'],
  ideas: {
    trueNames: ['Zero', 'Oth', 'The Ninth Signal', 'Vantablack', 'Hollow Star'],
    looks: [
      'eyes that catch the light like a cat’s',
      'clothes with the labels still on',
      'never quite in focus in photographs',
      'moves as if water were everywhere',
    ],
  },
  promises: [
    {
      id: 'growth',
      label: 'A promise of growth',
      names: 1,
      hint: 'What you want to learn from them, or what you could become with their help.',
      ideas: [
        'You will teach me to laugh at the right time.',
        'I will learn what it is you do when you cry.',
        'One day I will want something of my own. You will be the first to know.',
      ],
    },
    {
      id: 'misguided',
      label: 'A misguided promise',
      names: 1,
      hint: 'Something that you believe is right, or good for them. Everybody else can see that it is not.',
      ideas: [
        'I will remove everybody who makes you sad.',
        'I will tell your family the truth, so that you need not lie.',
        'I will decide for you whenever you hesitate.',
      ],
    },
  ],
  eclipse: {
    prompt:
      'Friends and feelings have only held you up. You turn to one clear, logical, impossible task, and let nothing and nobody else in until it is done.',
    escape:
      'Somebody works at your side on that task without judging you, and you leave it unfinished and unsolved.',
  },
  questions: [
    'What is concealed here?',
    'What here would give me the edge?',
    'What is [X] for?',
    'Who or what is out of place here?',
    'What could come of it if I [X]?',
    'Who or what here is on its own?',
  ],
  startingActions: ['analyze', 'conceal'],
  special,
  transcendent,
};

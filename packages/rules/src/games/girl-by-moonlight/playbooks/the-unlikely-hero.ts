import type { Ability, Playbook } from '../content';
import { ability, claim, gatherDie } from '../effects/ability';
import type { RollOption } from '../hooks';
import { nameOf } from '../lookups';
import { herosDestiny, onlyMortal } from './only-mortal';

const confronting: RollOption = {
  id: 'call-out:confront',
  label: 'Call out: you confront hurtful behaviour',
  dice: 1,
};

/** Call out (GBM-PB-UNL-016): also where no danger is. */
const callOut = ability({
  id: 'call-out',
  name: 'Call out',
  summary:
    '+1d when you confront somebody about the hurt that they do. If they do not repent, mark xp.',
  kind: 'special',
  effects: [claim('unrepentant', 'Whom you called out does not repent')],
  hooks: { options: { action: [confronting], gather: [confronting], downtime: [confronting] } },
});

/** Worth saving (GBM-PB-UNL-017): the die is for those who step in for the bearer. */
const worthSaving = ability({
  id: 'worth-saving',
  name: 'Worth saving',
  summary:
    'Mark xp when you run headlong into danger and nobody comes to help. Allies who protect you from consequences roll +1d.',
  kind: 'special',
  effects: [claim('nobody-came', 'You ran foolishly into danger, and nobody came to help')],
  hooks: {
    modify: {
      allyAttributeDice: ({ roll, consequence, self, other }) =>
        roll === 'resistance' && consequence?.protecting === self.id && other.id !== self.id
          ? [{ source: `Worth saving: ${nameOf(self)}`, amount: 1 }]
          : null,
    },
  },
});

/** On the playbook's own list, and free with Heartfelt: it is put to a player about their protagonist. */
const TRULY_FEELING = 'What do you feel, if you are honest?';

/** Heartfelt (GBM-PB-UNL-018). */
const heartfelt = ability({
  id: 'heartfelt',
  name: 'Heartfelt',
  summary:
    '+1d to gather information about somebody’s feelings. You may always ask a player, for free, what their protagonist truly feels.',
  kind: 'special',
  effects: [
    gatherDie('heartfelt:feelings', 'somebody’s feelings'),
    { effect: 'free-question', words: TRULY_FEELING },
  ],
});

/** Believe in me (GBM-PB-UNL-019): who holds the link still decides when it is spent, and on what. */
const believeInMe: Ability = {
  id: 'believe-in-me',
  name: 'Believe in me',
  summary:
    'Your links, and the links that others have with you, can be spent on anybody. Everybody decides on their own.',
  kind: 'special',
  hooks: { may: { linksOnAnybody: true } },
};

/** The Unlikely Hero (GBM-PB-UNL-001…019). There is no transcendent list (GBM-CHR-007). */
export const theUnlikelyHero: Playbook = {
  id: 'the-unlikely-hero',
  name: 'The Unlikely Hero',
  tagline: 'No powers to show for it, and a heart that counts for more',
  colour: 'amber',
  summary:
    'Full of hope, honest and new to all this, you run to keep up with friends who can do what you cannot. They see something great in you; you are not so sure. One day it may be you who changes everything.',
  playIf:
    'Good at speaking plainly, binding people together, and being where it hurts. For you, if you like to begin small, to need your friends, and to choose the moment when you become more.',
  xpTrigger: 'You met a challenge with compassion or honesty.',
  mundaneName: ['an innocent name', 'a pretty name'],
  trueName: ['a sacred name', 'a renowned name'],
  ideas: {
    trueNames: ['Saint Clover', 'Dawnbringer', 'Lux', 'Everlight', 'White Hart'],
    looks: [
      'grass stains and a borrowed ribbon',
      'a school bag that is never closed',
      'taller when nobody looks',
      'hair that has won every fight with a comb',
    ],
  },
  promises: [
    {
      id: 'naive',
      label: 'A naive promise',
      names: 1,
      hint: 'What you believe with all your heart because you do not know any better yet.',
      ideas: [
        'If we only talk to them, nobody has to fight.',
        'I will make everybody like you as much as I do.',
        'Good people do not die. So you will not.',
      ],
    },
    {
      id: 'impossible',
      label: 'An impossible promise',
      names: 1,
      hint: 'What nobody could ever do. You mean it all the same.',
      ideas: [
        'I will bring your sister back.',
        'I will be there every time, wherever you are.',
        'I will give you back the year that you lost.',
      ],
    },
  ],
  eclipse: {
    prompt:
      'They need somebody, and it is not you. You are weak, a burden, not worth what they have given you. So run to wherever it is worst: at least there you might be of some use.',
    escape:
      'Somebody truly talks with you about how you feel, and shows you that they have felt it too. Being told that all is well is not enough.',
  },
  questions: [
    'What here is the greatest danger?',
    'Who here feels [X]?',
    TRULY_FEELING,
    'Who here has strength, or can be hurt?',
    'Where is there something beautiful here?',
    'What do you need that nobody gives you?',
  ],
  startingActions: ['confess', 'forgive'],
  special: [onlyMortal, herosDestiny, callOut, worthSaving, heartfelt, believeInMe],
  transcendent: [],
};

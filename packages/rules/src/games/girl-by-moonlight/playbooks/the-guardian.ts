import type { Ability, Playbook } from '../content';
import { ability, dieWhen, reminder } from '../effects/ability';
import type { Bearer, RollOption } from '../hooks';
import { forActivity, whenGathering } from '../hooks/options';
import { cast, nameOf, protagonist } from '../lookups';
import { helpOf } from '../rolls/helping';
import { advanceRecovery } from '../sheet/harm';
import { recoverStress } from '../sheet/stress';
import { honourBound } from './honour-bound';

const whoIsHurting = 'Who here is in pain?';

const foreseeing: RollOption = {
  id: 'watchful:threats',
  label: 'Watchful: it is about what could threaten you here',
  effect: 1,
};

/** Watchful (GBM-PB-GUA-011). */
const watchful: Ability = {
  id: 'watchful',
  name: 'Watchful',
  summary:
    '+1d to resist what you take on by protecting an ally. Gathering information on threats that may be near has +1 effect.',
  kind: 'special',
  hooks: {
    modify: {
      attributeDice: ({ roll, consequence }) =>
        roll === 'resistance' && (consequence?.protecting ?? null) !== null ? 1 : null,
    },
    options: {
      ...whenGathering(foreseeing),
      // What is investigated is gathered information as well (AMB-79).
      downtime: [forActivity('investigate', foreseeing)],
    },
  },
};

/** Constant care (GBM-PB-GUA-013, 014): the one who helps recovers as much as the friend. */
const constantCare = ability({
  id: 'constant-care',
  name: 'Constant care',
  summary:
    'When you help a friend recover, your own recovery clock moves as far. Gathering information, you may always ask who is in pain for free.',
  kind: 'special',
  effects: [{ effect: 'free-question', words: whoIsHurting }],
  hooks: {
    after: {
      activity({ self, activity, amount }, play) {
        if (activity.activity !== 'help-a-friend-recover' || activity.by !== self.id) return;
        if (self.harm.length === 0) return;
        play.say(`Constant care: ${advanceRecovery(play, self.id, amount)}`);
      },
    },
  },
});

/** Righteous (GBM-PB-GUA-016). */
const righteous = ability({
  id: 'righteous',
  name: 'Righteous',
  summary: 'Your courage humbles the deadly foes whom you confront. +1d to forgive a humbled foe.',
  kind: 'special',
  effects: [
    dieWhen('righteous:humbled', 'forgive', 'forgive a humbled foe'),
    reminder(
      'action',
      'A foe who is a true danger to any of you is humbled when you confront them. The director says how it shows.',
    ),
  ],
});

const special: Playbook['special'] = [
  honourBound,
  watchful,
  ability({
    id: 'you-dont-have-to-feel-it',
    name: 'You don’t have to feel it',
    summary:
      'Penalties from your harm are one level lower: none for level 1, less effect for level 2, −1d for level 3. Level 4 is fatal all the same.',
    kind: 'special',
    effects: [{ effect: 'harm-penalties', amount: 1 }],
  }),
  constantCare,
  {
    id: 'here-for-you',
    name: 'Here for you',
    summary:
      'Special armour against what you take on by protecting an ally; or spend it to give +1d to somebody else’s action.',
    kind: 'special',
    hooks: {
      specialArmour: {
        negates: 'a consequence that you take on by protecting an ally',
        fits: ({ consequence }) => consequence.protecting !== null,
        instead: '+1d for the action of somebody else',
        givesDie: true,
      },
    },
  },
  righteous,
];

const strikingBack: RollOption = {
  id: 'how-dare-you:striking-back',
  label: 'How dare you: the foe caused harm that a friend still has',
  effect: 1,
};

/** How dare you (GBM-PB-GUA-018): for as long as harm on a friend’s sheet tells of it. */
const howDareYou: Ability = {
  id: 'how-dare-you',
  name: 'How dare you',
  summary:
    'Strike back at somebody who has harmed a friend, in whatever way stops them: +1 effect, and you recover 1 stress if it succeeds.',
  kind: 'transcendent',
  hooks: {
    options: { action: [(context) => (friendsAreHarmed(context) ? [strikingBack] : [])] },
    after: {
      action({ state, self, roll }, play) {
        if (roll.roller !== self.id || !roll.options.includes(strikingBack.id)) return;
        if (roll.band === null || roll.band === 'bad' || !friendsAreHarmed({ state, self })) return;
        play.say(recoverStress(play, self.id, 1, 'How dare you'));
      },
    },
  },
};

/**
 * Bolstering presence (GBM-PB-GUA-019): whoever rolls with the Guardian’s help marks a segment, and
 * so does whoever follows up on the Guardian’s set-up; with both, one for each.
 */
const bolsteringPresence: Ability = {
  id: 'bolstering-presence',
  name: 'Bolstering presence',
  summary: 'When you assist or set up a teammate, they mark 1 segment on their recovery clock.',
  kind: 'transcendent',
  hooks: {
    after: {
      action({ state, self, roll }, play) {
        if (roll.roller === self.id) return;
        const times = [...helpOf(roll), roll.setUp].filter((help) => help?.by === self.id).length;
        const teammate = protagonist(state, roll.roller);
        if (times === 0 || teammate.harm.length === 0) return;
        play.say(`${nameOf(self)} is there: ${advanceRecovery(play, teammate.id, times)}`);
      },
    },
  },
};

const transcendent: Ability[] = [
  ability({
    id: 'indomitable',
    name: 'Indomitable',
    summary: 'Resisting a consequence costs you at most 2 stress. +1d on eclipse rolls.',
    kind: 'transcendent',
    effects: [
      { effect: 'resistance-stress', amount: 2 },
      { effect: 'eclipse-die', amount: 1 },
    ],
  }),
  howDareYou,
  bolsteringPresence,
];

function friendsAreHarmed({ state, self }: Bearer): boolean {
  return cast(state).some(({ id, harm }) => id !== self.id && harm.length > 0);
}

/** The Guardian (GBM-PB-GUA-001…019). */
export const theGuardian: Playbook = {
  id: 'the-guardian',
  name: 'The Guardian',
  tagline: 'A shield for all who need one, and a hand that heals',
  colour: 'sky',
  summary:
    'Patient, kind and always on the watch, you live by a code and help others to be their best. You are slow to anger, until somebody lays a hand on your friends.',
  playIf:
    'Good at protecting, healing and standing firm. For you, if you would rather end the trouble that your friends began, and like to ask what a principle costs.',
  xpTrigger: 'You met a challenge with kindness or self-sacrifice.',
  mundaneName: ['a traditional name', 'a resolute name'],
  trueName: ['a warrior’s name', 'an iconic name'],
  ideas: {
    trueNames: ['Shieldmaiden', 'Iron Laurel', 'Valiant', 'Bastion', 'Steadfast'],
    looks: [
      'taller than the doorway',
      'bandaged knuckles, gentle hands',
      'an old uniform jacket over the new one',
      'stands between you and the door',
    ],
  },
  promises: [
    {
      id: 'martyrdom',
      label: 'A promise of martyrdom',
      names: 1,
      hint: 'What you would give up for them, even if it cost you everything.',
      ideas: [
        'If only one of us comes home, it will be you.',
        'I will carry your sentence as if it were mine.',
        'The day they come for you, they will find me at the door.',
      ],
    },
    {
      id: 'protective',
      label: 'A protective promise',
      names: 1,
      hint: 'What you will keep from them, whatever it takes and whether or not they want it.',
      ideas: [
        'Nobody will ever tell you what that victory cost.',
        'You will sleep tonight. I keep the watch.',
        'They will not take your childhood, too.',
      ],
    },
  ],
  eclipse: {
    prompt:
      'Setting an example was never enough. Wherever you look, people cannot keep one plain rule, and everything is the worse for it. From now on your code binds everybody: no exceptions and no mercy, until they are sorry.',
    escape:
      'Somebody shows you a thing so pure and beautiful that your code has nothing to say about it, and you lay your crusade down.',
  },
  questions: [
    'Where does the greatest danger lie?',
    'Who around here is frightened?',
    'What does [X] need from me?',
    'Whom would my foes go for first?',
    'Who here would not shrink from violence?',
    whoIsHurting,
  ],
  startingActions: ['defy', 'perceive'],
  special,
  transcendent,
};

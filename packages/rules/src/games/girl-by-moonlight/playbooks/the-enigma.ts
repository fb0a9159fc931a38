import { RECOVERY_SEGMENTS } from '../constants';
import type { Ability, Playbook } from '../content';
import { ability, dieWhen, noteDown, pushExtra, reminder, specialArmour } from '../effects/ability';
import type { Bearer, RollOption } from '../hooks';
import { nameOf } from '../lookups';
import { markXp } from '../sheet/experience';
import { advanceRecovery, recoveryMarked } from '../sheet/harm';
import { limited } from '../sheet/uses';

const SECRETLY = 'working-from-the-shadows:secretly';
const friendsCalled = limited('mission', 'powerful-friends');
/** What is left of their favour, until the mission ends. */
const FRIENDS_OPEN = 'mission:powerful-friends-open';

/** Working from the shadows (GBM-PB-ENI-010). */
const workingFromTheShadows = ability({
  id: 'working-from-the-shadows',
  name: 'Working from the shadows',
  summary: '+1d to set up another’s action in secret. If that action succeeds, you mark xp.',
  kind: 'special',
  effects: [dieWhen(SECRETLY, 'set-up', 'in secret')],
  hooks: {
    after: {
      action({ roll, self }, play) {
        const { setUp, band } = roll;
        if (setUp?.by !== self.id || roll.roller === self.id) return;
        if (!setUp.options.includes(SECRETLY) || band === null || band === 'bad') return;
        play.say(`${nameOf(self)}’s work in the shadows pays off.`, {
          notes: [markXp(play, self.id, 'playbook', 1, 'Working from the shadows')],
        });
      },
    },
  },
});

const unnoticed: RollOption = {
  id: 'shrouded-in-secrets:mundane',
  label: 'Shrouded in secrets: your mundane self hides it',
  dice: 1,
};

/** Shrouded in secrets (GBM-PB-ENI-012): for what the mundane self does. */
const shroudedInSecrets: Ability = {
  id: 'shrouded-in-secrets',
  name: 'Shrouded in secrets',
  summary:
    'Nobody unmasks you unless you let them. +1d when your mundane identity hides your purpose or keeps you unnoticed.',
  kind: 'special',
  hooks: {
    options: { action: [mundaneOnly], gather: [mundaneOnly], downtime: [mundaneOnly] },
    reminders: [{ when: 'always', text: 'Nobody can unmask you without your consent.' }],
  },
};

const COVER_STORY = 'cover-story';

/** Cover story (GBM-PB-ENI-013). */
const coverStory: Ability = {
  id: COVER_STORY,
  name: 'Cover story',
  summary: 'You may take −1d on your obligation roll to fill the rest of your recovery clock.',
  kind: 'special',
  hooks: {
    options: {
      obligation: [
        {
          id: COVER_STORY,
          label: 'Cover story: fill your recovery clock. How do you explain your injuries?',
          dice: -1,
        },
      ],
    },
    after: {
      obligation({ self, options }, play) {
        if (!options.includes(COVER_STORY)) return;
        play.say(`${nameOf(self)} has a cover story for every scratch.`, {
          notes: [
            advanceRecovery(play, self.id, RECOVERY_SEGMENTS - recoveryMarked(play.state, self)),
          ],
        });
      },
    },
  },
};

const special: Playbook['special'] = [
  ability({
    id: 'behind-the-mask',
    name: 'Behind the mask',
    summary:
      'Your mundane and your transcendent self lead lives apart, and nobody knows that they are one. The transcendent one wears a mask.',
    kind: 'special',
    effects: [
      noteDown('mask', 'Your mask'),
      reminder('always', 'Nobody knows that both your selves are one.'),
    ],
  }),
  workingFromTheShadows,
  ability({
    id: 'phantom',
    name: 'Phantom',
    summary:
      'Special armour against being detected or overlooked; or spend it to have everybody’s attention at once.',
    kind: 'special',
    effects: [
      specialArmour(
        'a consequence that would have you detected or overlooked',
        'have the attention of everybody present at once',
      ),
    ],
  }),
  shroudedInSecrets,
  coverStory,
  ability({
    id: 'two-steps-ahead',
    name: 'Two steps ahead',
    summary: 'Twice per mission you assist without stress, by what you have prepared.',
    kind: 'special',
    effects: [{ effect: 'free-assist', words: 'What did you prepare?', amount: 2 }],
  }),
];

/** Powerful friends (GBM-PB-ENI-017): opens a downtime activity in a flashback, one step better. */
const powerfulFriends: Ability = {
  id: 'powerful-friends',
  name: 'Powerful friends',
  summary:
    'Once per mission, flash back to a downtime action of your transcendent self, for no stress. Its result is one step better.',
  kind: 'transcendent',
  hooks: {
    flashbackDowntime: { useKey: FRIENDS_OPEN, shift: 1 },
    uses: [
      {
        id: 'use',
        label: 'Flash back to a downtime action',
        cost: 'once per mission',
        unavailable: friendsAreAway,
        run(play, self) {
          const uses = { ...self.uses, [friendsCalled.key]: 1, [FRIENDS_OPEN]: 1 };
          play.emit({ type: 'protagonistChanged', id: self.id, changes: { uses } });
        },
      },
    ],
  },
};

const transcendent: Ability[] = [
  ability({
    id: 'the-big-reveal',
    name: 'The big reveal',
    summary:
      'The moment you transcend you may vanish, and reappear whenever and wherever you like.',
    kind: 'transcendent',
    effects: [
      reminder(
        'transcend',
        'You may vanish the moment you transcend, and reappear when and where you like.',
      ),
    ],
  }),
  ability({
    id: 'watch-this',
    name: 'Watch this!',
    summary:
      'Each push also brings a superhuman feat of athletics, or a monologue that nobody interrupts.',
    kind: 'transcendent',
    effects: [
      pushExtra('watch-this:athletics', 'A superhuman feat of athletics'),
      pushExtra('watch-this:monologue', 'A monologue that nobody interrupts'),
    ],
  }),
  powerfulFriends,
];

function mundaneOnly({ self }: Bearer): RollOption[] {
  return self.transcendence.active ? [] : [unnoticed];
}

function friendsAreAway({ state, self }: Bearer): string | null {
  if (state.public.episode.mission?.stage !== 'under-way') return 'Only during a mission.';
  if (!self.transcendence.active) return 'Only while you are transcended.';
  return friendsCalled.left(self) === 0 ? 'Once per mission.' : null;
}

/** The Enigma (GBM-PB-ENI-001…017). */
export const theEnigma: Playbook = {
  id: 'the-enigma',
  name: 'The Enigma',
  tagline: 'An ally full of mystery, a hero full of drama',
  colour: 'violet',
  summary:
    'Graceful, distant and secretive, you lead two lives. You are there when you are needed most and gone before anybody can thank you, and you always leave them wondering.',
  playIf:
    'Good at secrets, disguises and great entrances. For you, if you enjoy a double life, a mask, and the question of whom you will let behind it.',
  xpTrigger: 'You met a challenge with mystery or ostentatious action.',
  mundaneName: ['a forgettable name', 'a puzzling name'],
  trueName: ['a dashing name', 'an imperious name'],
  ideas: {
    trueNames: ['Silverglass', 'Marquise Veil', 'Black Swan', 'The Masked Heron', 'Argent'],
    looks: [
      'a mask that nobody has seen come off',
      'a long coat, a longer shadow',
      'gloves, always',
      'dressed for a ball that is not tonight',
    ],
  },
  promises: [
    {
      id: 'secretive',
      label: 'A secretive promise',
      names: 1,
      hint: 'Something about you that they must not find out, or something of theirs that you keep hidden. Which of your two faces promises it?',
      ideas: [
        'You will never learn whose letters you fell in love with.',
        'What you did that night stays behind my mask.',
        'I read your file before you did, and I will keep it shut.',
      ],
    },
    {
      id: 'intimate',
      label: 'An intimate promise',
      names: 1,
      hint: 'How close you want to come to them, or how far you let them in.',
      ideas: [
        'One day you will see the face beneath this one.',
        'You may ask me three questions, and I will not lie.',
        'I will let you hear me sing when nobody pays for it.',
      ],
    },
  ],
  eclipse: {
    prompt:
      'Nobody could love who you are; they love the mask. So be the mask and nothing else: all beauty, all drama, all surface, just as they want it.',
    escape:
      'Somebody opens their own heart to you truthfully, and you show them who you are. They make a promise about keeping your secret.',
    helperPromise: 'A promise about keeping the secret',
  },
  questions: [
    'What is [X] planning?',
    'Who here has something to hide?',
    'Where is [X] to be found?',
    'What is the weak spot here?',
    'What would keep me out of sight?',
    'What is [X] truly after?',
  ],
  startingActions: ['express', 'conceal'],
  special,
  transcendent,
};

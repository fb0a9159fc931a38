import type { Ability, Playbook } from '../content';
import { ability, claim, noteDown, pushExtra, reminder, specialArmour } from '../effects/ability';
import { nameOf, protagonist } from '../lookups';
import { isRival } from '../sheet/rival';

const RIVAL = 'rival';
const FOE = 'foe';
const whereIsMyRival = 'Where is my rival, and what are they up to?';

/** Something to prove (GBM-PB-OUT-009): there is always exactly one rival. */
const somethingToProve: Ability = {
  id: 'something-to-prove',
  name: 'Something to prove',
  summary: 'Another protagonist is your rival: always one, and never more.',
  kind: 'special',
  hooks: {
    settings: [
      {
        id: RIVAL,
        label: 'Your rival',
        kind: { of: 'protagonist' },
        atCreation: true,
        fixed: true,
      },
    ],
    may: { rival: ({ self, other }) => other.id === self.settings[RIVAL] },
  },
};

/** Reckless (GBM-PB-OUT-010): dice now, for worse resistance afterwards. */
const reckless: Ability = {
  id: 'reckless',
  name: 'Reckless',
  summary:
    'On a desperate roll you may take +1d for −1d on every resistance roll against its consequences.',
  kind: 'special',
  hooks: {
    options: {
      action: [{ id: 'reckless', label: 'Reckless', dice: 1, resistance: -1, from: 'desperate' }],
    },
  },
};

/** Anything you do, I do better (GBM-PB-OUT-015, 016). */
const anythingYouDo = ability({
  id: 'anything-you-do',
  name: 'Anything you do, I do better',
  summary:
    'Assisting your rival gives +2d and costs 2 stress. When either of you refuses the other’s help, mark xp.',
  kind: 'special',
  effects: [claim('help-refused', 'You refused your rival’s help, or they refused yours')],
  hooks: {
    assist({ state, self, roll }) {
      const roller = protagonist(state, roll.roller);
      if (!isRival(state, self, roller)) return [];
      return [{ replaces: true, stress: 2, dice: 2, label: 'Your rival: 2 stress for +2d' }];
    },
  },
});

const special: Playbook['special'] = [
  somethingToProve,
  reckless,
  ability({
    id: 'jaded',
    name: 'Jaded',
    summary:
      'Special armour against consequences of what your rival does; or spend it to act before them.',
    kind: 'special',
    effects: [specialArmour('a consequence of your rival’s actions', 'act before your rival does')],
  }),
  ability({
    id: 'pathetic',
    name: 'Pathetic!',
    summary:
      'Gathering information, you may always ask after your rival for free. You can be there when fatal harm or eclipse threatens them.',
    kind: 'special',
    effects: [{ effect: 'free-question', words: whereIsMyRival }],
    hooks: {
      may: { holdFalling: ({ state, self, other }) => isRival(state, self, other) },
      reminders: [
        {
          when: 'eclipse',
          whose: 'rival',
          text: 'When your rival is about to fall into eclipse, you can be there and protect them, wherever you are.',
        },
        {
          when: 'fatal-harm',
          whose: 'rival',
          text: 'When fatal harm is about to strike your rival, you can be there and protect them, wherever you are.',
        },
      ],
    },
  }),
  ability({
    id: 'old-loyalties',
    name: 'Old loyalties',
    summary:
      'The adversaries are not hostile to you at once; you can deal with them as one of theirs.',
    kind: 'special',
    effects: [
      noteDown('old-role', 'What you were among the adversaries'),
      reminder('mission', 'Adversaries hear you out before they turn hostile.'),
    ],
  }),
  anythingYouDo,
];

/** This one’s mine! (GBM-PB-OUT-018). */
const thisOnesMine: Ability = {
  id: 'this-ones-mine',
  name: 'This one’s mine!',
  summary:
    'Engage a foe, and neither of you backs down until one is defeated. Only your rival can assist you, or take your place and finish it.',
  kind: 'transcendent',
  hooks: {
    settings: [
      {
        id: FOE,
        label: 'The foe you are engaged with, if any',
        kind: { of: 'text' },
        atCreation: false,
        fixed: false,
        until: 'transcendenceEnd',
      },
    ],
    forbid: {
      help({ state, self, helper }) {
        const foe = self.settings[FOE];
        if (!foe || isRival(state, self, helper)) return null;
        return `${nameOf(self)} is engaged with ${foe}: only their rival can assist.`;
      },
    },
    reminders: [
      {
        when: 'action',
        text: 'Once engaged, neither you nor your foe backs down. Agree on what defeat means. Your rival may take your place, and must finish it.',
      },
    ],
  },
};

const transcendent: Ability[] = [
  ability({
    id: 'brutish',
    name: 'Brutish',
    summary:
      'Each push also brings a superhuman feat of force, or breaks through what stands between you and your rival.',
    kind: 'transcendent',
    effects: [
      pushExtra('brutish:force', 'A superhuman feat of physical force'),
      pushExtra('brutish:obstacle', 'Smash whatever keeps you from your rival'),
    ],
  }),
  thisOnesMine,
  {
    id: 'relentless',
    name: 'Relentless',
    summary: 'While transcended, every other protagonist counts as your rival, one at a time.',
    kind: 'transcendent',
    hooks: {
      may: { rival: true },
      reminders: [
        { when: 'always', text: 'Every other protagonist counts as your rival, one at a time.' },
      ],
    },
  },
];

/** The Outsider (GBM-PB-OUT-001…019). */
export const theOutsider: Playbook = {
  id: 'the-outsider',
  name: 'The Outsider',
  tagline: 'A rebel with a past, and a point to make',
  colour: 'coral',
  summary:
    'Fierce, bitter and rash, you quarrel with your friends as much as with your foes. You fight to show that you are the best. You would never admit that you want to belong, or how much you need your rival.',
  playIf:
    'Good at danger, force and getting there first. For you, if you enjoy a rivalry that is more than it seems, and a hard shell with something soft inside.',
  xpTrigger: 'You met a challenge with individual action or aggression.',
  mundaneName: ['a fierce name', 'an arrogant name'],
  trueName: ['a rebellious name', 'a villainous name'],
  ideas: {
    trueNames: ['Nightshade', 'Wildfire', 'Ruin', 'Thorn Regent', 'Vendetta'],
    looks: [
      'boots that have been mended twice',
      'a scar, and no story to it',
      'all in black, one red thing',
      'leans where others stand',
    ],
  },
  promises: [
    {
      id: 'rival',
      label: 'A promise to your rival',
      names: 1,
      hint: 'What you will do to the one you measure yourself against, or will not let them do.',
      ideas: [
        'You do not fall before I have beaten you.',
        'I will make you admit that you need me.',
        'Nobody breaks you but me.',
      ],
    },
    {
      id: 'competitive',
      label: 'A competitive promise',
      names: 1,
      hint: 'How you will outdo them, and show everybody that you could.',
      ideas: [
        'I will be there first, and I will not wait.',
        'Whatever you have won, I win it twice.',
        'They will cheer for me, and you will hear it.',
      ],
    },
  ],
  eclipse: {
    prompt:
      'Your so-called friends only cling to you and flatter you; none of them will ever be strong. Owe them nothing. Take what you want by the cruellest way there is, above all if it humbles your rival.',
    escape:
      'You see that your rival is not afraid of you, and you two achieve something side by side. Another may be your rival from now on.',
    resets: [RIVAL],
  },
  questions: [
    whereIsMyRival,
    'What hurts you in secret?',
    'How could I get the upper hand here?',
    'Which danger has nobody else noticed?',
    'What is truly happening here?',
    'What here could be broken?',
  ],
  startingActions: ['defy', 'express'],
  special,
  transcendent,
};

import type { Ability, Playbook } from '../content';
import { ability, claim, effectWhen, pushExtra, reminder, specialArmour } from '../effects/ability';
import type { Bearer, RollOption } from '../hooks';
import { whenGathering } from '../hooks/options';
import { nameById, nameOf } from '../lookups';
import { giveLinks } from '../sheet/links';
import type { DowntimeActivity } from '../state';
import { clockStopper } from './clock-stopper';
import { lostCause } from './lost-cause';

const FATED = 'fated';
const FATE = 'fate';

/** Fated (GBM-PB-TIM-009): whose fate the bearer has come back to change, and what it is. */
const fated: Ability = {
  id: 'fated',
  name: 'Fated',
  summary:
    'You have come through time to change the fate of another protagonist. Say whose it is, and what peril awaits them; it may stay vague.',
  kind: 'special',
  hooks: {
    settings: [
      {
        id: FATED,
        label: 'Your fated person',
        kind: { of: 'protagonist' },
        atCreation: true,
        fixed: true,
      },
      {
        id: FATE,
        label: 'The fate that you are here to prevent',
        kind: { of: 'text' },
        atCreation: true,
        fixed: true,
      },
    ],
  },
};

/** Ominous (GBM-PB-TIM-010). */
const ominous = ability({
  id: 'ominous',
  name: 'Ominous',
  summary:
    '+1 effect when you persuade with knowledge that you cannot have. When a fate that you warned of comes to pass, mark xp.',
  kind: 'special',
  effects: [
    effectWhen('ominous:persuade', 'your impossible knowledge persuades them'),
    claim('fate-came', 'A fate that you warned of came to pass'),
  ],
});

/** Oracle (GBM-PB-TIM-012). */
const oracle = ability({
  id: 'oracle',
  name: 'Oracle',
  summary:
    'You perceive the timelines that run from past to future: +1 effect when you gather information, and +1d if it is about your fated person.',
  kind: 'special',
  effects: [{ effect: 'gather-effect' }],
  hooks: { options: whenGathering(aboutFated) },
});

/** My very best friend (GBM-PB-TIM-013). */
const myVeryBestFriend: Ability = {
  id: 'my-very-best-friend',
  name: 'My very best friend',
  summary:
    '+1d when you make a connection with your fated person. When they connect with you, you mark a link more.',
  kind: 'special',
  hooks: {
    modify: {
      downtimeDice: ({ self, activity }) =>
        connects(activity, self.id, self.settings[FATED]) ? 1 : null,
    },
    after: {
      activity({ self, activity }, play) {
        const friend = self.settings[FATED];
        if (friend === undefined || !connects(activity, friend, self.id)) return;
        play.say(`My very best friend: ${nameOf(self)} marks a link more.`, {
          notes: [giveLinks(play, self.id, friend, 1)],
        });
      },
    },
  },
};

/** Out of time (GBM-PB-TIM-014). */
const outOfTime = ability({
  id: 'out-of-time',
  name: 'Out of time',
  summary:
    'Your injuries fade fast: one segment of your recovery clock is always filled, and others roll +1d to help you recover.',
  kind: 'special',
  effects: [{ effect: 'quick-recovery', amount: 1 }],
  hooks: {
    modify: {
      friendDice: ({ activity }) => (activity.activity === 'help-a-friend-recover' ? 1 : null),
    },
    after: {
      taken({ self }, play) {
        if (self.recovery > 0) return;
        play.emit({ type: 'protagonistChanged', id: self.id, changes: { recovery: 1 } });
        play.say(`Out of time: ${nameOf(self)}’s recovery clock starts with a segment filled.`);
      },
    },
  },
});

const special: Playbook['special'] = [
  fated,
  ominous,
  ability({
    id: 'saw-it-coming',
    name: 'Saw it coming',
    summary:
      'Special armour against surprise and misfortune; or spend it to be in two places at once, or for a like feat of time.',
    kind: 'special',
    effects: [
      specialArmour('surprise or misfortune', 'be in two places at once, or a like feat of time'),
      reminder(
        'mission',
        'Talk a feat of time over with the director, so that it fits the story and is no bigger than being in two places at once.',
      ),
    ],
  }),
  oracle,
  myVeryBestFriend,
  outOfTime,
  ability({
    id: 'rewind-return',
    name: 'Rewind, return',
    summary:
      'You have lived through this before: your flashbacks cost 1 stress less. How did it go wrong the first time?',
    kind: 'special',
    effects: [
      { effect: 'flashback-discount', amount: 1 },
      reminder(
        'gather-information',
        'You can gather information by recalling how all this went the first time.',
      ),
    ],
  }),
];

const transcendent: Ability[] = [
  clockStopper,
  ability({
    id: 'on-the-other-side-of-time',
    name: 'On the other side of time',
    summary:
      'Each push also lets you trade places with your fated person, or take an ally or a foe out of the flow of time for a moment.',
    kind: 'transcendent',
    effects: [
      pushExtra('other-side-of-time:trade', 'Trade places with your fated person'),
      pushExtra(
        'other-side-of-time:remove',
        'Take an ally or a foe out of the flow of time for a moment',
      ),
      reminder('action', 'What you do to time lasts no longer than the action itself.'),
    ],
  }),
  lostCause,
];

function aboutFated({ state, self }: Bearer): RollOption[] {
  const person = self.settings[FATED];
  if (person === undefined) return [];
  return [{ id: 'oracle:fated', label: `Oracle: it is about ${nameById(state, person)}`, dice: 1 }];
}

/** Whether the activity is a connection that the one makes with the other. */
function connects(activity: DowntimeActivity, by: string, friend: string | undefined): boolean {
  return (
    activity.activity === 'make-a-connection' &&
    activity.by === by &&
    friend !== undefined &&
    activity.with === friend
  );
}

/** The Time Traveller (GBM-PB-TIM-001…018). */
export const theTimeTraveller: Playbook = {
  id: 'the-time-traveller',
  name: 'The Time Traveller',
  tagline: 'An oracle with a secret, and the truest of friends',
  colour: 'indigo',
  summary:
    'Strange and full of foreboding, you know what nobody can know: you have lived through what is to come. You mean to defy fate, and you find it hard to believe that anything will turn out well unless you see to it yourself.',
  playIf:
    'Good at knowing, warning and being prepared. For you, if you enjoy a secret too heavy for one person, and the question of whether your meddling averts the future or brings it about.',
  xpTrigger: 'You met a challenge with foresight or revelation.',
  mundaneName: ['a name out of its time', 'a clever name'],
  trueName: ['a name from history', 'an ominous name'],
  ideas: {
    trueNames: ['Cassandra', 'Meridian', 'Ananke', 'The Last Empress', 'Eclipsa'],
    looks: [
      'a watch that runs backwards',
      'grey strands, too early',
      'a coat of no year in particular',
      'scuffed from a fall that has not happened yet',
    ],
  },
  promises: [
    {
      id: 'forgotten',
      label: 'A forgotten promise',
      names: 1,
      hint: 'Something that you two swore in a time which only you remember, or which you yourself have lost.',
      ideas: [
        'You asked me never to let you go there. You do not know yet.',
        'We swore on this bridge. I was the only one who came back.',
        'I gave you my word on something. I only know how you smiled.',
      ],
    },
    {
      id: 'paradoxical',
      label: 'A paradoxical promise',
      names: 1,
      hint: 'Something that undoes itself: what has happened already and must never come to pass, or what you can only keep by breaking it.',
      ideas: [
        'I will stop you from sending me back.',
        'I keep my word by never having given it.',
        'You will live, as you did when I buried you.',
      ],
    },
  ],
  eclipse: {
    prompt:
      'You knew it from the start: nobody changes fate. All that effort, all that time, for nothing. So let it come. Stop being careful; go by instinct, straight ahead, whatever it brings down.',
    escape:
      'Your fated person does what you foretold they never could, and shows you that fate can be turned. Change who it is that you came for, or the fate that awaits them, or both.',
    resets: [FATED, FATE],
    changesOne: true,
  },
  questions: [
    'What do I recall of [X]?',
    'What is truly happening here, or happened?',
    'What here does not obey time?',
    'What has been set going here already?',
    'What could come of it if I [X]?',
    'How is [X] different from the last time?',
  ],
  startingActions: ['confess', 'analyze'],
  special,
  transcendent,
};

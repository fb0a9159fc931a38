import type { Ability } from '../../content';
import { ability, claim, downtimeDie } from '../../effects/ability';
import type { Bearer } from '../../hooks';
import { forActivity } from '../../hooks/options';
import { playsetOf } from '../../library/playset';
import { adversaryFloor } from '../../series/tracks';
import { markXp } from '../../sheet/experience';
import { recoverStress } from '../../sheet/stress';
import { addedDot } from '../added-dot';
import { shadowed } from './shadowed';

const inFallout = ({ state }: Bearer) => (state.public.phase === 'fallout' ? 1 : null);

/** The series abilities that always hold (GBM-ROT-ABL-002…009). */
export const abilities: Ability[] = [
  addedDot({
    id: 'troubled-hearts',
    name: 'Troubled hearts',
    actions: shadowed,
    rule: 'GBM-ROT-ABL-002',
  }),
  {
    id: 'tormented-heroes',
    name: 'Tormented heroes',
    summary: '+1d when you roll Stars. When you take harm, you recover stress equal to its level.',
    kind: 'special',
    hooks: {
      modify: { attributeDice: ({ attribute }) => (attribute === 'stars' ? 1 : null) },
      after: {
        harm({ self, level }, play) {
          play.say('Pain is something to hold on to.', {
            notes: [recoverStress(play, self.id, level, `Tormented heroes: level ${level} harm`)],
          });
        },
      },
    },
  },
  ability({
    id: 'bitter-embrace',
    name: 'Bitter Embrace',
    summary:
      'An accepted poisoned promise gives +2d instead of +1d. In eclipse, +1d to action rolls. −1d when you roll for eclipse.',
    kind: 'special',
    effects: [{ effect: 'eclipse-die', amount: -1 }],
    hooks: {
      modify: {
        promiseDice: 2,
        actionDice: ({ self }) =>
          self.eclipse ? [{ source: 'Bitter Embrace, in eclipse', amount: 1 }] : null,
      },
    },
  }),
  {
    id: 'elusive',
    name: 'Elusive',
    summary: '+1d to all rolls made in fallout. After a mission the Blight track advances 1 less.',
    kind: 'special',
    hooks: {
      modify: {
        falloutDice: 1,
        // Whatever else is rolled in that phase, such as for eclipse (GBM-ROT-ABL-005).
        attributeDice: inFallout,
        actionDice: inFallout,
        gatherDice: inFallout,
        adversary: -1,
      },
    },
  },
  ability({
    id: 'gazing-into-the-abyss',
    name: 'Gazing into the abyss',
    summary:
      'The first 3 segments of the Blight track are filled for good. +1d when you investigate, and you mark xp.',
    kind: 'special',
    effects: [downtimeDie('investigate')],
    hooks: {
      modify: { adversaryFloor: 3 },
      after: {
        taken({ state }, play) {
          const floor = adversaryFloor(state);
          if (state.public.series.adversary >= floor) return;
          play.emit({ type: 'seriesChanged', changes: { adversary: floor } });
          const { track } = playsetOf(state).adversary;
          play.say(`Gazing into the abyss: the ${track} track is never below ${floor} again.`);
        },
        activity({ self, activity }, play) {
          if (activity.activity !== 'investigate' || activity.by !== self.id) return;
          play.say(markXp(play, self.id, 'playbook', 1, 'Gazing into the abyss'));
        },
      },
    },
  }),
  {
    id: 'vengeful-drive',
    name: 'Vengeful drive',
    summary:
      '+1d when you help a friend recover from physical harm. You sense where foes are who have harmed any of you.',
    kind: 'special',
    hooks: {
      options: {
        downtime: [
          forActivity('help-a-friend-recover', {
            id: 'vengeful-drive:physical',
            label: 'Vengeful drive: the harm is physical',
            dice: 1,
          }),
        ],
      },
      reminders: [
        {
          when: 'mission',
          text: 'Whoever has harmed one of you cannot hide: all of you feel where they are, roughly or to the step. It may count for position or effect.',
        },
      ],
    },
  },
  ability({
    id: 'night-hunters',
    name: 'Night hunters',
    summary:
      '+1d to the engagement roll when you set out on the hunt. A mission with an ambush of yours marks series xp.',
    kind: 'special',
    effects: [claim('ambush', 'We staged an ambush on our mission', 'series')],
    hooks: {
      modify: { engagementDice: ({ mission }) => (mission.type === 'the-hunt' ? 1 : null) },
    },
  }),
];

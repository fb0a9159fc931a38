import type { Ability } from '../../content';
import { ability, claim, downtimeDie } from '../../effects/ability';
import { playsetOf } from '../../library/playset';
import { helpOf } from '../../rolls/helping';
import { adversaryTier } from '../../sheet/ratings';
import { recoverStress } from '../../sheet/stress';
import type { ActionId } from '../../vocabulary';
import { addedDot } from '../added-dot';

/** The actions of those who are trained to pilot. */
export const trained = ['perceive', 'flow', 'analyze'] as const satisfies readonly ActionId[];

const PREPARATIONS = 'investigate';

/** Sync ratio (GBM-SEA-ABL-004): help that comes to something eases whoever got it. */
const syncRatio: Ability = {
  id: 'sync-ratio',
  name: 'Sync ratio',
  summary:
    'When somebody assists you and your action succeeds, clear 1 stress. A link spent to help an ally gives +2d.',
  kind: 'special',
  hooks: {
    modify: { linkDice: 2 },
    after: {
      action({ self, roll }, play) {
        if (roll.roller !== self.id || roll.band === 'bad' || roll.band === null) return;
        if (!helpOf(roll).some(({ by }) => by !== self.id)) return;
        play.say('Sync ratio: you act as one.', {
          notes: [recoverStress(play, self.id, 1, 'Sync ratio')],
        });
      },
    },
  },
};

/** On borrowed time (GBM-SEA-ABL-008): what is gained here is missing there. */
const onBorrowedTime: Ability = {
  id: 'on-borrowed-time',
  name: 'On borrowed time',
  summary:
    'After a downtime roll you may remove a segment of Readiness to make the result a step better. Not for preparations.',
  kind: 'special',
  hooks: {
    improvesActivity: {
      cost({ state, activity }) {
        const { phase, series } = state.public;
        if (phase !== 'downtime' || series.investigation < 1) return null;
        if (activity.activity === PREPARATIONS) return null;
        return `a segment of ${playsetOf(state).investigation.track}`;
      },
      pay(play) {
        const from = play.state.public.series.investigation;
        play.emit({ type: 'seriesChanged', changes: { investigation: from - 1 } });
        const { track } = playsetOf(play.state).investigation;
        return `${track}: ${from} → ${from - 1}. What is neglected, or stays unfinished?`;
      },
    },
    reminders: [
      { when: 'downtime', text: 'say what is neglected elsewhere when you borrow time for it.' },
    ],
  },
};

/** The series abilities that always hold (GBM-SEA-ABL-002…008). */
export const abilities: Ability[] = [
  addedDot({
    id: 'academy-trained',
    name: 'Academy trained',
    actions: trained,
    rule: 'GBM-SEA-ABL-002',
  }),
  ability({
    id: 'esprit-de-corps',
    name: 'Esprit de corps',
    summary: '+1d when you roll Sun, and when you help a friend recover.',
    kind: 'special',
    effects: [downtimeDie('help-a-friend-recover')],
    hooks: { modify: { attributeDice: ({ attribute }) => (attribute === 'sun' ? 1 : null) } },
  }),
  syncRatio,
  {
    id: 'high-alert',
    name: 'High alert',
    summary:
      'In downtime the group shares as many more actions as the adversary’s tier. They go into preparations, or into investigating in another series.',
    kind: 'special',
    hooks: {
      sharedActions: ({ state }) => ({ left: adversaryTier(state), activities: [PREPARATIONS] }),
    },
  },
  ability({
    id: 'heroes-of-the-people',
    name: 'Heroes of the people',
    summary:
      '+1d to the engagement roll of a mission that protects somebody or something important. A mission in which no innocent comes to harm marks series xp.',
    kind: 'special',
    effects: [claim('unharmed', 'No innocent was harmed on our mission', 'series')],
    hooks: {
      engagementQuestions: [
        { id: 'protects', dice: 1, text: 'It protects somebody or something important' },
      ],
    },
  }),
  onBorrowedTime,
];

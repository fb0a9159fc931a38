import type { Ability } from '../../content';
import { ability, claim, downtimeDie, effectWhen } from '../../effects/ability';
import { forActivity } from '../../hooks/options';
import { playbookOf } from '../../library';
import { nameById, protagonist } from '../../lookups';
import { askPlayer } from '../../rolls/gathering';
import { recoverStress, takeStress } from '../../sheet/stress';
import type { ActionId } from '../../vocabulary';
import { addedDot } from '../added-dot';

/** The actions of those who wander in dreams. */
export const dreaming = ['forgive', 'express', 'conceal'] as const satisfies readonly ActionId[];

const BURDEN = 'shared-burden';

/** Shared burden (GBM-MAZ-ABL-004): the one who opens up breathes easier, the other carries some of it. */
const sharedBurden: Ability = {
  id: BURDEN,
  name: 'Shared burden',
  summary:
    'An intimate moment that reveals your secrets or inner pain clears 2 of your stress. Your ally marks 1, and asks you a question from their list.',
  kind: 'special',
  hooks: {
    options: {
      downtime: [
        forActivity('make-a-connection', {
          id: BURDEN,
          label: 'Shared burden: it reveals your secrets or inner pain',
        }),
      ],
    },
    after: {
      activity({ self, activity }, play) {
        const { by, with: ally, options } = activity;
        if (by !== self.id || ally === null || !options.includes(BURDEN)) return;
        play.say(`Shared burden: ${nameById(play.state, ally)} carries some of it.`, {
          notes: [
            recoverStress(play, self.id, 2, 'Shared burden'),
            takeStress(play, ally, 1, 'Shared burden'),
          ],
        });
        const { questions } = playbookOf(play.state, protagonist(play.state, ally));
        askPlayer(play, ally, self.id, questions, 'Shared burden');
      },
    },
  },
};

/** The series abilities that always hold (GBM-MAZ-ABL-002…007). */
export const abilities: Ability[] = [
  addedDot({
    id: 'curiouser',
    name: 'Curiouser',
    actions: dreaming,
    rule: 'GBM-MAZ-ABL-002',
  }),
  ability({
    id: 'looking-for-answers',
    name: 'Looking for answers',
    summary: '+1d when you investigate. A lead that comes to nothing marks series xp.',
    kind: 'special',
    effects: [
      downtimeDie('investigate'),
      claim('dead-end', 'A lead has come to nothing', 'series'),
    ],
  }),
  sharedBurden,
  ability({
    id: 'another-face-in-the-crowd',
    name: 'Another face in the crowd',
    summary: '+1 effect when you hide in a crowd. Giving way to the majority marks xp.',
    kind: 'special',
    effects: [
      effectWhen('another-face:crowd', 'hiding in it'),
      claim('majority', 'I gave way to the majority, and it mattered'),
    ],
  }),
  ability({
    id: 'daydreamers',
    name: 'Daydreamers',
    summary: '+1d when you roll obligation.',
    kind: 'special',
    effects: [{ effect: 'obligation-die', amount: 1 }],
  }),
  {
    id: 'moment-of-crisis',
    name: 'Moment of crisis',
    summary:
      'A mission on which a friend’s fate hangs gives +2d to engagement instead of +1d. +1d when you help a friend recover from emotional harm.',
    kind: 'special',
    hooks: {
      modify: { engagementDice: ({ mission }) => (mission.engagement.friend === 1 ? 1 : null) },
      options: {
        downtime: [
          forActivity('help-a-friend-recover', {
            id: 'crisis:emotional',
            label: 'Moment of crisis: emotional harm',
            dice: 1,
          }),
        ],
      },
    },
  },
];

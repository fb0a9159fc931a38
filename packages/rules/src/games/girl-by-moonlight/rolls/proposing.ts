import { z } from 'zod';
import { choiceField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { cast, nameOf } from '../lookups';
import { themselvesInPlay } from '../moves';
import { barred } from '../refusal';
import { noStress } from '../sheet/stress';
import { spoken } from '../spoken';
import type { GbmState, Protagonist } from '../state';
import { actions } from '../vocabulary';
import { mayJoin } from './joining';
import { flashbackFirst, openRoll } from './opening';
import { actionField } from './roll-fields';
import { acting } from './standing';

/** What somebody wants to achieve, and with what (GBM-ARP-003…005). */
export const proposing = acting.about(themselvesInPlay, 'act', (move) => [
  move(
    command('roll.propose', {
      protagonist: id,
      goal: sentence.default(''),
      action: z.enum(actions),
      purpose: z.enum(['overcome', 'set-up', 'gather-information']).default('overcome'),
      group: z.array(id).max(6).default([]),
    }),
    {
      unless({ state }, _, self) {
        const { roll } = state.public;
        // Whoever’s own roll is on the table has that to do, unless their flashback comes first.
        if (roll?.roller !== self.id || flashbackFirst(state, roll, self)) {
          return noStress(state, self);
        }
        return barred('wrong-moment', `${nameOf(self)}’s own roll is on the table.`, {
          instead: 'Finish it or withdraw it first; or try it differently.',
          rule: 'TABLE-009',
        });
      },
      // The same whether or not it has to wait: nobody who writes in it loses it, and nothing moves.
      ways({ state }, self) {
        const others = cast(state).filter((one) => one.id !== self.id && mayJoin(state, one));
        return {
          label: 'Make an action roll',
          detail:
            'Say your goal and choose an action. The director then judges position and effect.',
          primary: isUnderWay(state),
          order: 1,
          fields: [
            spoken('goal', 'What do you want to achieve?'),
            actionField(asThen(state, self)),
            choiceField('purpose', 'What is it for?', purposes, 'overcome'),
            {
              name: 'group',
              kind: 'choices',
              label: 'Lead a group action with',
              min: 0,
              max: others.length,
              options: others.map((one) => ({ value: one.id, label: nameOf(one) })),
            },
          ],
        };
      },
      do: (play, said, _, self) => openRoll(play, self, said),
    },
  ),
]);

const purposes = [
  { value: 'overcome', label: 'Overcome something' },
  {
    value: 'set-up',
    label: 'Set up an ally',
    detail: 'On 4 or better, whoever follows up gains effect or position.',
  },
  { value: 'gather-information', label: 'Gather information in danger' },
];

/** In a mission acting is what leads on, until it is over. */
const isUnderWay = ({ public: { phase, episode } }: GbmState): boolean =>
  phase === 'mission' && episode.mission?.stage !== 'over';

/** Whoever acts in a flashback, as they were then (GBM-FLB-005). */
function asThen({ public: { flashback } }: GbmState, self: Protagonist): Protagonist {
  if (flashback?.by !== self.id || !flashback.accepted) return self;
  return { ...self, transcendence: { ...self.transcendence, active: flashback.transcended } };
}

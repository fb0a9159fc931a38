import type { Ability } from '../../content';
import { ability, claim, downtimeDie } from '../../effects/ability';
import { cast } from '../../lookups';
import { recoverStress } from '../../sheet/stress';
import { addedDot } from '../added-dot';
import { starlit } from './by-starlight';
import { neverAlone } from './never-alone';
import { shrineKeepers } from './shrines';

/** The series abilities that always hold (GBM-ABY-ABL-002…012). */
export const abilities: Ability[] = [
  addedDot({
    id: 'by-starlight',
    name: 'By starlight',
    actions: starlit,
    rule: 'GBM-ABY-ABL-002',
  }),
  ability({
    id: 'pure-hearts',
    name: 'Pure hearts',
    summary: '+1d when you roll Moon, and when you make a connection.',
    kind: 'special',
    effects: [downtimeDie('make-a-connection')],
    hooks: { modify: { attributeDice: ({ attribute }) => (attribute === 'moon' ? 1 : null) } },
  }),
  neverAlone,
  ability({
    id: 'power-of-the-moon',
    name: 'Power of the moon',
    summary:
      'You may move the result of an eclipse roll one step up or down, but not to a critical.',
    kind: 'special',
    effects: [{ effect: 'eclipse-shift' }],
  }),
  {
    id: 'shrine-keepers',
    name: 'Shrine keepers',
    summary:
      'New downtime activity: maintain the sacred shrine. Its power helps the whole group until the next mission ends.',
    kind: 'special',
    hooks: shrineKeepers,
  },
  ability({
    id: 'redemption',
    name: 'Redemption',
    summary:
      'Setting out on a noble or heroic mission clears 1 stress for everybody. Rescuing an innocent or redeeming an enemy marks series xp.',
    kind: 'special',
    effects: [claim('redeemed', 'We rescued an innocent or redeemed an enemy', 'series')],
    hooks: {
      groupAfter: {
        engagement({ state, mission }, play) {
          if (mission.engagement.heroic !== 1) return;
          const all = cast(state).map(({ id }) => id);
          play.say('Redemption: a noble cause lifts everybody’s heart.', {
            notes: all.map((id) => recoverStress(play, id, 1, 'Redemption')),
          });
        },
      },
    },
  }),
];

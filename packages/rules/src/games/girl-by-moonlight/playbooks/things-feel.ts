import type { Ability } from '../content';
import type { Bearer, RollOption } from '../hooks';
import { whenGathering } from '../hooks/options';
import { playbookOf } from '../library';
import { cast } from '../lookups';
import type { GbmState } from '../state';

/**
 * Things feel (GBM-PB-STR-016): empathize reaches what is not human. Whoever gathers information so
 * may ask the questions of every playbook in play, in safety, in danger and when investigating.
 */
export const thingsFeel: Ability = {
  id: 'things-feel',
  name: 'Things feel',
  summary:
    'You can empathize with things, animals, machines and plants as if they were people. Gathering information so, you may ask questions from any playbook in play.',
  kind: 'special',
  hooks: {
    options: {
      ...whenGathering(asking),
      downtime: [(context) => (context.activity.activity === 'investigate' ? asking(context) : [])],
    },
    reminders: [{ when: 'action', text: 'You can empathize with what is not human.' }],
  },
};

function asking({ state }: Bearer): RollOption[] {
  return [
    {
      id: 'things-feel:ask',
      label: 'Things feel: empathize with something that is not human',
      action: 'empathize',
      questions: questionsInPlay(state),
    },
  ];
}

function questionsInPlay(state: GbmState): string[] {
  return [...new Set(cast(state).flatMap((one) => playbookOf(state, one).questions))];
}

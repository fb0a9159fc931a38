import type { Ability } from '../../content';
import { playbookOf } from '../../library';
import { askPlayer } from '../../rolls/gathering';
import { helpOf } from '../../rolls/helping';

const AFAR = 'never-alone:afar';

/** Never alone (GBM-ABY-ABL-004): help from afar also asks the helped player a question. */
export const neverAlone: Ability = {
  id: 'never-alone',
  name: 'Never alone',
  summary:
    'Teamwork works at any distance. Assisting from afar lets you ask that player a question from your list.',
  kind: 'special',
  hooks: {
    options: {
      assist: [{ id: AFAR, label: 'Never alone: from afar, and ask their player a question' }],
    },
    after: {
      action({ state, roll, self }, play) {
        const own = helpOf(roll).filter(({ by }) => by === self.id);
        if (!own.some(({ options }) => options?.includes(AFAR))) return;
        askPlayer(play, self.id, roll.roller, playbookOf(state, self).questions, 'Never alone');
      },
    },
    reminders: [{ when: 'assist', text: 'Distance is no obstacle to teamwork.' }],
  },
};

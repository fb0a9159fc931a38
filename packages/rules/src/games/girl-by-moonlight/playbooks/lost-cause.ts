import { putChoice } from '../choices';
import type { Ability } from '../content';
import type { Bearer } from '../hooks';
import { nameById, nameOf, protagonist } from '../lookups';
import { putAside } from '../rolls/borne';
import { describe } from '../rolls/consequence-effects';
import { suffer } from '../sheet/suffering';
import { limited } from '../sheet/uses';
import type { Consequence, ProtagonistId } from '../state';

/** The id of the ability, and of the choice that it puts to the friend it saves. */
const LOST_CAUSE = 'lost-cause';
const otherTimeline = limited('transcendence', LOST_CAUSE);
const DESPAIR = 'Traveller’s despair';
/** How it would be resisted, were it ruled fatal: it is no wound (GBM-RES-003). */
const ofDespair = { attribute: 'moon', armourFits: false } as const;

/** Lost cause (GBM-PB-TIM-018): another timeline, in which the friend is spared. */
export const lostCause: Ability = {
  id: LOST_CAUSE,
  name: 'Lost cause',
  summary:
    'Once per transcendence, when severe consequences meet an ally, leave this timeline for a better one: they suffer none of them, and you take level 3 harm, Traveller’s despair. They say how things between you are different.',
  kind: 'transcendent',
  hooks: {
    answers: [
      {
        id: 'abandon',
        label: 'if this is severe, abandon the timeline',
        cost: `level 3 harm “${DESPAIR}”`,
        unavailable,
        run(play, self, { target, source }) {
          const ally = protagonist(play.state, target);
          const spared = Object.values(play.state.public.consequences)
            .filter((one) => one.target === target && one.source === source)
            .map((one) => ({ ...one, avoided: true }));
          const notes = spared.map((one) => `It never happens: ${describe(play.state, one)}`);
          for (const one of spared) putAside(play, one);
          const { id } = self;
          otherTimeline.spend(play, self);
          notes.push(
            `${nameOf(self)}: level 3 harm “${DESPAIR}”.`,
            suffer(play, id, 3, DESPAIR, ofDespair),
          );
          play.say(`In this timeline ${nameOf(ally)} is spared.`, { notes, reveals: true });
          putChoice(play, ally.seat, ally.id, {
            kind: LOST_CAUSE,
            title: `What you and ${nameOf(self)} are to each other has changed`,
            text: 'Say how it is different in this timeline: by a detail, or by everything. A promise between you may be another now; write it when promises change.',
            options: [{ value: 'told', label: 'This is how it is now' }],
            asks: { label: 'How is your relationship different?', required: false },
            data: { with: id },
          });
        },
      },
    ],
    onChoice(play, { protagonist: id, data }, _value, text) {
      if (id === null || data.with === undefined) return;
      play.say(between(play.state, id, data.with), {
        notes: [text].filter(Boolean),
        reveals: true,
      });
    },
  },
};

const between = (state: Bearer['state'], id: ProtagonistId, other: ProtagonistId): string =>
  `In this timeline it is different between ${nameById(state, id)} and ${nameById(state, other)}.`;

function unavailable({ self, consequence }: Bearer & { consequence: Consequence }): string | null {
  if (consequence.target === self.id) return 'It saves an ally, not yourself.';
  if (consequence.source === 'promise') {
    return 'The price of a poisoned promise is paid in every timeline.';
  }
  return otherTimeline.left(self) === 0 ? 'Once per transcendence.' : null;
}

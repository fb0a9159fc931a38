import { featuresOf } from '../features';
import type { Handlers, OfferContext } from '../game';
import { nameById, nameOf, ownInPlay } from '../lookups';
import { missing, refuse } from '../refusal';
import type { Consequence } from '../state';
import { titled } from '../vocabulary';
import { describe } from './consequence-effects';

/** What abilities let their bearers do about consequences, their own or anybody's (GBM-PB-TIM-018). */
export const consequenceAnswers = {
  'consequence.answer'(play, command) {
    const one =
      play.state.public.consequences[command.consequence] ??
      missing('That consequence has been dealt with.', 'Go on with what is open now.', 'TABLE-008');
    const self = ownInPlay(play, command.protagonist);
    const feature = featuresOf(play.state, self).find(({ id }) => id === command.ability);
    const answer = feature?.hooks.answers?.find(({ id }) => id === command.answer);
    if (!feature || !answer) {
      refuse('not-found', `${nameOf(self)} has no such answer to a consequence now.`, {
        instead: 'Resist, or use armour; a transcendent ability answers only while transcended.',
        rule: 'TABLE-010',
      });
    }
    const reason = answer.unavailable({ state: play.state, self, consequence: one });
    if (reason) {
      refuse('not-allowed', reason, {
        instead: 'Meet it in another way, or let it stand.',
        rule: 'TABLE-010',
      });
    }
    play.say(`${nameOf(self)} uses ${feature.name}: ${answer.label}.`);
    answer.run(play, self, one);
  },
} satisfies Partial<Handlers>;

/** The answers of a bearer in play to one consequence, beside taking it and resisting it. */
export function answerOffers(c: OfferContext, one: Consequence): void {
  const { state, self } = c;
  if (self?.status !== 'active') return;
  const mine = self.id === one.target;
  for (const { id, name, hooks } of featuresOf(state, self)) {
    for (const answer of hooks.answers ?? []) {
      if (answer.unavailable({ state, self, consequence: one })) continue;
      const about = mine ? '' : ` ${nameById(state, one.target)} faces it.`;
      c.add({
        command: 'consequence.answer',
        with: { consequence: one.id, ability: id, answer: answer.id, protagonist: self.id },
        label: `${name}: ${answer.label}`,
        ...(answer.cost ? { cost: answer.cost } : {}),
        detail: `${titled(describe(state, one))}.${about}`,
        place: 'roll',
        order: 6,
      });
    }
  }
}

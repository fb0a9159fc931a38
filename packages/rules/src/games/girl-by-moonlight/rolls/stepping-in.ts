import type { Bar } from '../../../engine';
import { command, id } from '../../../table/command';
import { featuresOf } from '../features';
import type { ConsequenceAnswer } from '../hooks';
import { nameById, nameOf, notActing, protagonist } from '../lookups';
import { barred } from '../refusal';
import type { Consequence, GbmState, ProtagonistId } from '../state';
import { titled } from '../vocabulary';
import { describe } from './consequence-effects';
import type { DefineOnConsequence } from './standing-consequence';
import { priceOfPromise } from './standing-consequence';

/** What others can do about a consequence, and what abilities let their bearers do about anybody's (GBM-PB-TIM-018). */
export const steppingIn = (move: DefineOnConsequence) =>
  [
    move(command('consequence.protect', { consequence: id, protagonist: id }), {
      unless: (context, { protagonist: helper }, one) =>
        priceOfPromise(one) ??
        (helper === undefined
          ? null
          : (notActing(context, helper) ?? notProtecting(context.state, one, helper))),
      ways: ({ state, self }, one) =>
        self && {
          with: { protagonist: self.id },
          label: `Protect ${nameById(state, one.target)}: take it in their place`,
          detail: `${titled(describe(state, one))}. You may resist it then.`,
          order: 5,
        },
      do(play, { protagonist: helper }, { state }, one) {
        const spared = nameById(state, one.target);
        const first = one.protecting ?? one.target;
        // Taking back what was one's own to begin with protects nobody.
        const protecting = first === helper ? null : first;
        play.emit({ type: 'consequenceSet', consequence: { ...one, target: helper, protecting } });
        const name = nameOf(protagonist(state, helper));
        play.say(`${name} steps in for ${spared} and takes it in their place.`);
      },
    }),
    move(
      command('consequence.answer', { consequence: id, ability: id, answer: id, protagonist: id }),
      {
        unless(context, { ability, answer, protagonist: bearer }, one) {
          if (bearer === undefined) return null;
          const { state } = context;
          return notActing(context, bearer) ?? notAnswering(state, one, bearer, ability, answer);
        },
        ways({ state, self }, one) {
          if (!self) return null;
          const about = self.id === one.target ? '' : ` ${nameById(state, one.target)} faces it.`;
          return featuresOf(state, self).flatMap(({ id: ability, name, hooks }) =>
            (hooks.answers ?? []).map((answer) => ({
              with: { ability, answer: answer.id, protagonist: self.id },
              label: `${name}: ${answer.label}`,
              ...(answer.cost ? { cost: answer.cost } : {}),
              detail: `${titled(describe(state, one))}.${about}`,
              order: 6,
            })),
          );
        },
        do(play, { ability, answer: which, protagonist: bearer }, { state }, one) {
          const self = protagonist(state, bearer);
          const found = answerOf(state, bearer, ability, which);
          play.say(`${nameOf(self)} uses ${found?.name}: ${found?.answer.label}.`);
          found?.answer.run(play, self, one);
        },
      },
    ),
  ] as const;

function notProtecting(state: GbmState, one: Consequence, helper: ProtagonistId): Bar | null {
  if (helper === one.target) {
    return barred('not-allowed', 'It is yours already.', {
      instead: 'Resist it, use armour, or let it stand.',
      rule: 'GBM-TEAM-009',
    });
  }
  if (!one.resisted && !one.armoured) return null;
  return barred('wrong-moment', `${nameById(state, one.target)} has answered it already.`, {
    instead: 'Step in sooner next time; help them recover later.',
    rule: 'GBM-TEAM-009',
  });
}

function answerOf(
  state: GbmState,
  bearer: ProtagonistId,
  ability: string | undefined,
  which: string | undefined,
): { name: string; answer: ConsequenceAnswer } | null {
  const features = featuresOf(state, protagonist(state, bearer));
  const { name = '', hooks } = features.find(({ id: each }) => each === ability) ?? {};
  const answer = hooks?.answers?.find(({ id: each }) => each === which);
  return answer ? { name, answer } : null;
}

function notAnswering(
  state: GbmState,
  one: Consequence,
  bearer: ProtagonistId,
  ability: string | undefined,
  which: string | undefined,
): Bar | null {
  const self = protagonist(state, bearer);
  const found = answerOf(state, bearer, ability, which);
  if (!found) {
    return barred('not-found', `${nameOf(self)} has no such answer to a consequence now.`, {
      instead: 'Resist, or use armour; a transcendent ability answers only while transcended.',
      rule: 'TABLE-010',
    });
  }
  const reason = found.answer.unavailable({ state, self, consequence: one });
  if (!reason) return null;
  return barred('not-allowed', reason, {
    instead: 'Meet it in another way, or let it stand.',
    rule: 'TABLE-010',
  });
}

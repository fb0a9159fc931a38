import { z } from 'zod';
import { numberField } from '../../../table';
import { command, id } from '../../../table/command';
import type { StarsContext } from '../game';
import { barred, moves } from '../game';
import { slotWord } from '../numbers';
import { answersFor, decidedFor } from '../protagonists/find';
import { lacksHope, spendHope } from '../protagonists/hope';
import { clearDespair } from '../trouble/despair';
import { caps } from '../vocabulary';
import type { MilestoneStep } from './milestone';
import { allSteps } from './milestone';
import { at, finish, isNotAt, promptOf, stepNow } from './progress';
import { leave } from './recovering';

/** Hope for Despair (SNS-1604). */
const clearing = moves.about(at('hope'), 'answers', (move) => [
  move(command('milestone.hope', { protagonist: id, hope: z.int().min(1).max(caps.hopeRefresh) }), {
    unless: (_, { hope = 1 }, one) => lacksHope(one, hope, 'That', 'SNS-1604'),
    ways: (context, one) => {
      const most = Math.min(one.hope, one.despair);
      if (most < 1) return null;
      return {
        label: 'Spend Hope',
        detail: `Despair: ${slotWord(one.despair)}.`,
        fields: [numberField('hope', 'Hope', most, most, 1)],
        primary: true,
        ...answersFor(context, one, promptOf(one)),
      };
    },
    do(play, { hope }, _, one) {
      spendHope(play, one.id, hope, 'That', 'SNS-1604');
      const cleared = clearDespair(play, one.id, hope);
      finish(play, one, 'hope');
      play.say(`${one.name} spends ${hope} Hope: ${slotWord(cleared)} of Despair cleared.`, {
        beat: { kind: 'recovery', about: [one.id] },
      });
    },
  }),
]);

/** Whatever somebody may choose they may leave; nobody leaves what becomes of them (SNS-1908). */
const passing = moves.about(
  {
    ...decidedFor,
    all: (context: StarsContext) =>
      context.state.public.milestone === null
        ? []
        : decidedFor.all(context).filter((one) => {
            const step = stepNow(context.state, one);
            return step !== null && step !== 'consumed';
          }),
  },
  'answers',
  (move) => [
    move(command('milestone.pass', { protagonist: id, step: z.enum(allSteps) }), {
      unless: ({ state }, { step }, one) =>
        step === undefined
          ? null
          : (isNotAt(state, one, step) ??
            (step === 'consumed'
              ? barred('not-allowed', `What becomes of ${one.name} is not left open.`, {
                  instead: 'Choose one of the ways.',
                  rule: 'SNS-1908',
                })
              : null)),
      ways: (context, one) => {
        const step = stepNow(context.state, one);
        if (step === null) return null;
        return {
          with: { step },
          label: goOnWords[step] ?? 'Go on',
          order: 100,
          ...answersFor(context, one, promptOf(one)),
        };
      },
      do: (play, { step }, _, one) => leave(play, one, step),
    }),
  ],
);

const goOnWords: Partial<Record<MilestoneStep, string>> = {
  recover: 'Leave the Wounds',
  hope: 'Keep the Hope',
  reflect: 'That is all for now',
  feature: 'None this time',
  charm: 'None this time',
  skills: 'Keep the SP',
  talents: 'Keep the XP',
  agenda: 'None this time',
};

export const resting = [clearing, passing] as const;

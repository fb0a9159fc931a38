import { z } from 'zod';
import { calls, choiceField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { GbmPlay, OfferContext } from '../game';
import { cast, nameById, nameOf, notInPlay, notTheirs, protagonist } from '../lookups';
import { barred } from '../refusal';
import { noStress } from '../sheet/stress';
import { spoken } from '../spoken';
import type { Call, GbmState } from '../state';
import { saying } from '../telling/saying';
import { actions, effectWords, titled } from '../vocabulary';
import { mayJoin } from './joining';
import { standing, usualOf } from './judging';
import { judgementWords, openRoll } from './opening';
import { actionField, standingFields } from './roll-fields';
import { acting, directed, playing, stillOnTable } from './standing';

/** The director asks somebody for a roll (TABLE-055). */
export const asking = directed('ask for a roll').once('director', (move) => [
  move(
    command('roll.call', {
      protagonist: id,
      action: z.enum(actions).optional(),
      goal: sentence.default(''),
      ...standing,
    }),
    {
      unless({ state }, { protagonist: id }) {
        const self = id === undefined ? null : protagonist(state, id);
        if (!self || mayJoin(state, self)) return null;
        return barred('not-allowed', `${nameOf(self)} cannot act now.`, {
          instead: 'Ask somebody else, or wait until they can.',
          rule: 'TABLE-055',
        });
      },
      ways({ state }) {
        const able = cast(state).filter(
          (one) => mayJoin(state, one) && !state.public.calls[one.id],
        );
        if (able.length === 0) return null;
        return {
          label: 'Ask for a roll',
          order: 2,
          fields: [
            choiceField(
              'protagonist',
              'Who rolls?',
              able.map((one) => ({ value: one.id, label: nameOf(one) })),
            ),
            {
              name: 'action',
              kind: 'choice',
              label: 'With what?',
              required: false,
              options: actions.map((action) => ({ value: action, label: titled(action) })),
            },
            spoken('goal', 'What for?'),
            ...standingFields(usualOf(state)),
          ],
        };
      },
      do(play, { protagonist: id, action, goal, position, effect }, { state }) {
        const call = { protagonist: id, position, effect, goal };
        const self = protagonist(state, id);
        play.emit({ type: 'callSet', call });
        if (action && !state.public.roll) {
          openRoll(play, self, { goal, action, purpose: 'overcome', group: [] }, 'director');
          return;
        }
        play.say(`The director asks ${nameOf(self)} for a roll${saying(goal)}`, {
          notes: [`${judgementWords(call)}.`],
        });
      },
    },
  ),
]);

/** The rolls that people are asked for, until they have made them. */
export const called = calls<GbmState, GbmPlay, OfferContext, 'protagonist', Call>({
  part: 'protagonist',
  instead: 'Make an action roll of your own.',
  nameOf: nameById,
  seatOf: playing,
  notTheirs: ({ state, seat }, id) => notTheirs(seat, protagonist(state, id)),
  notNow(context, { protagonist: id }) {
    const one = protagonist(context.state, id);
    return notInPlay(context.state, one) ?? stillOnTable(context, one);
  },
  // By hand a table may go back to creation, where nobody rolls: it waits until they play again.
  isFree: ({ public: { roll, phase } }) => roll === null && phase !== 'creation',
  words: (_, { goal, position, effect }) => ({
    title: 'The director asks you for a roll',
    text: `${goal === '' ? '' : `“${goal}” `}${titled(position)} position, ${effectWords(effect)}. With what do you do it?`,
  }),
});

/** Whoever is asked says with what they do it, or that they do not; the director asks no longer. */
export const answeringCalls = acting.about(called.asked, 'director', (move) => [
  move(command('roll.answer-call', { protagonist: id, action: z.enum(actions) }), {
    unless: (context, _, call) =>
      called.cannotAnswer(context, call) ??
      noStress(context.state, protagonist(context.state, call.protagonist)),
    ways: (context, call) => ({
      label: 'Choose an action',
      primary: true,
      order: 1,
      ...called.askedAt(context, call),
      fields: [actionField(protagonist(context.state, call.protagonist))],
    }),
    do(play, { protagonist: id, action }, { state }, { goal }) {
      openRoll(play, protagonist(state, id), { goal, action, purpose: 'overcome', group: [] });
    },
  }),
  move(command('roll.cancel-call', { protagonist: id }), called.cancelling),
]);

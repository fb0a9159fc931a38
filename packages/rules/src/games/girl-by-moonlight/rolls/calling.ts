import { z } from 'zod';
import type { Bar } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { Subject } from '../../../table';
import { choiceField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { OfferContext } from '../game';
import { cast, nameById, nameOf, notInPlay, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { barred, missing } from '../refusal';
import { noStress } from '../sheet/stress';
import { spoken } from '../spoken';
import type { Call } from '../state';
import { saying } from '../telling/saying';
import { actions, titled } from '../vocabulary';
import { callPrompt } from './action-prompts';
import { mayJoin } from './joining';
import { standing, usualOf } from './judging';
import { judgementWords, openRoll } from './opening';
import { actionField, standingFields } from './roll-fields';
import { acting, directed, stillOnTable } from './standing';

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

/** What somebody is asked for, until they have rolled. */
const calls: Subject<OfferContext, Call, 'protagonist'> = {
  part: 'protagonist',
  what: 'roll that somebody waits for',
  all: ({ state: { public: shared } }) =>
    Object.values(shared.calls).filter((call) => shared.protagonists[call.protagonist]),
  idOf: ({ protagonist: id }) => id,
  find({ state, seat, director }, id) {
    if (!director) refuseFor(notTheirs(seat, protagonist(state, id)));
    const call = state.public.calls[id];
    if (call) return call;
    return director
      ? missing('Nobody waits for that roll.', 'Play on.', 'TABLE-055')
      : missing(
          'Nobody waits for a roll of yours.',
          'Make an action roll of your own.',
          'TABLE-055',
        );
  },
};

/** Whoever is asked says with what they do it, or that they do not; the director asks no longer. */
export const answeringCalls = acting.about(calls, 'director', (move) => [
  move(command('roll.answer-call', { protagonist: id, action: z.enum(actions) }), {
    unless: (context, _, call) =>
      notAsked(context, call) ??
      noStress(context.state, protagonist(context.state, call.protagonist)),
    ways: ({ state }, call) => ({
      label: 'Choose an action',
      primary: true,
      order: 1,
      ...askedOf(call),
      fields: [actionField(protagonist(state, call.protagonist))],
    }),
    do(play, { protagonist: id, action }, { state }, { goal }) {
      openRoll(play, protagonist(state, id), { goal, action, purpose: 'overcome', group: [] });
    },
  }),
  move(command('roll.cancel-call', { protagonist: id }), {
    unless: (context, _, call) => (context.director ? null : notAsked(context, call)),
    ways: ({ state, director }, call) =>
      director
        ? { label: `${nameById(state, call.protagonist)} need not roll`, order: 2 }
        : { label: 'I do something else', order: 2, ...askedOf(call) },
    do(play, { protagonist: id }, { state }) {
      play.emit({ type: 'callRemoved', protagonist: id });
      play.say(`${nameById(state, id)} need not roll.`);
    },
  }),
]);

const askedOf = ({ protagonist: id }: Call) =>
  ({ place: 'prompt', prompt: callPrompt(id) }) as const;

/** Why it is not for this seat to answer now, if so. */
function notAsked(context: GbmContext, { protagonist: id }: Call): Bar | null {
  const one = protagonist(context.state, id);
  return (
    notTheirs(context.seat, one) ?? notInPlay(context.state, one) ?? stillOnTable(context, one)
  );
}

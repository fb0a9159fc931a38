import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { Subject, WayToMove } from '../../../table';
import { command, id, sentence } from '../commands/fields';
import type { GbmPlay, OfferContext } from '../game';
import { cast, nameById, nameOf, notInPlay, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { barred, missing } from '../refusal';
import { returnGifts } from '../sheet/gifts';
import { noStress } from '../sheet/stress';
import type { ActionRoll, Call, GbmState, Standing } from '../state';
import { saying } from '../telling/saying';
import { actions, effects, positions, shiftEffect, titled } from '../vocabulary';
import { effectOf, positionOf } from './action-pool';
import { callPrompt, judgePrompt } from './action-prompts';
import { typedGoal } from './goal';
import { mayJoin } from './joining';
import { judgementWords, openRoll } from './opening';
import { actionField, standingFields, wordsField } from './roll-fields';
import {
  acting,
  directed,
  notOnTable,
  rollOf,
  shapedByDirector,
  someDiceFell,
  stillOnTable,
} from './standing';
import { weighedBefore } from './weighing';

const standing = { position: z.enum(positions), effect: z.enum(effects) };

/** How rolls are judged where nobody says otherwise (TABLE-054). */
export const usualJudgement = directed('say how rolls are judged').once('director', (move) => [
  move(command('roll.usual-judgement', standing), {
    ways({ state }) {
      const now = usualOf(state);
      return {
        label: state.public.usualJudgement
          ? `Rolls are judged alike: ${judgementWords(now)}`
          : 'Judge rolls alike',
        detail:
          'Players roll without waiting. Each roll can still be judged again, before and after its dice.',
        order: 3,
        fields: standingFields(now),
      };
    },
    do(play, { position, effect }, { state }) {
      play.emit({ type: 'usualJudgementSet', judgement: { position, effect } });
      if (state.public.roll?.stage === 'framing') {
        const judgement = { position, effect, note: '', fatal: false };
        play.emit({ type: 'rollChanged', changes: { judgement, stage: 'bonus' } });
      }
      const words = judgementWords({ position, effect }).toLowerCase();
      play.say(`Until the director says otherwise: ${words}.`);
    },
  }),
  move(command('roll.judge-each', {}), {
    unless: ({ state }) =>
      state.public.usualJudgement
        ? null
        : barred('already-done', 'Each roll is judged by itself already.', {
            instead: 'Judge the next one when it is proposed.',
            rule: 'TABLE-008',
          }),
    ways: () => ({ label: 'Judge each roll by itself', order: 4 }),
    do(play) {
      play.emit({ type: 'usualJudgementSet', judgement: null });
      play.say('The director judges each roll by itself again.');
    },
  }),
]);

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
            {
              name: 'protagonist',
              kind: 'choice',
              label: 'Who rolls?',
              required: true,
              options: able.map((one) => ({ value: one.id, label: nameOf(one) })),
            },
            {
              name: 'action',
              kind: 'choice',
              label: 'With what?',
              required: false,
              options: actions.map((action) => ({ value: action, label: titled(action) })),
            },
            wordsField('goal', 'What for?'),
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

const judgeCommand = command('roll.judge', {
  ...standing,
  note: sentence.default(''),
  fatal: z.boolean().default(false),
});

type Judged = z.infer<typeof judgeCommand>;

const judged = directed('judge position and effect').where(notOnTable);

/** The director judges position and effect: before the dice, and while nothing has come of them. */
export const judging = judged.once('roll', (move) => [
  move(judgeCommand, {
    unless: ({ state }) => (state.public.roll?.stage === 'rolled' ? goneOn(state) : null),
    ways: waysToJudge,
    do(play, judged, context) {
      const roll = rollOf(context);
      if (roll.stage === 'rolled') {
        judgeAgain(play, roll, judged);
        return;
      }
      const { type: _, ...judgement } = judged;
      play.emit({ type: 'rollChanged', changes: { judgement, stage: 'bonus' } });
      const { note, fatal } = judged;
      play.say(`${judgementWords(judged)}.`, {
        notes: [note, fatal ? 'Fatal harm is on the table.' : ''].filter(Boolean),
        reveals: note !== '' || fatal,
      });
    },
  }),
]);

/** Or says that it needs no roll (TABLE-056). */
export const granting = shapedByDirector('say that it simply happens').once('roll', (move) => [
  move(command('roll.grant', {}), {
    unless: someDiceFell,
    ways: (context) => ({
      label: 'No roll: it happens',
      detail: 'Where nothing is at risk. Nothing is paid.',
      ...judgeAt(rollOf(context)),
      order: rollOf(context).judgement ? 85 : 2,
    }),
    do(play, _, context) {
      const roll = rollOf(context);
      play.emit({ type: 'rollClosed' });
      const who = nameById(play.state, roll.roller);
      play.say(`No roll: what ${who} does happens${saying(typedGoal(roll))}`, {
        notes: returnGifts(play, roll),
      });
    },
  }),
]);

const judgeAt = ({ judgement }: ActionRoll) =>
  judgement ? { place: 'roll' } : { place: 'prompt', prompt: judgePrompt };

function waysToJudge(context: GbmContext): WayToMove<Judged> {
  const roll = rollOf(context);
  const fields = judgementFields(context.state, roll);
  if (roll.stage === 'rolled') {
    return {
      label: 'Judge again',
      detail: 'The dice and what they cost stay.',
      order: 70,
      fields,
    };
  }
  return {
    label: roll.judgement ? 'Judge again' : 'Judge position and effect',
    ...judgeAt(roll),
    primary: !roll.judgement,
    order: 1,
    advice: weighedBefore(context.state, roll),
    fields,
  };
}

function judgementFields(state: GbmState, { judgement }: ActionRoll): Field[] {
  return [
    ...standingFields(judgement ?? suggested(state)),
    wordsField('note', 'Why, or what to beware of'),
    {
      name: 'fatal',
      kind: 'switch',
      label: 'Fatal harm is on the table',
      initial: judgement?.fatal ?? false,
    },
  ];
}

const suggested = ({ public: { episode } }: GbmState): Standing => ({
  position: episode.mission?.position ?? 'risky',
  effect: 'standard',
});

const usualOf = (state: GbmState): Standing => state.public.usualJudgement ?? suggested(state);

/** Why a roll is not judged once more with its dice on the table, if so: something has come of them. */
function goneOn({ public: { roll, consequences, eclipses } }: GbmState): Bar | null {
  const simple = roll?.purpose === 'overcome' && !roll.struck;
  if (simple && Object.keys({ ...consequences, ...eclipses }).length === 0) return null;
  return barred('wrong-moment', 'The table has gone on from these dice.', {
    instead: 'Finish the roll, and set by hand what should be otherwise.',
    rule: 'TABLE-054',
  });
}

/**
 * Judges a roll whose dice lie there, which was judged as usual or in haste (TABLE-054). What they cost
 * stays paid, and xp that was marked stays marked.
 */
function judgeAgain(play: GbmPlay, roll: ActionRoll, { type: _, ...judgement }: Judged): void {
  const judged = { ...roll, judgement };
  const moved = positionOf(play.state, judged).position;
  const { effect: achieved } = effectOf(play.state, judged);
  play.emit({
    type: 'rollChanged',
    changes: {
      judgement,
      rolled: {
        position: moved,
        effect: roll.band === 'critical' ? shiftEffect(achieved, 1) : achieved,
      },
      retryAt: moved === 'controlled' && roll.band === 'bad' ? 'risky' : null,
    },
  });
  const words = judgementWords(judgement).toLowerCase();
  play.say(`Judged again, with the dice on the table: ${words}.`, {
    notes: [judgement.note].filter(Boolean),
    reveals: true,
  });
}

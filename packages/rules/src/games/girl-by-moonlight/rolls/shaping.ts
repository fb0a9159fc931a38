import { z } from 'zod';
import type { Bar } from '../../../engine';
import type { Subject } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { OfferContext } from '../game';
import type { RollOption } from '../hooks';
import { houseRule } from '../house-rules';
import { cast, nameById, nameOf, notTheirs } from '../lookups';
import type { GbmContext } from '../moves';
import { barred, missing } from '../refusal';
import { returnGifts } from '../sheet/gifts';
import type { FeltHarm } from '../sheet/penalties';
import { feltHarm } from '../sheet/penalties';
import { spoken } from '../spoken';
import type { GbmState, Protagonist, ProtagonistId, SetUp } from '../state';
import { saying } from '../telling/saying';
import { actions, titled } from '../vocabulary';
import { rollOptions } from './action-pool';
import { actorOf } from './actor';
import { diceFell, takesPart } from './before-dice';
import { typedGoal } from './goal';
import { mayJoin } from './joining';
import { judgedAs } from './opening';
import { gainOf } from './pool-words';
import { promiseHolds } from './promised';
import { actionField } from './roll-fields';
import {
  isRoller,
  rollerOf,
  shapedByEither,
  shapedByRoller,
  shaping,
  someDiceFell,
} from './standing';

/** The roller picks the action, also after hearing what it starts from (GBM-ARP-005, 006). */
export const revising = shapedByRoller.once('roll', (move) => [
  move(command('roll.revise', { goal: sentence.default(''), action: z.enum(actions) }), {
    unless: someDiceFell,
    ways: ({ state, roll }) => ({
      label: 'Try it differently',
      order: 80,
      fields: [
        { ...spoken('goal', 'Goal'), initial: typedGoal(roll) },
        { ...actionField(actorOf(state, roll)), initial: roll.action },
      ],
    }),
    do(play, { goal, action }, context) {
      play.emit({
        type: 'rollChanged',
        changes: {
          goal: goal || titled(action),
          action,
          ...judgedAs(context.state.public.usualJudgement),
          harm: [],
          setAside: [],
          options: [],
        },
      });
      play.say(`${nameOf(rollerOf(context))} tries ${action} instead${saying(goal)}`);
    },
  }),
]);

/** What somebody has made possible helps whoever follows up on it (GBM-TEAM-007, 008). */
export const followingUp = shapedByRoller.once('roll', (move) => [
  move(command('roll.use-set-up', { setUp: id.nullable() }), {
    unless({ state, roll }, { setUp: wanted }) {
      if (wanted === undefined) return null;
      const setUp = state.public.setUps[wanted ?? roll.setUp?.id ?? ''];
      return setUp?.benefit ? noFollowUp(state, setUp, roll.roller) : noSetUp;
    },
    ways: ({ state, roll }) =>
      Object.values(state.public.setUps).map(({ id, by, benefit }) => {
        if (roll.setUp?.id === id) {
          return { with: { setUp: null }, label: 'Do not use the set-up', order: 25 };
        }
        const gain = benefit === 'effect' ? '+1 effect' : 'better position';
        const label = `Follow up on ${nameById(state, by)}: ${gain}`;
        return { with: { setUp: id }, label, order: 25 };
      }),
    do(play, { setUp: wanted }, { state }) {
      const setUp = state.public.setUps[wanted ?? ''];
      if (!setUp?.benefit) {
        play.emit({ type: 'rollChanged', changes: { setUp: null } });
        return;
      }
      const { id, by, benefit, options } = setUp;
      play.emit({ type: 'rollChanged', changes: { setUp: { id, by, benefit, options } } });
    },
  }),
]);

const noSetUp = barred('not-found', 'There is no such opening to follow up on.', {
  instead: 'Roll without one, or ask an ally to set you up first.',
  rule: 'GBM-TEAM-007',
});

/** Why somebody cannot follow up on a set-up, if so (AMB-29). */
function noFollowUp(state: GbmState, { by, usedBy }: SetUp, id: ProtagonistId): Bar | null {
  const own = by === id || usedBy.includes(id);
  if (!own && (usedBy.length === 0 || houseRule(state, 'setUpsForAll') !== 'off')) return null;
  const why = own
    ? 'A set-up helps the others who follow up on it, once each.'
    : 'At this table a set-up helps one ally, and somebody has followed up on this one.';
  return barred('not-allowed', why, {
    instead: 'Roll without it, or follow up on another set-up.',
    rule: 'GBM-TEAM-008',
  });
}

/** What abilities offer for the roll. */
const options: Subject<OfferContext, RollOption, 'option'> = {
  part: 'option',
  what: 'switch',
  all: ({ state, roll }) => rollOptions(state, roll),
  idOf: ({ id }) => id,
  find: ({ state, roll }, id) =>
    rollOptions(state, roll).find((option) => option.id === id) ??
    missing(
      'No ability offers that for this roll.',
      'Choose one of the switches beside the roll.',
      'TABLE-010',
    ),
};

/** Switches that are on or off for the roll. */
export const switching = shapedByEither.about(options, 'roll', (move) => [
  move(command('roll.option', { option: id, on: z.boolean() }), {
    ways({ roll }, option) {
      const on = !roll.options.includes(option.id);
      const label = on ? `${option.label}${gainOf(option)}` : `Not: ${option.label}`;
      return { with: { on }, label, order: 30 };
    },
    do(play, { on }, { roll }, { id }) {
      const others = roll.options.filter((option) => option !== id);
      play.emit({ type: 'rollChanged', changes: { options: on ? [...others, id] : others } });
    },
  }),
]);

/** It is given up before the dice, or done together. */
export const deciding = shapedByEither.once('roll', (move) => [
  move(command('roll.withdraw', {}), {
    unless: (context) =>
      context.director
        ? null
        : (someDiceFell(context) ?? (context.roll.retries > 0 ? promiseHolds(context.roll) : null)),
    ways: ({ roll }) => ({
      label: 'Withdraw the roll',
      order: 90,
      detail: diceFell(roll) ? 'What was paid stays paid.' : 'Nothing is paid.',
    }),
    do(play, _, { roll }) {
      play.emit({ type: 'rollClosed' });
      const notes = returnGifts(play, roll);
      const paid = diceFell(roll) ? 'what was paid stays paid' : 'nothing was paid';
      play.say(`${nameById(play.state, roll.roller)}’s roll is withdrawn; ${paid}.`, { notes });
    },
  }),
  move(command('roll.make-group', {}), {
    unless: ({ roll }) =>
      roll.group
        ? barred('already-done', 'This is a group action already.', {
            instead: 'Whoever wants to act along joins it.',
            rule: 'TABLE-008',
          })
        : null,
    ways(context) {
      const { state, roll } = context;
      const { roller } = roll;
      if (!cast(state).some((one) => one.id !== roller && mayJoin(state, one))) return null;
      const leads = isRoller(context) ? 'you' : nameById(state, roller);
      const cost = `${leads}: 1 stress for each 1–3`;
      return { label: 'Make it a group action', order: 75, cost };
    },
    do(play, _, { roll: { roller } }) {
      const leader = { protagonist: roller, push: null, result: null };
      play.emit({ type: 'rollChanged', changes: { group: [leader] } });
      play.say(`${nameById(play.state, roller)} leads a group action; who acts along?`);
    },
  }),
]);

/** Harm of somebody who takes part. */
interface Borne extends FeltHarm {
  bearer: Protagonist;
}

const harmBorne: Subject<OfferContext, Borne, 'harm'> = {
  part: 'harm',
  what: 'harm',
  all: borneBy,
  idOf: ({ tag }) => tag.id,
  find: (context, id) =>
    borneBy(context).find(({ tag }) => tag.id === id) ??
    missing('Nobody in this roll has that harm.', 'Choose a tag of somebody who takes part.'),
};

function borneBy({ state, roll }: GbmContext): Borne[] {
  const taking = cast(state).filter(({ id }) => takesPart(roll, id));
  return taking.flatMap((bearer) =>
    feltHarm(state, actorOf(state, roll, bearer.id)).map((felt) => ({ ...felt, bearer })),
  );
}

/** Harm counts where it matters for this action (GBM-ARP-032). */
export const harming = shaping.about(harmBorne, 'roll', (move) => [
  move(command('roll.harm', { harm: id, relevant: z.boolean() }), {
    unless: ({ seat, director, roll }, _, { level, bearer }) =>
      (director ? null : notTheirs(seat, bearer)) ??
      (level === 1 && bearer.id !== roll.roller ? leadersAlone : null),
    ways({ roll: { setAside = [], harm } }, { tag, level }) {
      if (level === 0) return null;
      const relevant = level === 3 ? setAside.includes(tag.id) : !harm.includes(tag.id);
      const label = relevant
        ? `“${tag.text}” matters here (${prices[level]})`
        : `“${tag.text}” does not matter here`;
      return { with: { relevant }, label, order: 40 };
    },
    do(play, { harm: id, relevant }, { roll: { setAside = [], harm } }, { level, source }) {
      if (level !== 3) {
        const others = harm.filter((one) => one !== id);
        play.emit({ type: 'rollChanged', changes: { harm: relevant ? [...others, id] : others } });
        return;
      }
      const others = setAside.filter((one) => one !== id);
      play.emit({
        type: 'rollChanged',
        changes: { setAside: relevant ? others : [...others, id] },
      });
      play.say(`${titled(source)} ${relevant ? 'matters here' : 'does not matter here'}.`);
    },
  }),
]);

/** Less effect is the leader’s alone, who has the effect of all (AMB-99). */
const leadersAlone = barred(
  'not-allowed',
  'A group action has one effect, that of whoever leads it.',
  {
    instead: 'Level 1 harm of the leader lowers it; that of whoever follows does not.',
    rule: 'GBM-ARP-033',
  },
);

const prices = { 1: 'less effect', 2: '−1d', 3: 'help or a push' } as const;

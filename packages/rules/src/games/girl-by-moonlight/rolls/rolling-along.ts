import type { Refusal } from '../../../engine';
import type { RollResult } from '../../../forged-in-the-dark';
import { offeredPool, rollPool } from '../../../forged-in-the-dark';
import type { Subject } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { GbmPlay, OfferContext } from '../game';
import { nameById, nameOf, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { themselvesInPlay } from '../moves';
import { barred } from '../refusal';
import { advanceAdversary } from '../series/tracks';
import { actionDice } from '../sheet/ratings';
import { noStress, takeStress } from '../sheet/stress';
import type { ActionRoll, Protagonist, ProtagonistId } from '../state';
import { tellRoll } from '../telling/tell';
import { titled } from '../vocabulary';
import { actionPool, stillToRoll, whyNoAction } from './action-pool';
import { actorOf } from './actor';
import { assists, takesPart } from './before-dice';
import { NOT_JUDGED } from './blanks';
import type { MemberResult } from './group';
import { PUSH_STRESS, pushesOf } from './helping';
import { acceptedPromise, promisedTo, promiseHolds } from './promised';
import { rollCost } from './roll-costs';
import { notActingFor, shaping, someDiceFell } from './standing';

/** Those who act along and have yet to roll. */
const followers: Subject<OfferContext, Protagonist, 'protagonist'> = {
  part: 'protagonist',
  what: 'protagonist',
  all: ({ state, roll }) => stillToRoll(roll).map((id) => protagonist(state, id)),
  idOf: ({ id }) => id,
  find: ({ state }, id) => protagonist(state, id),
};

/**
 * Those who act along roll for themselves, before whoever leads (TABLE-061), or leave; the director rolls for
 * somebody who is away, or goes on without them.
 */
export const actingAlong = shaping.about(followers, 'roll', (move) => [
  move(command('roll.leave', { protagonist: id }), {
    unless(context, _, self) {
      const { roll } = context;
      return (
        notActingFor(context, self) ??
        (resultOf(roll, self) ? diceStand(self) : null) ??
        (follows(roll, self) ? null : noPart(self)) ??
        (context.director || roll.retries === 0 || !acceptedPromise(roll, self.id)
          ? null
          : promiseHolds(roll))
      );
    },
    ways: ({ state, director }, { id }) =>
      director
        ? { label: `Leave ${nameById(state, id)} out`, order: 16 }
        : { label: 'Leave the group action', order: 15 },
    do(play, _, { roll }, self) {
      play.emit({
        type: 'rollChanged',
        changes: {
          group: (roll.group ?? []).filter((member) => member.protagonist !== self.id),
          promises: roll.promises.filter((one) => promisedTo(roll, one) !== self.id),
        },
      });
      play.say(`${nameOf(self)} leaves the group action.`);
    },
  }),
  move(rolling('roll.roll-along', { protagonist: id }), {
    unless(context, _, self) {
      const { roll } = context;
      return (
        notActingFor(context, self) ??
        (follows(roll, self) ? null : notAlong(self)) ??
        (resultOf(roll, self) ? hasRolled(self) : null) ??
        cannotYet(context, self)
      );
    },
    ways: ({ state, director, roll }, { id }) => ({
      ...(director
        ? { label: `Roll for ${nameById(state, id)}`, order: 15, primary: false }
        : { label: 'Roll the dice', order: 0, primary: true }),
      rolls: offeredPool(actionPool(state, roll, id)),
      ...rollCost(state, roll, actorOf(state, roll, id)),
    }),
    do(play, _, { roll }, self) {
      const pool = actionPool(play.state, roll, self.id);
      const notes = [...payPushes(play, roll, self.id), ...payPromise(play, roll, self.id)];
      const result = rollPool(play, pool, diceTitle(play, roll, self.id));
      const group = (roll.group ?? []).map((one) =>
        one.protagonist === self.id ? { ...one, result } : { ...one },
      );
      play.emit({ type: 'rollChanged', changes: { group } });
      const moment = { kind: 'acting-along', about: [self.id] } as const;
      tellRoll(play, moment, nameOf(self), { pool, result }, { notes, reveals: true });
    },
  }),
]);

/** Others join a group action until its first dice fall. */
export const joining = shaping.about(themselvesInPlay, 'roll', (move) => [
  move(command('roll.join', { protagonist: id }), {
    unless(context, _, self) {
      const { roll } = context;
      return (
        someDiceFell(context) ??
        (roll.group ? null : noGroup) ??
        (takesPart(roll, self.id) ? inIt(self) : null) ??
        (assists(roll, self.id) ? isHelping : null) ??
        noStress(context.state, self)
      );
    },
    ways({ state, roll }, self) {
      const then = actorOf(state, roll, self.id);
      const dice = actionDice(then, roll.action, then.transcendence.active);
      return { label: `Join the group action (${titled(roll.action)} ${dice})`, order: 15 };
    },
    do(play, _, { roll: { group } }, self) {
      const member = { protagonist: self.id, push: null, result: null };
      play.emit({ type: 'rollChanged', changes: { group: [...(group ?? []), member] } });
      play.say(`${nameOf(self)} joins the group action.`);
    },
  }),
]);

const follows = (roll: ActionRoll, { id }: Protagonist): boolean =>
  id !== roll.roller && takesPart(roll, id);

const resultOf = ({ group }: ActionRoll, { id }: Protagonist): RollResult | null =>
  group?.find((one) => one.protagonist === id)?.result ?? null;

const diceStand = (self: Protagonist): Refusal =>
  barred('wrong-moment', `${nameOf(self)}’s dice have fallen already.`, {
    instead: 'Wait for the others: the best result counts for all.',
    rule: 'TABLE-061',
  });

const noPart = (self: Protagonist): Refusal =>
  barred('not-allowed', `${nameOf(self)} only leads this roll, or has no part in it.`, {
    instead: 'The one who leads can withdraw the roll.',
    rule: 'GBM-TEAM-003',
  });

const notAlong = (self: Protagonist): Refusal =>
  barred('not-allowed', `${nameOf(self)} does not act along in this roll.`, {
    instead: 'Join the group action first.',
    rule: 'GBM-TEAM-003',
  });

const hasRolled = (self: Protagonist): Refusal =>
  barred('already-done', `${nameOf(self)} has rolled.`, {
    instead: 'Wait for the others.',
    rule: 'TABLE-008',
  });

/** Why the dice of somebody who acts along cannot be rolled yet, if so. */
function cannotYet({ state, roll }: GbmContext, { id }: Protagonist): Refusal | null {
  const blocked = roll.judgement ? whyNoAction(state, actorOf(state, roll, id), roll) : NOT_JUDGED;
  if (blocked === null) return null;
  return barred('wrong-moment', blocked, {
    instead: 'Settle that first, or leave the group action.',
    rule: 'GBM-ARP-001',
  });
}

const noGroup = barred('not-allowed', 'This is not a group action.', {
  instead: 'Assist it, or spend a link.',
  rule: 'GBM-TEAM-003',
});

const inIt = (self: Protagonist): Refusal =>
  barred('already-done', `${nameOf(self)} takes part already.`, {
    instead: 'Wait for the dice, or leave the group action.',
    rule: 'TABLE-008',
  });

const isHelping = barred('not-allowed', 'You are assisting this roll.', {
  instead: 'Take your help back first; nothing has been paid.',
  rule: 'GBM-TEAM-003',
});

/** The results of those who have rolled along. */
export function resultsAlong({ group, roller }: ActionRoll): MemberResult[] {
  return (group ?? []).flatMap(({ protagonist: id, result }) =>
    result && id !== roller ? { id, result } : [],
  );
}

/** What the dice of somebody are called where they can be checked. */
export const diceTitle = (play: GbmPlay, { action }: ActionRoll, id: ProtagonistId): string =>
  `${nameById(play.state, id)}: ${titled(action)}`;

/** A promise that somebody has taken is owed from the moment their dice leave the hand (GBM-ARP-027, 028). */
export function payPromise(play: GbmPlay, roll: ActionRoll, id: ProtagonistId): string[] {
  const promise = acceptedPromise(roll, id);
  if (!promise) return [];
  const { text, adversary } = promise;
  return [
    `The promise will come true: ${text}`,
    ...(adversary > 0 ? [advanceAdversary(play, adversary)] : []),
  ];
}

/** Whoever pushes pays when their dice leave the hand (GBM-ARP-024). */
export function payPushes(play: GbmPlay, roll: ActionRoll, id: ProtagonistId): string[] {
  const pushes = pushesOf(roll, id).length;
  const why = pushes > 1 ? `${pushes} pushes` : 'push';
  return pushes > 0 ? [takeStress(play, id, PUSH_STRESS * pushes, why)] : [];
}

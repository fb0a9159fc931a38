import type { Field } from '../../../engine';
import { offeredPool } from '../../../forged-in-the-dark';
import type { OfferContext } from '../game';
import { cast, nameById } from '../lookups';
import { linkFields } from '../sheet/links';
import { feltHarm } from '../sheet/penalties';
import { actionDice } from '../sheet/ratings';
import { stressCost } from '../sheet/stress';
import type { ActionRoll, Protagonist } from '../state';
import { titled } from '../vocabulary';
import { actionPool, rollOptions, stillToRoll, whatBlocks, whyNoAction } from './action-pool';
import { actorOf } from './actor';
import { assists, diceFell, takesPart } from './before-dice';
import { bondField } from './bond-words';
import { assistOptions, openHelp } from './bonus';
import { whyNoFollowUp } from './framing';
import { typedGoal } from './goal';
import { mayJoin } from './joining';
import { offerGroup, offerJudgement } from './judging-offers';
import { gainOf } from './pool-words';
import { offerPromises } from './promise-offers';
import { acceptedPromise, owesPromise } from './promised';
import { offerPush } from './push-offers';
import { rollCost } from './roll-costs';
import { actionField, offerInRoll } from './roll-offer';

/** What may be done with a roll before its dice fall: judging, helping, pushing, promising. */
export function offerBeforeDice(c: OfferContext, roll: ActionRoll): void {
  const { self } = c;
  const mine = self?.id === roll.roller;
  if (c.director) offerJudgement(c, roll);
  if (mine && self?.status === 'active') offerRoller(c, roll, self);
  if (mine || c.director) {
    for (const option of rollOptions(c.state, roll)) {
      const on = !roll.options.includes(option.id);
      offerInRoll(
        c,
        'roll.option',
        { option: option.id, on },
        `${on ? '' : 'Not: '}${option.label}${on ? gainOf(option) : ''}`,
        30,
      );
    }
    if (c.director || !(diceFell(roll) || owesPromise(roll))) {
      offerInRoll(c, 'roll.withdraw', {}, 'Withdraw the roll', 90, {
        detail: diceFell(roll) ? 'What was paid stays paid.' : 'Nothing is paid.',
      });
    }
  }
  offerGroup(c, roll, self);
  offerRollingAlong(c, roll);
  offerHarm(c, roll);
  if (self && self.status === 'active') offerHelp(c, roll, self);
  offerPromises(c, roll);
}

function offerRoller(c: OfferContext, roll: ActionRoll, self: Protagonist): void {
  if (!whatBlocks(c.state, roll)) {
    offerInRoll(c, 'roll.roll', {}, 'Roll the dice', 0, {
      primary: true,
      rolls: offeredPool(actionPool(c.state, roll, self.id)),
      ...rollCost(c.state, roll, self),
    });
  }
  if (!diceFell(roll)) offerRevision(c, roll);
  if (!acceptedPromise(roll)) offerPush(c, roll, self);
  for (const setUp of Object.values(c.state.public.setUps)) {
    if (setUp.benefit === null || whyNoFollowUp(c.state, setUp, self.id)) continue;
    const gain = setUp.benefit === 'effect' ? '+1 effect' : 'better position';
    if (roll.setUp?.id === setUp.id)
      offerInRoll(c, 'roll.use-set-up', { setUp: null }, 'Do not use the set-up', 25);
    else
      offerInRoll(
        c,
        'roll.use-set-up',
        { setUp: setUp.id },
        `Follow up on ${nameById(c.state, setUp.by)}: ${gain}`,
        25,
      );
  }
}

/** Those who act along roll for themselves; the director rolls for somebody who is away, or drops them. */
function offerRollingAlong(c: OfferContext, roll: ActionRoll): void {
  for (const id of stillToRoll(roll)) {
    const mine = c.self?.id === id;
    const actor = actorOf(c.state, roll, id);
    if (c.director) {
      const label = `Leave ${nameById(c.state, id)} out`;
      offerInRoll(c, 'roll.leave', { protagonist: id }, label, 16);
    }
    if (!(mine || c.director) || !roll.judgement || whyNoAction(c.state, actor, roll)) continue;
    const label = mine ? 'Roll the dice' : `Roll for ${nameById(c.state, id)}`;
    offerInRoll(c, 'roll.roll-along', { protagonist: id }, label, mine ? 0 : 15, {
      primary: mine,
      rolls: offeredPool(actionPool(c.state, roll, id)),
      ...rollCost(c.state, roll, actor),
    });
  }
}

function offerRevision(c: OfferContext, roll: ActionRoll): void {
  c.add({
    command: 'roll.revise',
    with: {},
    label: 'Try it differently',
    place: 'roll',
    order: 80,
    fields: [
      {
        name: 'goal',
        kind: 'text',
        label: 'Goal',
        max: 300,
        required: false,
        initial: typedGoal(roll),
      },
      { ...actionField(actorOf(c.state, roll)), initial: roll.action },
    ],
  });
}

function offerHarm(c: OfferContext, roll: ActionRoll): void {
  for (const one of cast(c.state)) {
    if (!takesPart(roll, one.id) || !(c.director || c.self?.id === one.id)) continue;
    for (const { tag, level } of feltHarm(c.state, actorOf(c.state, roll, one.id))) {
      // Less effect is the leader’s alone, who has the effect of all (AMB-99).
      if (level === 0 || (level === 1 && one.id !== roll.roller)) continue;
      const matters = level === 3 ? !roll.setAside?.includes(tag.id) : roll.harm.includes(tag.id);
      const relevant = !matters;
      const price = prices[level];
      const label = relevant
        ? `“${tag.text}” matters here (${price})`
        : `“${tag.text}” does not matter here`;
      offerInRoll(c, 'roll.harm', { harm: tag.id, relevant }, label, 40);
    }
  }
}

const prices = { 1: 'less effect', 2: '−1d', 3: 'help or a push' } as const;

function offerHelp(c: OfferContext, roll: ActionRoll, self: Protagonist): void {
  if (roll.assist?.by === self.id) {
    offerInRoll(c, 'roll.stop-assisting', {}, 'Do not help after all', 10);
  }
  if (roll.linkHelp?.by === self.id) {
    offerInRoll(c, 'roll.stop-assisting', { help: 'linkHelp' }, 'Do not spend the link', 10);
  }
  for (const { via, stress, label, links } of openHelp(c.state, roll, self)) {
    offerInRoll(c, 'roll.assist', { protagonist: self.id, via }, `Help: ${label}`, 10, {
      cost: stress > 0 ? stressCost(self, stress) : via === 'link' ? '1 link' : 'no stress',
      fields: [
        ...linkFields(c.state, self, links ?? []),
        ...assistFields(c, roll, self),
        via === 'link'
          ? bondField(c.state, self, roll.roller)
          : { name: 'how', kind: 'text', label: 'How do you help?', max: 300, required: false },
      ],
    });
  }
  if (!roll.group || self.id === roll.roller) return;
  if (takesPart(roll, self.id)) {
    if (!stillToRoll(roll).includes(self.id)) return;
    const promised = acceptedPromise(roll, self.id) !== null;
    if (!(promised && roll.retries > 0)) {
      offerInRoll(c, 'roll.leave', { protagonist: self.id }, 'Leave the group action', 15);
    }
    if (!promised) offerPush(c, roll, self);
  } else if (!diceFell(roll) && !assists(roll, self.id) && mayJoin(c.state, self)) {
    const dice = actionDice(
      actorOf(c.state, roll, self.id),
      roll.action,
      actorOf(c.state, roll, self.id).transcendence.active,
    );
    offerInRoll(
      c,
      'roll.join',
      { protagonist: self.id },
      `Join the group action (${titled(roll.action)} ${dice})`,
      15,
    );
  }
}

function assistFields(c: OfferContext, roll: ActionRoll, self: Protagonist): Field[] {
  const options = assistOptions(c.state, roll, self).map(({ id, label }) => ({ value: id, label }));
  if (options.length === 0) return [];
  return [
    {
      name: 'options',
      kind: 'choices',
      label: 'What applies',
      options,
      min: 0,
      max: Math.min(6, options.length),
    },
  ];
}

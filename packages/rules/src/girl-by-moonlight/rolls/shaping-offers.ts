import type { Field, Offer } from '../../engine';
import type { OfferContext } from '../game';
import type { RollOption } from '../hooks';
import type { ActionRoll, Protagonist } from '../state';
import { linkFields } from '../table/links';
import { cast, nameById } from '../table/lookups';
import { feltHarm } from '../table/penalties';
import { actionDice } from '../table/sheet';
import { stressCost, whyNoStress } from '../table/stress';
import { effects, positions, titled } from '../vocabulary';
import { actorOf, rollOptions, whatBlocks } from './action-pool';
import { judgePrompt, promisePrompt } from './action-prompts';
import { acceptedPromise, assistOptions, assistTerms, PROMISES_OPEN, whyNoHelp } from './bonus';
import { mayJoin, takesPart, whyNoFollowUp } from './framing';
import { helpOf, PUSH_STRESS, placeOfHelp, pushesIn, pushesOf } from './helping';
import { offerPush } from './push-offers';
import { actionField, offerInRoll, scaleField } from './roll-offer';

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
    offerInRoll(c, 'roll.withdraw', {}, 'Withdraw the roll', 90, { detail: 'Nothing is paid.' });
  }
  offerHarm(c, roll);
  if (self && self.status === 'active') offerHelp(c, roll, self);
  if (!mine) offerPromise(c, roll);
}

/** What a switch changes, in brackets. */
function gainOf({ dice = 0, effect = 0 }: RollOption): string {
  const signed = (steps: number) => `${steps > 0 ? '+' : '−'}${Math.abs(steps)}`;
  const gains = [dice ? `${signed(dice)}d` : '', effect ? `${signed(effect)} effect` : ''];
  const words = gains.filter(Boolean).join(', ');
  return words && ` (${words})`;
}

function offerJudgement(c: OfferContext, roll: ActionRoll): void {
  const suggested = c.state.public.episode.mission?.position ?? 'risky';
  c.add({
    command: 'roll.judge',
    with: {},
    label: roll.judgement ? 'Judge again' : 'Judge position and effect',
    place: roll.judgement ? 'roll' : 'prompt',
    ...(roll.judgement ? {} : { prompt: judgePrompt }),
    primary: !roll.judgement,
    order: 1,
    fields: [
      scaleField('position', 'Position', positions, roll.judgement?.position ?? suggested),
      scaleField('effect', 'Effect', effects, roll.judgement?.effect ?? 'standard'),
      { name: 'note', kind: 'text', label: 'Why, or what to beware of', max: 300, required: false },
      {
        name: 'fatal',
        kind: 'switch',
        label: 'Fatal harm is on the table',
        initial: roll.judgement?.fatal ?? false,
      },
    ],
  });
}

function offerRoller(c: OfferContext, roll: ActionRoll, self: Protagonist): void {
  const pushes = pushesOf(roll, self.id);
  if (!whatBlocks(c.state, roll)) {
    offerInRoll(c, 'roll.roll', {}, 'Roll the dice', 0, {
      primary: true,
      ...(pushes.length > 0 ? { cost: stressCost(self, PUSH_STRESS * pushes.length) } : {}),
    });
  }
  c.add({
    command: 'roll.revise',
    with: {},
    label: 'Try it differently',
    place: 'roll',
    order: 80,
    fields: [
      { name: 'goal', kind: 'text', label: 'Goal', max: 300, required: true, initial: roll.goal },
      { ...actionField(actorOf(c.state, roll)), initial: roll.action },
    ],
  });
  const promised = acceptedPromise(roll) !== null;
  if (!promised) offerPush(c, roll, self);
  const offered = roll.promises.filter(({ status }) => status === 'offered');
  for (const promise of offered) {
    const answer = (accept: boolean, label: string): Offer => ({
      command: 'roll.answer-promise',
      with: { promise: promise.id, accept },
      label,
      ...(offered.length > 1 ? { detail: promise.text } : {}),
      place: 'prompt',
      prompt: promisePrompt,
      primary: accept,
    });
    if (pushes.length === 0 && !promised) c.add(answer(true, 'Take the promise: +1d'));
    c.add(answer(false, 'Refuse the promise'));
  }
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

function offerHarm(c: OfferContext, roll: ActionRoll): void {
  for (const one of cast(c.state)) {
    if (!takesPart(roll, one.id) || !(c.director || c.self?.id === one.id)) continue;
    for (const { tag, level } of feltHarm(c.state, actorOf(c.state, roll, one.id))) {
      if (level === 3 || level === 0) continue;
      const relevant = !roll.harm.includes(tag.id);
      const price = level === 2 ? '−1d' : 'less effect';
      const label = relevant
        ? `“${tag.text}” matters here (${price})`
        : `“${tag.text}” does not matter here`;
      offerInRoll(c, 'roll.harm', { harm: tag.id, relevant }, label, 40);
    }
  }
}

function offerHelp(c: OfferContext, roll: ActionRoll, self: Protagonist): void {
  if (roll.assist?.by === self.id) {
    offerInRoll(c, 'roll.stop-assisting', {}, 'Do not help after all', 10);
  }
  if (roll.linkHelp?.by === self.id) {
    offerInRoll(c, 'roll.stop-assisting', { help: 'linkHelp' }, 'Do not spend the link', 10);
  }
  for (const { via, stress, label, links } of assistTerms(c.state, roll, self)) {
    const place = placeOfHelp(c.state, via);
    if (roll[place] || whyNoHelp(c.state, roll, self, place)) continue;
    if (stress > 0 && whyNoStress(c.state, self)) continue;
    offerInRoll(c, 'roll.assist', { protagonist: self.id, via }, `Help: ${label}`, 10, {
      cost: stress > 0 ? stressCost(self, stress) : via === 'link' ? '1 link' : 'no stress',
      fields: [
        ...linkFields(c.state, self, links ?? []),
        ...assistFields(c, roll, self),
        { name: 'how', kind: 'text', label: 'How do you help?', max: 300, required: false },
      ],
    });
  }
  if (!roll.group || self.id === roll.roller) return;
  if (takesPart(roll, self.id)) {
    offerInRoll(c, 'roll.leave', { protagonist: self.id }, 'Leave the group action', 15);
    offerPush(c, roll, self);
  } else if (!helpOf(roll).some(({ by }) => by === self.id) && mayJoin(c.state, self)) {
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

function offerPromise(c: OfferContext, roll: ActionRoll): void {
  if (!c.director && !c.self) return;
  if (
    pushesIn(roll).length > 0 ||
    acceptedPromise(roll) ||
    roll.promises.filter(({ status }) => status === 'offered').length >= PROMISES_OPEN
  )
    return;
  offerInRoll(c, 'roll.promise', {}, 'Offer a poisoned promise', 50, {
    detail: 'A bonus die, for a complication that happens whatever the dice show.',
    fields: [
      { name: 'text', kind: 'text', label: 'What is the price?', max: 300, required: true },
      {
        name: 'adversary',
        kind: 'number',
        label: 'Adversary track advances by',
        min: 0,
        max: 3,
        initial: 0,
      },
    ],
  });
}

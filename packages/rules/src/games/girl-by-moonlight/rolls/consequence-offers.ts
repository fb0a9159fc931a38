import { offeredPool } from '../../../forged-in-the-dark';
import { featuresOf } from '../features';
import type { OfferContext, StandingPrompt } from '../game';
import { nameById, protagonist } from '../lookups';
import { placeHarm } from '../sheet/harm';
import { whyNoSpecialArmour } from '../sheet/special-armour';
import { beyondBearing, whyNoStress } from '../sheet/stress';
import type { Consequence, GbmState, Protagonist } from '../state';
import { titled } from '../vocabulary';
import { armourField, offerAssigning, resistanceFields } from './assigning-offers';
import { answerOffers } from './consequence-answers';
import {
  describe,
  negatedByArmour,
  reduced,
  resistanceLimit,
  resistancePool,
} from './consequence-effects';
import { diceInWords, reasonsOf } from './pool-words';

/** What each consequence asks of the one it is for. */
export function consequencePrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.consequences).flatMap((one) => {
    const { seat } = protagonist(state, one.target);
    if (!seat) return [];
    const price =
      one.source === 'promise' ? ' It is the price of a promise and cannot be resisted.' : '';
    return [
      {
        id: promptOf(one),
        to: [seat],
        title: `${nameById(state, one.target)} faces a consequence`,
        text: `${titled(describe(state, one))}.${price}`,
      },
    ];
  });
}

export function consequenceOffers(c: OfferContext): void {
  if (c.director) offerAssigning(c);
  for (const one of Object.values(c.state.public.consequences)) {
    if (c.self?.id === one.target) offerAnswers(c, c.self, one);
    else if (c.self?.status === 'active') offerProtection(c, c.self, one);
    answerOffers(c, one);
    if (c.director) {
      if (one.source !== 'promise') offerAmending(c, one);
      c.add({
        command: 'consequence.cancel',
        with: { consequence: one.id },
        label: `Take back: ${describe(c.state, one)}`,
        place: 'roll',
        order: 70,
        fields: [{ name: 'reason', kind: 'text', label: 'Why?', max: 300, required: false }],
      });
    }
  }
}

/** The prompt in which somebody answers a consequence. */
export const promptOf = (one: Consequence) => `consequence:${one.id}`;

/** What taking it brings beyond what it says: where the harm climbs to, or that it is the end (GBM-CON-017…019). */
function costOf(
  state: GbmState,
  self: Protagonist,
  { kind, level, avoided }: Consequence,
): { cost?: string } {
  if (kind !== 'harm' || level === 0 || avoided) return {};
  const outcome = placeHarm(self.harm, level);
  if ('fatal' in outcome) {
    const against = featuresOf(state, self).filter(({ hooks }) => hooks.survives);
    const names = against.map(({ name }) => name).join(' or ');
    return { cost: names ? `fatal, unless ${names} holds it off` : 'fatal: you are lost' };
  }
  if ('catastrophe' in outcome)
    return { cost: 'no room is left: a catastrophe, which may be fatal' };
  if (outcome.recorded === level) return {};
  return { cost: `level ${level} is full: recorded at level ${outcome.recorded}` };
}

function offerAnswers(c: OfferContext, self: Protagonist, one: Consequence): void {
  const settled = { consequence: one.id };
  const prompt = promptOf(one);
  const left = one.resisted || one.armoured ? 'Take what is left' : 'Take it';
  c.add({
    command: 'consequence.accept',
    with: settled,
    label: left,
    ...costOf(c.state, self, one),
    place: 'prompt',
    prompt,
    order: 1,
  });
  if (one.source === 'promise') return;
  const becomes = outcomeWords(c.state, one);
  if (!one.resisted && !whyNoStress(c.state, self)) {
    const pool = resistancePool(c.state, one);
    const limit = resistanceLimit(c.state, self);
    c.add({
      command: 'consequence.resist',
      with: settled,
      label: `Resist with ${titled(one.attribute)} (${diceInWords(pool)})`,
      cost: [
        `6 minus the result in stress${limit ? `, at most ${limit.amount} with ${limit.source}` : ''}`,
        beyondBearing(self, limit?.amount) ?? [],
      ]
        .flat()
        .join('; '),
      detail: `${becomes}${reasonsOf(pool)}`,
      place: 'prompt',
      prompt,
      order: 2,
      primary: true,
      rolls: offeredPool(pool),
    });
  }
  const negating = negatedByArmour(c.state, self, one);
  if (self.transcendence.active && !self.armourUsed && !one.armoured && one.armourFits) {
    c.add({
      command: 'consequence.armour',
      with: settled,
      label: 'Mark armour',
      detail: negating === null ? becomes : `Nothing comes of it (${negating}).`,
      place: 'prompt',
      prompt,
      order: 3,
    });
  }
  if (whyNoSpecialArmour(c.state, self)) return;
  for (const { id, name, hooks } of featuresOf(c.state, self)) {
    const { specialArmour } = hooks;
    if (
      !specialArmour ||
      specialArmour.fits?.({ state: c.state, self, consequence: one }) === false
    )
      continue;
    c.add({
      command: 'consequence.special-armour',
      with: { ...settled, ability: id },
      label: `Special armour: ${name}`,
      detail: specialArmour.fits
        ? 'Negates it.'
        : `Negates it, if it is about ${specialArmour.negates}.`,
      place: 'prompt',
      prompt,
      order: 4,
    });
  }
}

/** The director's judgement may change once somebody says what they would do about it. */
function offerAmending(c: OfferContext, one: Consequence): void {
  c.add({
    command: 'consequence.amend',
    with: { consequence: one.id },
    label: `Judge again: ${describe(c.state, one)}`,
    detail: `With what it is resisted, what resisting does, and whether armour fits.${resistedWith(c.state, one)}`,
    advice: ['resisting'],
    place: 'roll',
    order: 65,
    fields: [armourField(one.armourFits), ...resistanceFields('What it is once reduced', one)],
  });
}

/** With how many dice it would be resisted as it is judged now, and why, for whoever judges. */
function resistedWith(state: GbmState, one: Consequence): string {
  if (one.resisted) return '';
  const pool = resistancePool(state, one);
  return ` ${nameById(state, one.target)} would roll ${titled(one.attribute)}: ${diceInWords(pool)}.${reasonsOf(pool)}`;
}

function offerProtection(c: OfferContext, self: Protagonist, one: Consequence): void {
  if (one.source === 'promise' || one.resisted || one.armoured) return;
  c.add({
    command: 'consequence.protect',
    with: { consequence: one.id, protagonist: self.id },
    label: `Protect ${nameById(c.state, one.target)}: take it in their place`,
    detail: `${titled(describe(c.state, one))}. You may resist it then.`,
    place: 'roll',
    order: 5,
  });
}

function outcomeWords(state: GbmState, one: Consequence): string {
  const weaker = reduced(one);
  return weaker.avoided ? 'You avoid it.' : `It becomes ${describe(state, weaker)}.`;
}

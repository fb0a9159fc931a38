import type { Offer } from '../../../engine';
import type { OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import type { ActionRoll, PoisonedPromise } from '../state';
import { promiseDice } from './action-pool';
import { promisePrompt } from './action-prompts';
import { pushesIn } from './helping';
import { acceptedPromise, promisesOnOffer, roomForPromise, strikable } from './promised';
import { offerInRoll } from './roll-offer';

/** What each seat may do about poisoned promises: offer, take, refuse, take back, strike (GBM-ARP-025…031). */
export function offerPromises(c: OfferContext, roll: ActionRoll): void {
  const mine = c.self?.id === roll.roller;
  if (mine && c.self?.status === 'active') offerAnswers(c, roll);
  if (!mine && (c.director || c.self) && roomForPromise(roll)) offerPromise(c, roll);
  for (const promise of promisesOnOffer(roll).filter(({ by }) => by === c.seat.id)) {
    offerInRoll(
      c,
      'roll.take-back-promise',
      { promise: promise.id },
      'Take your promise back',
      51,
      {
        detail: quoted(promise),
      },
    );
  }
  if (!c.director) return;
  for (const promise of roll.promises.filter(strikable)) {
    if (promise.by === c.seat.id && promise.status === 'offered') continue;
    offerInRoll(c, 'roll.strike-promise', { promise: promise.id }, 'Strike the promise', 52, {
      detail: `${quoted(promise)} You have the last word on what is a fair price.`,
      fields: [
        {
          name: 'reason',
          kind: 'text',
          label: 'What is unfair about it?',
          max: 300,
          required: false,
        },
      ],
    });
  }
}

function offerAnswers(c: OfferContext, roll: ActionRoll): void {
  const offered = promisesOnOffer(roll);
  const room = pushesIn(roll).length === 0 && acceptedPromise(roll) === null;
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
    if (room) c.add(answer(true, `Take the promise: +${promiseDice(c.state, roll)}d`));
    c.add(answer(false, 'Refuse the promise'));
  }
}

function offerPromise(c: OfferContext, roll: ActionRoll): void {
  const self = c.state.public.protagonists[roll.roller];
  const gains = promiseDice(c.state, roll);
  const terms = self && playsetOf(c.state).promiseTerms?.fields({ state: c.state, self });
  offerInRoll(c, 'roll.promise', {}, 'Offer a poisoned promise', 50, {
    detail: `${gains === 1 ? 'A bonus die' : `${gains} bonus dice`}, for a complication that happens whatever the dice show.`,
    advice: ['promise'],
    fields: [
      { name: 'text', kind: 'text', label: 'What is the price?', max: 300, required: false },
      {
        name: 'adversary',
        kind: 'number',
        label: 'Adversary track advances by',
        min: 0,
        max: 3,
        initial: 0,
      },
      ...(terms ?? []),
    ],
  });
}

const quoted = ({ text }: PoisonedPromise): string => `“${text}”`;

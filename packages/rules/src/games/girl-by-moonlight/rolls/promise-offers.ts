import type { Offer } from '../../../engine';
import type { OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { nameById } from '../lookups';
import type { ActionRoll, PoisonedPromise, Protagonist, ProtagonistId } from '../state';
import { promiseDice, stillToRoll } from './action-pool';
import { promisePrompt } from './action-prompts';
import { pushesOf } from './helping';
import {
  acceptedPromise,
  promisedTo,
  promisesOnOffer,
  roomForPromise,
  strikable,
} from './promised';
import { offerInRoll } from './roll-offer';

/** What each seat may do about poisoned promises: offer, take, refuse, take back, strike (GBM-ARP-025…031). */
export function offerPromises(c: OfferContext, roll: ActionRoll): void {
  if (c.self?.status === 'active') offerAnswers(c, roll, c.self);
  for (const id of [roll.roller, ...stillToRoll(roll)]) {
    if (c.self?.id === id || !(c.director || c.self)) continue;
    if (roomForPromise(roll, id)) offerPromise(c, roll, id);
  }
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
  for (const promise of roll.promises.filter((one) => strikable(roll, one))) {
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

function offerAnswers(c: OfferContext, roll: ActionRoll, self: Protagonist): void {
  const offered = promisesOnOffer(roll).filter((one) => promisedTo(roll, one) === self.id);
  const room = pushesOf(roll, self.id).length === 0 && acceptedPromise(roll, self.id) === null;
  for (const promise of offered) {
    const answer = (accept: boolean, label: string): Offer => ({
      command: 'roll.answer-promise',
      with: { promise: promise.id, accept },
      label,
      ...(offered.length > 1 ? { detail: promise.text } : {}),
      place: 'prompt',
      prompt: promisePrompt(roll, self.id),
      primary: accept,
    });
    if (room) c.add(answer(true, `Take the promise: +${promiseDice(c.state, roll, self.id)}d`));
    c.add(answer(false, 'Refuse the promise'));
  }
}

function offerPromise(c: OfferContext, roll: ActionRoll, id: ProtagonistId): void {
  const self = c.state.public.protagonists[id];
  const follows = id !== roll.roller;
  const gains = promiseDice(c.state, roll, id);
  const terms = self && playsetOf(c.state).promiseTerms?.fields({ state: c.state, self });
  const label = `Offer ${follows ? `${nameById(c.state, id)} ` : ''}a poisoned promise`;
  offerInRoll(c, 'roll.promise', follows ? { to: id } : {}, label, 50, {
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

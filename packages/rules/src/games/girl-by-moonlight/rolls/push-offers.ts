import type { Field, Offer } from '../../../engine';
import type { OfferContext } from '../game';
import { incapacitated } from '../sheet/penalties';
import { stressCost } from '../sheet/stress';
import type { ActionRoll, Protagonist, Push } from '../state';
import { actorOf } from './actor';
import { helpOf, PUSH_STRESS, pushesFor, pushesOf } from './helping';
import { maySeveral, pushExtras } from './pushing';
import { offerInRoll } from './roll-offer';

/** The pushes that are open to somebody who takes part, and taking back the ones they made. */
export function offerPush(c: OfferContext, roll: ActionRoll, self: Protagonist): void {
  const leads = self.id === roll.roller;
  const who: Offer['with'] = leads ? {} : { protagonist: self.id };
  const made = pushesOf(roll, self.id);
  for (const push of made) {
    const [what, settled]: [string, Offer['with']] =
      made.length > 1 ? [` ${takenBack[push.for]}`, { for: push.for }] : ['', {}];
    const label = `Do not push yourself${what}`;
    offerInRoll(c, 'roll.stop-pushing', { ...settled, ...who }, label, 20);
  }
  if (made.length > 0 && !maySeveral(c.state)) return;
  for (const benefit of open(c, roll, self)) {
    if (pushesFor(roll, self.id, benefit)) continue;
    const label = benefit === 'die' && !leads ? `${labels.die} on your own roll` : labels[benefit];
    const order = orders[benefit];
    offerInRoll(c, 'roll.push', { for: benefit, ...who }, label, order, terms(c, roll, self));
  }
}

/** What a push is good for now: with level 3 harm nothing else is before acting is possible. */
function open(c: OfferContext, roll: ActionRoll, self: Protagonist): Push['for'][] {
  const leads = self.id === roll.roller;
  const hurt = incapacitated(c.state, actorOf(c.state, roll, self.id), roll);
  const able = !hurt || pushesFor(roll, self.id, 'act') || (leads && helpOf(roll).length > 0);
  return [
    ...(hurt ? (['act'] as const) : []),
    ...(able ? (['die'] as const) : []),
    ...(able && leads ? (['effect'] as const) : []),
  ];
}

const labels: Record<Push['for'], string> = {
  act: 'Push yourself to act in spite of harm',
  die: 'Push yourself: +1d',
  effect: 'Push yourself: +1 effect',
};

const takenBack: Record<Push['for'], string> = {
  act: 'to act in spite of harm',
  die: 'for +1d',
  effect: 'for more effect',
};

const orders: Record<Push['for'], number> = { act: 19, die: 20, effect: 21 };

/** What a push costs, and what abilities add to it. */
function terms(c: OfferContext, roll: ActionRoll, self: Protagonist): Partial<Offer> {
  const options = pushExtras(c.state, roll, self.id).map(({ id, label }) => ({ value: id, label }));
  const cost = stressCost(self, PUSH_STRESS);
  if (options.length === 0) return { cost };
  const extra: Field = {
    name: 'extra',
    kind: 'choice',
    label: 'And also',
    required: false,
    options,
  };
  return { cost, fields: [extra] };
}

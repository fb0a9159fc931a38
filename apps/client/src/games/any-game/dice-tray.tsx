import { useState } from 'preact/hooks';
import { Panel } from '../../design/panel';
import { formOf, heldIn } from '../../shell/offers/form-state';
import { OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { Keys } from './rolls/keys';
import { NewestRolls } from './rolls/newest';
import { ReadyDice } from './rolls/ready-dice';
import { SavedDice } from './rolls/saved-dice';
import { doing, useOffers } from './view';

/** What the button says of those who will see the roll, where that is not everybody. */
const unseen: Record<string, string> = { self: ' for yourself', director: ' for the referee' };

/** Where dice are rolled: how the newest fell, and all that it takes to roll the next. */
export function DiceTray() {
  const offers = useOffers('dice');
  const all = doing(offers, 'roll');
  const others = all.filter(({ variant }) => variant === 'typed' || variant === 'keep');
  const rolls = all.filter((offer) => !others.includes(offer));
  const free = rolls.find(({ with: { expression } }) => expression === undefined);
  return (
    <Panel id="dice" tone="moon" title="Dice">
      {free ? (
        <RollForm offer={free} ready={rolls.filter((offer) => offer !== free)} />
      ) : (
        <p class="hint">Nobody rolls now: dice are for those who play, while a session is open.</p>
      )}
      <OfferList offers={others} />
      <NewestRolls />
      <SavedDice offers={offers} />
    </Panel>
  );
}

/** Dice by their notation or by taps, what they are for and who sees them. */
function RollForm({ offer, ready }: { offer: OpenOffer; ready: readonly OpenOffer[] }) {
  const [said, say] = useState('');
  const to = offer.fields?.find(({ name }) => name === 'to');
  const seenBy = to ? heldIn(formOf(offer.key), to) : null;
  const inSecret = seenBy === 'director' ? 'Rolled. Whoever runs the table sees it.' : '';
  return (
    // Who is led here comes to the ready dice first, if there are any: they need no word of the notation.
    <div class="any-tray" data-offer={offer.key}>
      {ready.length > 0 ? <ReadyDice offers={ready} to={seenBy} /> : null}
      <OfferForm
        offer={offer}
        submit={`Roll${unseen[String(seenBy)] ?? ''}`}
        sent={() => say(inSecret)}
        beneath={(field, form) =>
          field.name === 'expression' ? <Keys field={field} form={form} /> : null
        }
      />
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}

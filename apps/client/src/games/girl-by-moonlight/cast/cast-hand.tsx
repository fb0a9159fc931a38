import { useState } from 'preact/hooks';
import { numberByHand, Pips } from '../../../shell/by-hand/pips';
import { Turns } from '../../../shell/by-hand/turns';
import { DrawerNotice, useDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import { BY_HAND } from '../../../shell/table/commands';
import { armour } from '../sheet/armour-by-hand';
import { Heal, harmOf, moreHarm, wordsOf } from '../sheet/harm-by-hand';

/** Whose tracks they are, and how far each of them is. */
interface CastHandProps {
  id: string;
  name: string;
  stress: number;
  transcendence: number;
}

/** A protagonist’s stress, transcendence, armour and harm, set with a tap where they stand (TABLE-019). */
export function CastHand({ id, name, stress, transcendence }: CastHandProps) {
  const [open, setOpen] = useState(false);
  const drawer = useDrawer(BY_HAND, open, id);
  const offers = drawer.offers ?? [];
  const tracks = [
    { label: 'Stress', value: stress, by: numberByHand(offers, 'stress') },
    {
      label: 'Transcendence',
      value: transcendence,
      by: numberByHand(offers, 'transcendenceMarked'),
    },
  ];
  const more = moreHarm(offers);
  if (!drawer.there) return null;
  return (
    <details class="cast-hand" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Adjust<span class="sr-only">: {name}</span>
      </summary>
      {open ? <DrawerNotice drawer={drawer} /> : null}
      {tracks.map(({ label, value, by }) =>
        by ? (
          <div key={label}>
            <p class="hint" aria-hidden="true">
              {label}
            </p>
            <Pips label={label} value={value} by={by} />
          </div>
        ) : null,
      )}
      {open ? <Turns values={armour} offers={offers} /> : null}
      {harmOf(offers).map((offer) => (
        <div key={offer.key} class="cast-harm">
          <OfferControl offer={offer} summary={wordsOf(offer)} />
          <Heal offer={offer} />
        </div>
      ))}
      {more ? <OfferControl offer={more} summary="Add harm" /> : null}
    </details>
  );
}

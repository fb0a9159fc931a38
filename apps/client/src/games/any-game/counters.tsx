import type { Counter } from '@moonlit/rules/any-game';
import { useState } from 'preact/hooks';
import { Track } from '../../design/track';
import { DrawerNotice, useDrawer } from '../../shell/offers/drawer';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { Step } from './step';
import type { SharedPart } from './view';
import { about, doing, useOffers } from './view';

/** From here on an upper bound says nothing: nobody counts that far. */
export const ENDLESS = 99;

/** Counters and tracks with what moves them beside each, and what makes new ones there. */
export function CounterList(props: {
  counters: readonly Counter[];
  making?: readonly OpenOffer[];
}) {
  const { counters, making = [] } = props;
  const offers = useOffers('counters');
  return (
    <>
      <ul class="any-counters">
        {counters.map((counter) => (
          <li key={counter.id} class="any-counter">
            <CounterItem counter={counter} offers={about(offers, 'counter', counter.id)} />
          </li>
        ))}
      </ul>
      <div class="any-pair">
        <OfferList offers={making} />
      </div>
    </>
  );
}

function CounterItem({ counter, offers }: { counter: Counter; offers: readonly OpenOffer[] }) {
  const { name, value, max, boxes } = counter;
  const [unfolded, unfold] = useState(false);
  const drawer = useDrawer('counters', unfolded, counter.id);
  const steps = doing(offers, 'counter.step');
  const others = offers.filter((offer) => !steps.includes(offer));
  const number = (
    <>
      <span class="any-counter-name">{name}</span>
      <span class="any-count">
        {value}
        {max < ENDLESS ? <small> of {max}</small> : null}
      </span>
    </>
  );
  return (
    <>
      <div class="any-counter-face">
        {boxes ? <Track label={name} value={value} max={max} /> : number}
      </div>
      {offers.length > 0 ? (
        <div class="any-steps">
          <Step offer={steps.find(({ with: { by } }) => by === -1)} words="−1" />
          <Step offer={steps.find(({ with: { by } }) => by === 1)} words="+1" />
          <details class="any-more" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
            <summary class="btn btn-icon">
              ⋯<span class="sr-only"> More for “{name}”</span>
            </summary>
            {unfolded ? <DrawerNotice drawer={drawer} /> : null}
            <OfferList offers={[...(drawer.offers ?? []), ...others]} />
          </details>
        </div>
      ) : null}
    </>
  );
}

/** Those that stand on no card, and what makes new ones beside them. */
export function LooseCounters({ of, secret }: { of: SharedPart['counters']; secret: boolean }) {
  const making = doing(useOffers('counters'), 'counter.create');
  return (
    <CounterList
      counters={Object.values(of).filter(({ card }) => card === null)}
      making={making.filter(({ with: settled }) => settled.private === secret)}
    />
  );
}

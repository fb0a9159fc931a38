import { useState } from 'preact/hooks';
import { Panel } from '../../design/panel';
import { OfferControl } from '../offers/offer-control';
import { useBeginnings } from './offers';

/** What the table can begin with at once, for whoever may; out of the way for those who make their own. */
export function BeginTonight() {
  const offers = useBeginnings();
  const [own, setOwn] = useState(false);
  if (offers.length === 0) return null;
  const all = offers.map((offer) => (
    <OfferControl key={offer.key} offer={{ ...offer, primary: !own }} />
  ));
  if (own) {
    return (
      <details class="panel drawer">
        <summary>Or play tonight, with what is ready</summary>
        <div class="stack">
          <p class="hint">What the table has settled already stays.</p>
          {all}
        </div>
      </details>
    );
  }
  return (
    <Panel title="Play tonight" kicker="Ready to play">
      <p class="hint">
        A scene and people to choose from are there: dice in five minutes. All of it can be changed
        later.
      </p>
      {all}
      <button type="button" class="btn" onClick={() => setOwn(true)}>
        Make our own
      </button>
    </Panel>
  );
}

import { useState } from 'preact/hooks';
import { Panel } from '../../../design/panel';
import { OfferControl } from '../../../shell/offers/offer-control';
import { useOffers } from '../view';
import { useReady } from './texts';

/** The two ways to begin, for whoever directs: with what is ready-made, or with the questions below. */
export function BeginTonight() {
  const ready = useReady();
  const [own, setOwn] = useState(false);
  const [offer] = useOffers('tonight');
  if (!offer) return null;
  const { detail, ...button } = offer;
  if (own) {
    return (
      <details class="panel drawer">
        <summary>Or play tonight, with what is ready</summary>
        <p class="hint">What you have answered already stays.</p>
        <OfferControl offer={button} />
      </details>
    );
  }
  return (
    <Panel title={ready?.name ?? 'Play tonight'} kicker="Ready to play">
      <p>{detail}</p>
      <p class="hint">
        Its answers, its first mission and seven heroes to choose from are there: dice in five
        minutes. All of it can be changed later.
      </p>
      <OfferControl offer={{ ...button, primary: true }} />
      <button type="button" class="btn" onClick={() => setOwn(true)}>
        Make our own
      </button>
    </Panel>
  );
}

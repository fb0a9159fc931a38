import './starts.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Panel } from '../../design/panel';
import { OfferControl } from '../offers/offer-control';
import type { OpenOffer } from '../state';
import { useBeginnings } from './offers';

interface BeginTonightProps {
  /** What the table would begin with, where that is one thing. */
  title?: string | undefined;
  /** What is there already, in a sentence. */
  children?: ComponentChildren;
}

/** What the table can begin with at once, for whoever may; out of the way for those who make their own. */
export function BeginTonight({
  title = 'Play tonight',
  children = 'A scene and people to choose from are there: dice in five minutes.',
}: BeginTonightProps) {
  const offers = useBeginnings();
  const [own, setOwn] = useState(false);
  if (offers.length === 0) return null;
  if (own) {
    return (
      <details class="panel drawer">
        <summary>Or play tonight, with what is ready</summary>
        <div class="stack">
          <p class="hint">What the table has settled already stays.</p>
          <Beginnings offers={offers} />
        </div>
      </details>
    );
  }
  return (
    <Panel title={title} kicker="Ready to play">
      <p class="hint">{children} All of it can be changed later.</p>
      <Beginnings offers={offers} primary />
      <button type="button" class="btn" onClick={() => setOwn(true)}>
        Make our own
      </button>
    </Panel>
  );
}

/** What each is about, and its button: side by side where there is room. */
function Beginnings({ offers, primary = false }: { offers: OpenOffer[]; primary?: boolean }) {
  return (
    <div class="beginnings">
      {offers.map(({ detail, ...offer }) => (
        <div key={offer.key} class="beginning">
          <p class="beginning-pitch">{detail}</p>
          <OfferControl offer={{ ...offer, primary }} />
        </div>
      ))}
    </div>
  );
}

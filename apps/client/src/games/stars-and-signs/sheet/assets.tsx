import { assetKinds, assetWords, propertyWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { Track } from '../../../design/track';
import { Written } from '../../../design/written';
import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import { functionWords } from '../figures';
import type { Asset, Protagonist } from '../view';
import { about } from '../view';

/** How many of a kind one carries, unless a feature says otherwise (SNS-2012). */
const PLACES = 2;

/** What somebody has, kind by kind, with the places that are free beside it. */
export function Assets({ one, offers }: { one: Protagonist; offers: readonly OpenOffer[] }) {
  const there = assetKinds.filter((kind) => one.assets.some((asset) => asset.kind === kind));
  if (there.length === 0) return <p class="empty">Nothing is carried yet.</p>;
  return (
    <div class="stack">
      {there.map((kind) => {
        const all = one.assets.filter((asset) => asset.kind === kind);
        const free = Math.max(0, PLACES - all.filter(({ carried }) => carried).length);
        return (
          <section key={kind} aria-label={assetWords[kind].name}>
            <p class="kicker">{assetWords[kind].name}</p>
            <ul class="ss-places">
              {all.map((asset) => (
                <li key={asset.id}>
                  <AssetCard asset={asset} offers={about(offers, 'asset', asset.id)} />
                </li>
              ))}
              {Array.from({ length: free }, (_, at) => (
                <li key={at} class="ss-place-free">
                  A place is free
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function AssetCard({ asset, offers }: { asset: Asset; offers: readonly OpenOffer[] }) {
  const { name, text, carried, lost, properties, functions, filled, protects } = asset;
  const facts = [
    ...(lost ? ['out of reach'] : carried ? [] : ['not carried']),
    ...properties.map((property) => propertyWords[property].name),
  ];
  const slots = Math.max(0, ...functions.map(({ quality }) => quality));
  return (
    <article class="ss-card" data-off={lost || !carried} aria-label={name}>
      <h4>
        <Written>{name}</Written>
        {facts.length > 0 ? <small> {facts.join(', ')}</small> : null}
      </h4>
      {text ? (
        <Written as="p" class="hint">
          {text}
        </Written>
      ) : null}
      <ul class="ss-functions">
        {functions.map((each) => (
          <li key={each.id}>
            {each.name && each.name !== name ? (
              <>
                <Written>{each.name}</Written>:{' '}
              </>
            ) : null}
            {functionWords(each)}
          </li>
        ))}
      </ul>
      {properties.includes('protective') && slots > 0 ? (
        <Track label={protects || 'Protects'} value={filled} max={slots} />
      ) : null}
      <div class="acts-row">
        {offers.map((offer) => (
          <OfferControl key={offer.key} offer={offer} />
        ))}
      </div>
    </article>
  );
}

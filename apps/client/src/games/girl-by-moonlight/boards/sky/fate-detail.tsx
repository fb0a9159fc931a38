import { Announcer } from '../../../../design/announcer';
import { Written } from '../../../../design/written';
import { OfferList } from '../../../../shell/offers/offer-list';
import type { OpenOffer } from '../../view';
import { protagonistName, useTable } from '../../view';
import type { CursedFate } from './standing';
import { pathOf, standingOf } from './standing';

interface DetailProps {
  fate: CursedFate;
  /** What the viewer may do about it. */
  offers: readonly OpenOffer[];
}

/** One box in words: what it gives, what it costs, what has come of it, and the way to use it. */
export function FateDetail({ fate, offers }: DetailProps) {
  const { sky } = useTable().public.value;
  if (!sky) return null;
  const standing = standingOf(fate, sky);
  return (
    <section class={`card fate-detail fate-detail-${standing}`}>
      <Announcer text={`${fate.name}. Benefit: ${fate.benefit} Price: ${fate.complication}`} />
      <p class="kicker">{pathOf(fate)}</p>
      <h3>{fate.name}</h3>
      <dl class="fate-terms">
        <dt>Benefit</dt>
        <dd>{fate.benefit}</dd>
        <dt>Price</dt>
        <dd>{fate.complication}</dd>
      </dl>
      <Outcome fate={fate} />
      {standing === 'locked' ? (
        <p class="hint">Locked: it opens when a fate before it on the map is used.</p>
      ) : null}
      <ul class="plain-list hint">
        {fate.asks.map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </ul>
      <OfferList offers={offers} />
    </section>
  );
}

/** When it was used, for whom, and what the director has told of its price. */
function Outcome({ fate }: { fate: CursedFate }) {
  const state = useTable().public.value;
  const used = state.sky?.fates[fate.id];
  if (!used) return null;
  const { episode, withoutBenefit, whom, cost } = used;
  return (
    <>
      <p>
        Used in episode {episode}
        {withoutBenefit ? ', without its benefit' : ''}
        {whom ? `, for ${protagonistName(state, whom)}` : ''}.
      </p>
      {cost ? (
        <p class="answer-text">
          {cost.foreshadowed ? 'Foreshadowed: ' : ''}
          <Written>{cost.text}</Written>
        </p>
      ) : (
        <p class="hint">The director has not told its price yet.</p>
      )}
    </>
  );
}

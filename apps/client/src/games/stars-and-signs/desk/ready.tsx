import { cardWords } from '@moonlit/rules/stars-and-signs/cards';
import { Written } from '../../../design/written';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { Filled } from '../../../shell/offers/filled';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import type { StarsDesk } from '../view';
import { about, doing, useOffers, useTable } from '../view';
import { Compels } from './compels';

type Card = StarsDesk['cards'][string];

/** What the referee has ready, as their own list: its words, what it is for, and what changes it or puts it away. */
export function ReadyCards() {
  const all = Object.values(useTable().director.value?.cards ?? {});
  return (
    <FoldedDrawer
      class="drawer fold"
      name="desk-cards"
      title="What you have ready"
      note={all.map(({ name }) => name).join(', ')}
    >
      {(offers) => (
        <div class="stack fold-body">
          {all.length === 0 ? (
            <p class="empty">Nothing yet. What you prepare lies here until you want it.</p>
          ) : null}
          <ul class="stack">
            {all.map((card) => (
              <li key={card.id}>
                <ReadyCard card={card} offers={about(offers, 'card', card.id)} />
              </li>
            ))}
          </ul>
          <OfferList offers={doing(offers, 'desk.prepare')} />
        </div>
      )}
    </FoldedDrawer>
  );
}

function ReadyCard({ card, offers }: { card: Card; offers: readonly OpenOffer[] }) {
  const { kind, name, text, scale } = card;
  const [change] = doing(offers, 'desk.change');
  const [strike] = doing(offers, 'desk.strike');
  return (
    <article class="ss-card" aria-label={name}>
      <div>
        <p class="kicker">
          {cardWords[kind].name}
          {scale > 0 ? `, Scale ${scale}` : ''}
        </p>
        <h4>
          <Written>{name}</Written>
        </h4>
      </div>
      {text ? <Written as="p">{text}</Written> : null}
      <Use card={card} offers={offers} />
      <div class="acts-row">
        {change ? <OfferControl offer={change} summary="Change" /> : null}
        {strike ? <OfferControl offer={strike} summary="Discard" /> : null}
      </div>
    </article>
  );
}

/** What a card is for, as it can be done now: somebody comes on, what is owed is told, an Aspect is compelled. */
function Use({ card: { kind, name, text }, offers }: { card: Card; offers: readonly OpenOffer[] }) {
  const words = text || name;
  const owed = doing(useOffers('owed'), 'owed.tell');
  const compels = useOffers('trouble').some(({ command }) => command === 'compel.aspect');
  if (kind === 'person') return <OfferList offers={doing(offers, 'desk.show')} />;
  if (kind === 'compel') {
    return compels ? (
      <details class="form-more">
        <summary>
          Use it<span class="sr-only">: {name}</span>
        </summary>
        <Compels trouble={words} />
      </details>
    ) : (
      <p class="hint">{cardWords.compel.means}</p>
    );
  }
  return owed.length > 0 ? (
    <div class="offers">
      {owed.map((offer) => (
        <Filled key={offer.key} offer={offer} filled={{ text: words }} label={offer.label} />
      ))}
    </div>
  ) : (
    <p class="hint">{cardWords.complication.means}</p>
  );
}

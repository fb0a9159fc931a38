import type { Deck } from '@moonlit/rules/any-game/decks';
import { faceOf } from '@moonlit/rules/any-game/decks';
import { useState } from 'preact/hooks';
import { DrawerNotice, useDrawer, useHasDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import { personName, useTable } from '../view';
import { FaceWords } from './face';
import { withChosen } from './selection';

interface SpreadProps {
  deck: Deck;
  hand: readonly number[];
  looks: readonly number[];
  offers: readonly OpenOffer[];
}

/** The cards of a deck that the viewer sees. Some are chosen by a tap each; then it is said what can be done with them. */
export function Spread({ deck, hand, looks, offers }: SpreadProps) {
  const { public: shared, viewer } = useTable();
  const [picked, pick] = useState<readonly number[]>([]);
  const laid = deck.table.map(({ card }) => card);
  const seen = new Set([...hand, ...looks, ...laid, ...deck.discard]);
  // What has gone elsewhere meanwhile is chosen no more.
  const chosen = picked.filter((card) => seen.has(card));
  const drawer = useDrawer('decks', chosen.length > 0 || looks.length > 0, deck.id);
  const playing = useHasDrawer('decks');
  const toggle = (card: number) =>
    pick(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  const row = (title: string, cards: readonly number[], whose?: (card: number) => string) => (
    <Row {...{ deck, title, cards, chosen, whose }} toggle={playing ? toggle : undefined} />
  );
  const laidBy = (card: number) => {
    const by = deck.table.find((one) => one.card === card)?.by ?? null;
    return by === viewer.seat ? 'You' : personName(shared.value, by);
  };
  const [back] = withChosen(drawer.offers ?? [], looks.map(String)).filter(
    ({ with: { where } }) => where === 'top',
  );
  const open = withChosen([...offers, ...(drawer.offers ?? [])], chosen.map(String));
  return (
    <>
      {row('Your hand', hand)}
      {row('You look at', looks)}
      {back && chosen.length === 0 ? (
        <>
          <p class="hint">Choose cards in the order in which they shall lie, or:</p>
          <OfferControl offer={{ ...back, label: 'Put all back as they lay' }} />
        </>
      ) : null}
      {row('On the table', laid, laidBy)}
      {row('Discarded', deck.discard)}
      {chosen.length > 0 ? (
        <section
          class="any-deck-actions"
          aria-label={chosen.length === 1 ? 'With this card' : `With ${chosen.length} cards`}
        >
          {open.map((offer) => (
            <OfferControl key={offer.key} offer={offer} />
          ))}
          <DrawerNotice drawer={drawer} />
        </section>
      ) : null}
    </>
  );
}

interface RowProps {
  deck: Deck;
  title: string;
  cards: readonly number[];
  chosen: readonly number[];
  whose: ((card: number) => string) | undefined;
  /** Missing where nothing can be done with them. */
  toggle: ((card: number) => void) | undefined;
}

function Row({ deck, title, cards, chosen, whose, toggle }: RowProps) {
  if (cards.length === 0) return null;
  return (
    <section class="any-deck-row" aria-label={title}>
      <h4 class="any-deck-row-title">
        {title} <span class="any-deck-count">{cards.length}</span>
      </h4>
      <ul class="any-deck-cards">
        {cards.map((card) => {
          const place = chosen.indexOf(card);
          const inside = (
            <>
              <FaceWords face={faceOf(deck, card)} />
              {whose ? <span class="any-deck-whose">{whose(card)}</span> : null}
              {place >= 0 && chosen.length > 1 ? (
                <span class="any-deck-place" aria-hidden="true">
                  {place + 1}
                </span>
              ) : null}
            </>
          );
          return (
            <li key={card}>
              {toggle ? (
                <button
                  type="button"
                  class="any-deck-card"
                  aria-pressed={place >= 0}
                  onClick={() => toggle(card)}
                >
                  {inside}
                </button>
              ) : (
                <span class="any-deck-card">{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

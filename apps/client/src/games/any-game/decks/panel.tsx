import './decks.css';
import type { Deck } from '@moonlit/rules/any-game/decks';
import { faceOf } from '@moonlit/rules/any-game/decks';
import { useState } from 'preact/hooks';
import { Announcer } from '../../../design/announcer';
import { lazy } from '../../../design/lazy';
import { Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { DrawerNotice, useDrawer, useHasDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import { about, doing, personName, useOffers, useTable } from '../view';
import { Spread } from './spread';

const ShuffleCheck = lazy(() => import('./proof').then((module) => module.ShuffleCheck), null);

/** The decks on the table, with the hand of the viewer; nothing as long as there is none. */
export function DecksPanel() {
  const decks = useDecks();
  const offers = useOffers('decks');
  if (decks.length === 0) return null;
  return (
    <Panel id="decks" title="Decks">
      {decks.map((deck) => (
        <DeckItem key={deck.id} deck={deck} offers={about(offers, 'deck', deck.id)} />
      ))}
      <NewDeck />
    </Panel>
  );
}

/** Where the first deck is made. */
export function NoDecks() {
  const decks = useDecks();
  const may = useHasDrawer('new-deck');
  if (decks.length > 0 || !may) return null;
  return (
    <Panel id="decks" title="Decks">
      <p class="empty">Cards to draw, to hold and to play: of your own, or ready.</p>
      <NewDeck />
    </Panel>
  );
}

function useDecks(): Deck[] {
  const { decks = {} } = useTable().public.value;
  return Object.values(decks).sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** To write a deck, or to take one that is ready. */
function NewDeck() {
  const [open, unfold] = useState(false);
  const drawer = useDrawer('new-deck', open);
  if (!drawer.there) return null;
  return (
    <details class="any-more" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary class="btn">New deck</summary>
      {open ? (
        <>
          <DrawerNotice drawer={drawer} />
          <OfferList offers={drawer.offers ?? []} />
        </>
      ) : null}
    </details>
  );
}

function DeckItem({ deck, offers }: { deck: Deck; offers: readonly OpenOffer[] }) {
  const { seat } = useTable();
  const { id, name, left, burned } = deck;
  const hand = seat.value?.hands?.[id] ?? [];
  const looks = seat.value?.looks?.[id] ?? [];
  const draws = doing(offers, 'deck.draw');
  const one = draws.find(({ with: { to } }) => to === 'hand');
  const open = draws.find(({ with: { to } }) => to === 'table');
  const held = doing(offers, 'deck.play').concat(doing(offers, 'deck.discard'));
  const shuffles = doing(offers, 'deck.shuffle');
  const several = draws.filter((offer) => offer !== one && offer !== open);
  const newest = hand.at(-1);
  return (
    <section class="any-deck" aria-label={name}>
      <Announcer
        text={newest === undefined ? '' : `In your hand, ${hand.length}: ${faceOf(deck, newest)}`}
      />
      <div class="any-deck-head">
        <span class={`any-deck-back any-hue-${deck.back}`} aria-hidden="true">
          {left}
        </span>
        <div class="any-deck-about">
          <h3>
            <Written>{name}</Written>
          </h3>
          <p class="hint">
            {left === 0 ? 'Nothing lies face down' : `${left} face down`}
            {burned > 0 ? ` · ${burned} burned` : ''}
          </p>
        </div>
        <div class="any-deck-draw">
          {one ? <OfferControl offer={one} summary="Draw" /> : null}
          {open ? <OfferControl offer={open} summary="Turn over" /> : null}
          {left === 0
            ? shuffles.map((offer) => <OfferControl key={offer.key} offer={offer} />)
            : null}
        </div>
      </div>
      <Others deck={deck} />
      <Spread deck={deck} hand={hand} looks={looks} offers={held} />
      <More deck={deck} offers={[...several, ...(left === 0 ? [] : shuffles)]} />
    </section>
  );
}

/** How many cards others hold, and look at. */
function Others({ deck: { hands, looks } }: { deck: Deck }) {
  const { public: shared, viewer } = useTable();
  const others = [...new Set([...Object.keys(hands), ...Object.keys(looks)])].filter(
    (seat) => seat !== viewer.seat,
  );
  if (others.length === 0) return null;
  return (
    <ul class="chips" aria-label="In other hands">
      {others.map((seat) => (
        <li key={seat} class="chip">
          <Written>{personName(shared.value, seat)}</Written>{' '}
          {hands[seat] ? `holds ${hands[seat]}` : ''}
          {hands[seat] && looks[seat] ? ', ' : ''}
          {looks[seat] ? `looks at ${looks[seat]}` : ''}
        </li>
      ))}
    </ul>
  );
}

/** What is done with a whole deck, and seldom; and how its shuffles can be checked. */
function More({ deck, offers }: { deck: Deck; offers: readonly OpenOffer[] }) {
  const [open, unfold] = useState(false);
  const drawer = useDrawer('decks', open, deck.id);
  const has = useHasDrawer('decks');
  // What is done with some of its cards stands with those that are chosen.
  const inside = (drawer.offers ?? []).filter(
    ({ fields = [] }) => !fields.some((field) => field.name === 'cards'),
  );
  if (!has && offers.length === 0 && deck.proof === null) return null;
  return (
    <details class="any-more" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary class="btn btn-small">
        More
        <span class="sr-only">
          {' '}
          for “<Written>{deck.name}</Written>”
        </span>
      </summary>
      {open ? (
        <>
          <OfferList offers={[...offers, ...inside]} />
          <DrawerNotice drawer={drawer} />
          <p class="kicker">Fingerprint of its shuffle</p>
          <p class="hash">{deck.hash}</p>
          {deck.proof ? <ShuffleCheck deck={deck} proof={deck.proof} /> : null}
        </>
      ) : null}
    </details>
  );
}

import type { Card } from '@moonlit/rules/any-game';
import { useState } from 'preact/hooks';
import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { Part } from '../../design/part';
import { Written } from '../../design/written';
import { DrawerNotice, useDrawer } from '../../shell/offers/drawer';
import { OfferControl, OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { CounterList } from './counters';
import { about, doing, personName, useOffers, useOwnPlace, useTable } from './view';

const CardSheet = lazy(() => import('./sheets/card-sheet').then((module) => module.CardSheet));

const Picture = lazy(
  () => import('../../shell/pictures/picture').then((module) => module.Picture),
  null,
);
const BringPicture = lazy(
  () => import('../../shell/pictures/bring-picture').then((module) => module.BringPicture),
  null,
);

/** The cards that lie open before everybody; those of the viewer lie on their own side. */
export function CardsPanel() {
  const { viewer, public: shared } = useTable();
  const all = Object.values(shared.value.cards);
  const others = all.filter(({ owner }) => owner === null || owner !== viewer.seat);
  const [create] = doing(useOffers('cards'), 'card.create');
  const own = all.length - others.length;
  if (all.length === 0 && !create) return null;
  return (
    <Panel id="cards" title="Index cards">
      {all.length === 0 ? (
        <p class="empty">Whatever matters gets a card: a person, a place, a thing.</p>
      ) : null}
      <CardGrid cards={others} />
      {own > 0 ? (
        <p class="hint">
          {own === 1 ? 'One card more is yours: it lies' : `${own} cards more are yours: they lie`}{' '}
          on your side.
        </p>
      ) : null}
      {create ? <OfferControl offer={create} /> : null}
    </Panel>
  );
}

/** The viewer’s own cards, open and private. */
export function OwnCards() {
  const { viewer, public: shared } = useTable();
  const open = Object.values(shared.value.cards).filter(({ owner }) => owner === viewer.seat);
  const secret = Object.values(useOwnPlace().cards ?? {});
  const [create] = doing(useOffers('cards'), 'card.create');
  return (
    <Part title="Your index cards">
      <CardGrid cards={secret} secret />
      <CardGrid cards={open} />
      {create ? <OfferControl offer={privately(create)} /> : null}
    </Part>
  );
}

/** A new card of one’s own, which is private unless one says otherwise. */
function privately(offer: OpenOffer): OpenOffer {
  const { fields = [] } = offer;
  return {
    ...offer,
    key: `${offer.key}:own`,
    label: 'New index card of your own',
    fields: fields.map((field) =>
      field.name === 'to' && field.kind === 'choice' ? { ...field, initial: 'private' } : field,
    ),
  };
}

function CardGrid({ cards, secret }: { cards: readonly Card[]; secret?: boolean }) {
  if (cards.length === 0) return null;
  return (
    <ul class="any-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <CardItem card={card} secret={secret === true} />
        </li>
      ))}
    </ul>
  );
}

function CardItem({ card, secret }: { card: Card; secret: boolean }) {
  const { public: shared, viewer } = useTable();
  const { counters = {}, sheets } = useOwnPlace();
  const { id, name, kind, text, tags, owner } = card;
  const offers = about(useOffers('cards'), 'card', id);
  const making = doing(about(useOffers('counters'), 'card', id), 'counter.create');
  const [editing, edit] = useState(false);
  const [unfolded, unfold] = useState(false);
  const drawer = useDrawer('cards', editing || unfolded, id);
  const inside = drawer.offers ?? [];
  const [change] = doing(inside, 'card.change');
  const others = inside.filter((offer) => offer !== change);
  const sheeted = (secret ? sheets : shared.value.sheets)?.[id] !== undefined;
  const on = Object.values(secret ? counters : shared.value.counters);
  const whose =
    owner === null ? '' : owner === viewer.seat ? 'Yours' : personName(shared.value, owner);
  return (
    <article class={`any-card any-hue-${card.colour}`} aria-label={name}>
      <header class="any-card-head">
        <CardPicture card={card} />
        <div>
          <p class="kicker">
            {kind === 'other' ? 'Card' : kind}
            {whose && !secret ? ` · ${whose}` : ''}
          </p>
          <h3>{name}</h3>
        </div>
        {secret ? <span class="any-secret">Only you see it</span> : null}
      </header>
      {editing && change ? (
        <OfferForm offer={change} submit="Keep it so" sent={() => edit(false)} />
      ) : (
        <>
          {text ? (
            <Written as="p" class="any-lines">
              {text}
            </Written>
          ) : null}
          {tags.length > 0 ? (
            <ul class="chips" aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag} class="chip">
                  {tag}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
      {sheeted ? <CardSheet card={id} name={name} secret={secret} /> : null}
      <CounterList counters={on.filter(({ card: its }) => its === id)} />
      {editing || unfolded ? <DrawerNotice drawer={drawer} /> : null}
      {offers.length > 0 ? (
        <div class="any-card-tools">
          <button
            type="button"
            class="btn btn-small"
            aria-expanded={editing}
            onClick={() => edit(!editing)}
          >
            {editing ? 'Leave it' : 'Edit'}
            <span class="sr-only">
              {' '}
              “<Written>{name}</Written>”
            </span>
          </button>
          <details class="any-more" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
            <summary class="btn btn-small">
              More
              <span class="sr-only">
                {' '}
                for “<Written>{name}</Written>”
              </span>
            </summary>
            <OfferList offers={[...others, ...offers, ...making]} />
            {unfolded && doing(inside, 'card.picture').length > 0 ? <BringPicture /> : null}
          </details>
        </div>
      ) : null}
    </article>
  );
}

function CardPicture({ card: { emoji, name, picture } }: { card: Card }) {
  const plain = emoji || [...name][0];
  return (
    <span class={emoji ? 'any-picture' : 'any-picture any-letter'} aria-hidden="true">
      {picture ? <Picture picture={picture}>{plain}</Picture> : plain}
    </span>
  );
}

import type { Audience, Field } from '../../engine';
import { choiceField, textField } from '../../table';
import type { AnyArea, AnyOffers, AnyPlay, CommandOf } from './game';
import { offering, privateTo, refuse, tell } from './game';
import type { Found } from './items';
import { mayChange, ownCard, refuseMore, room } from './items';
import type { Card } from './state';
import { cardKinds, colours, itemsOn } from './state';

/** Cards: people, places and things, on the table or kept private. */
export const cards: AnyArea = {
  handlers: {
    'card.create': createCard,
    'card.change': changeCard,
    'card.move': moveCard,
    'card.remove': removeCard,
  },
  offers: cardOffers,
  drawers: { cards: { holds: (c) => cardsOf(c).length > 0, offers: changeOffers } },
};

function createCard(play: AnyPlay, command: CommandOf<'card.create'>): void {
  const { type: _, to, ...face } = command;
  const seat = play.seat();
  const on = to === 'private' ? privateTo(seat) : 'public';
  refuseMore(play, 'cards', on);
  const item = { ...face, id: play.id('card'), owner: to === 'table' ? null : seat.id };
  play.emit({ type: 'itemSet', on, kind: 'cards', item });
  tell(play, on, `A new card: “${item.name}”.`);
}

function changeCard(play: AnyPlay, command: CommandOf<'card.change'>): void {
  const { type: _, card, ...face } = command;
  const { on, item } = ownCard(play, card);
  play.emit({ type: 'itemSet', on, kind: 'cards', item: { ...item, ...face } });
  tell(play, on, `A card is rewritten: “${face.name}”.`);
}

/**
 * Hands a card over, shows it to everybody, or makes it private: all of it is a new owner, or a new
 * place. Where others begin to see it, it gets new ids: the old ones would tell when it was made.
 */
function moveCard(play: AnyPlay, { card, to, open }: CommandOf<'card.move'>): void {
  const found = ownCard(play, card);
  const owner = play.state.public.table.seats[to];
  if (owner ? owner.role === 'spectator' : to !== 'table' || !open) {
    refuse('not-allowed', 'Nobody can keep the card that way.', {
      instead: 'Choose somebody who plays, or lay it open for the table.',
      rule: 'ANY-CARD-004',
    });
  }
  const target = owner && !open ? privateTo(owner) : 'public';
  // What is handed to somebody in private always finds room: a refusal would tell how much they have.
  if (target === 'public' && found.on !== 'public') refuseMore(play, 'cards', target);
  place(play, found, { ...found.item, owner: owner?.id ?? null }, target);
  const { name } = found.item;
  const by = play.seat().name;
  const whose = owner ? owner.name : 'the table';
  if (found.on === target) tell(play, target, `“${name}” belongs to ${whose} now.`);
  else if (target === 'public') tell(play, target, `${by} shows “${name}”.`, { reveals: true });
  else {
    tell(play, found.on, `“${name}” is kept by ${whose} in private now.`);
    if (found.on !== 'public') tell(play, target, `${by} hands over “${name}”.`);
  }
}

/** Lays a card somewhere, with the counters on it. */
function place(play: AnyPlay, { on, item }: Found<'cards'>, card: Card, target: Audience): void {
  if (on === target) {
    play.emit({ type: 'itemSet', on, kind: 'cards', item: card });
    return;
  }
  const moved = { ...card, id: play.id('card') };
  play.emit({ type: 'itemSet', on: target, kind: 'cards', item: moved });
  for (const counter of itemsOn(play.state, on, 'counters')) {
    if (counter.card !== item.id) continue;
    const copy = { ...counter, id: play.id('counter'), card: moved.id };
    play.emit({ type: 'itemSet', on: target, kind: 'counters', item: copy });
  }
  lift(play, { on, item });
}

function removeCard(play: AnyPlay, command: CommandOf<'card.remove'>): void {
  const found = ownCard(play, command.card);
  lift(play, found);
  tell(play, found.on, `The card “${found.item.name}” is removed.`);
}

/** Takes a card away from where it lies, with the counters on it. */
function lift(play: AnyPlay, { on, item: { id } }: Found<'cards'>): void {
  for (const counter of itemsOn(play.state, on, 'counters')) {
    if (counter.card !== id) continue;
    play.emit({ type: 'itemRemoved', on, kind: 'counters', id: counter.id });
  }
  play.emit({ type: 'itemRemoved', on, kind: 'cards', id });
}

/** New cards, and what can be done with each that a person sees and may change. */
function cardOffers(c: AnyOffers): void {
  const own = privateTo(c.seat);
  const full = (on: Audience) => itemsOn(c.state, on, 'cards').length >= room.cards;
  if (!full('public') && !full(own)) {
    const whose = [
      { value: 'table', label: 'The table’s' },
      { value: 'self', label: 'Yours, for all to see' },
      { value: 'private', label: 'Yours, and nobody else sees it' },
    ];
    const to = choiceField('to', 'Whose it is', whose, 'table');
    offering(c, 'cards')('card.create', {}, 'New card', [...faceFields(), to]);
  }
  for (const { card } of cardsOf(c)) {
    offering(c, 'cards', card.name)('card.remove', { card: card.id }, `Remove “${card.name}”`);
  }
}

/** The cards that a person sees and may change, and whether they lie open. */
function cardsOf({ state, seat }: AnyOffers): { card: Card; open: boolean }[] {
  return (['public', privateTo(seat)] as const).flatMap((on) =>
    itemsOn(state, on, 'cards')
      .filter((card) => on !== 'public' || mayChange(state, seat, card))
      .map((card) => ({ card, open: on === 'public' })),
  );
}

/** Rewriting each of them, handing it over and turning it: whoever does so opens the card first. */
function changeOffers(c: AnyOffers): void {
  for (const { card, open } of cardsOf(c)) offersOf(c, card, open);
}

function offersOf(c: AnyOffers, card: Card, open: boolean): void {
  const { id, name } = card;
  const offer = offering(c, 'cards', name);
  offer('card.change', { card: id }, `Rewrite “${name}”`, faceFields(card));
  const has = open ? card.owner : c.seat.id;
  const others = Object.values(c.state.public.table.seats)
    .filter((seat) => !seat.vacant && seat.role !== 'spectator' && seat.id !== has)
    .map((seat) => ({ value: seat.id, label: seat.name }));
  const to = open && has !== null ? [{ value: 'table', label: 'The table' }, ...others] : others;
  if (to.length > 0) {
    const whom = [choiceField('to', 'To whom', to)];
    offer('card.move', { card: id, open }, `Hand over “${name}”`, whom);
  }
  if (open) {
    const detail = 'What was seen was seen; from now on only you see it.';
    const settled = { card: id, to: c.seat.id, open: false };
    offer('card.move', settled, `Keep “${name}” in private`, [], { detail });
  } else if (itemsOn(c.state, 'public', 'cards').length < room.cards) {
    const settled = { card: id, to: card.owner ?? 'table', open: true };
    offer('card.move', settled, `Show “${name}” to everybody`);
  }
}

/** Pictures that many tables need. */
const pictures = [...'🧙🧝🗡🛡🏰🌲🚪📜🗝💎🐉👻🤖🚀🍺⭐'];
const kindOptions = cardKinds.map((value) => ({ value, label: value }));
const colourOptions = colours.map((value) => ({ value, label: value }));

function faceFields(card?: Card): Field[] {
  return [
    textField('name', 'Name', 80, card?.name ?? '', true),
    choiceField('kind', 'What it is', kindOptions, card?.kind ?? 'person'),
    textField('text', 'What is known of it', 2000, card?.text ?? ''),
    textField('tags', 'Tags, with commas between them', 300, card?.tags.join(', ') ?? ''),
    {
      ...textField('emoji', 'Its picture: an emoji', 16, card?.emoji ?? ''),
      suggestions: pictures,
    },
    choiceField('colour', 'Its colour', colourOptions, card?.colour ?? 'none'),
  ];
}

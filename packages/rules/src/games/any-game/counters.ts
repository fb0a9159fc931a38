import type { Audience, Field } from '../../engine';
import { numberField, textField } from '../../table';
import type { AnyArea, AnyOffers, AnyPlay, CommandOf } from './game';
import { offering, privateTo, refuse, tell } from './game';
import type { Found } from './items';
import { find, mayChange, ownCard, refuseMore, room } from './items';
import type { Card, Counter } from './state';
import { bounds, itemsOn } from './state';

/** Counters and tracks: numbers within bounds, on a card or by themselves. */
export const counters: AnyArea = {
  handlers: {
    'counter.create': createCounter,
    'counter.change': changeCounter,
    'counter.step': stepCounter,
    'counter.remove': removeCounter,
  },
  offers: counterOffers,
  drawers: { counters: { holds: (c) => countersOf(c).length > 0, offers: changeOffers } },
};

function createCounter(play: AnyPlay, command: CommandOf<'counter.create'>): void {
  const { type: _, card: id, private: hidden, ...face } = command;
  const card = id === undefined ? null : ownCard(play, id);
  const on = card?.on ?? (hidden ? privateTo(play.seat()) : 'public');
  refuseMore(play, 'counters', on);
  const all = itemsOn(play.state, on, 'counters');
  if (card && onCard(all, card.item.id) >= bounds.onCard) {
    refuse('limit-reached', `A card has room for ${bounds.onCard} counters and tracks.`, {
      instead: 'Remove one of them, or make a second card.',
      rule: 'ANY-CNT-004',
    });
  }
  set(play, on, { id: play.id('counter'), card: card?.item.id ?? null, ...face });
}

function changeCounter(play: AnyPlay, command: CommandOf<'counter.change'>): void {
  const { type: _, counter, ...face } = command;
  const { on, item } = ownCounter(play, counter);
  set(play, on, { ...item, ...face }, item.value);
}

function stepCounter(play: AnyPlay, { counter, by }: CommandOf<'counter.step'>): void {
  const { on, item } = ownCounter(play, counter);
  const value = item.value + by;
  if (value > item.max || value < item.min) {
    refuse('limit-reached', `“${item.name}” cannot go beyond ${item.value}.`, {
      instead: 'Change its bounds, or leave it there.',
      rule: 'ANY-CNT-002',
    });
  }
  set(play, on, { ...item, value }, item.value);
}

function removeCounter(play: AnyPlay, { counter }: CommandOf<'counter.remove'>): void {
  const { on, item } = ownCounter(play, counter);
  play.emit({ type: 'itemRemoved', on, kind: 'counters', id: item.id });
  tell(play, on, `“${item.name}” is removed.`);
}

function onCard(all: readonly Counter[], id: string): number {
  return all.filter(({ card }) => card === id).length;
}

/** A counter that the sender of a command sees and may change: that of a card goes with its card. */
function ownCounter(play: AnyPlay, id: string): Found<'counters'> {
  const found = find(play, 'counters', id);
  if (found.item.card !== null) ownCard(play, found.item.card);
  return found;
}

/**
 * Sets a counter as it can be: what lies beyond a bound is at the bound, and a track is a row of
 * boxes that begins with none marked.
 */
function set(play: AnyPlay, on: Audience, wanted: Counter, before?: number): void {
  const { name, boxes } = wanted;
  const min = boxes ? 0 : wanted.min;
  const max = Math.max(boxes ? 1 : min, boxes ? Math.min(bounds.boxes, wanted.max) : wanted.max);
  const value = Math.max(min, Math.min(max, wanted.value));
  play.emit({ type: 'itemSet', on, kind: 'counters', item: { ...wanted, min, max, value } });
  const card = itemsOn(play.state, on, 'cards').find(({ id }) => id === wanted.card);
  const whose = card ? `${card.name}: ` : '';
  const from = before === undefined || before === value ? '' : `${before} → `;
  tell(play, on, `${whose}“${name}” ${from}${value}${boxes ? ` of ${max}` : ''}.`);
}

/** New counters and tracks, and what can be done with those that a person may change. */
function counterOffers(c: AnyOffers): void {
  for (const on of ['public', privateTo(c.seat)] as const) {
    const all = itemsOn(c.state, on, 'counters');
    if (all.length >= room.counters) continue;
    const free = ownCards(c, on).filter((card) => onCard(all, card.id) < bounds.onCard);
    offerNew(c, on !== 'public', free);
  }
  for (const counter of countersOf(c)) steps(c, counter);
}

/** The cards in one compartment that a person may change. */
function ownCards({ state, seat }: AnyOffers, on: Audience): Card[] {
  return itemsOn(state, on, 'cards').filter(
    (card) => on !== 'public' || mayChange(state, seat, card),
  );
}

/** The counters that a person sees and may change. */
function countersOf(c: AnyOffers): Counter[] {
  return (['public', privateTo(c.seat)] as const).flatMap((on) => {
    const changeable = new Set([null, ...ownCards(c, on).map(({ id }) => id)]);
    return itemsOn(c.state, on, 'counters').filter(({ card }) => changeable.has(card));
  });
}

/** Changing each of them: its name, its bounds. */
function changeOffers(c: AnyOffers): void {
  for (const counter of countersOf(c)) {
    const { id, name } = counter;
    offering(c, 'counters')('counter.change', { counter: id }, `Change “${name}”`, fields(counter));
  }
}

function offerNew(c: AnyOffers, hidden: boolean, cards: Card[]): void {
  const offer = offering(c, 'counters', hidden ? 'For you alone' : 'On the table');
  const options = cards.map(({ id, name }) => ({ value: id, label: name }));
  const on = { name: 'card', label: 'On which card', required: false };
  const card: Field = { kind: 'choice', options, ...on };
  for (const boxes of [false, true]) {
    const blank = fields({ name: '', value: 0, min: 0, max: boxes ? 6 : 99, boxes });
    const asked = options.length > 0 ? [...blank, card] : blank;
    offer('counter.create', { boxes, private: hidden }, boxes ? 'New track' : 'New counter', asked);
  }
}

function steps(c: AnyOffers, { id, name, value, min, max }: Counter): void {
  const offer = offering(c, 'counters');
  if (value < max) offer('counter.step', { counter: id, by: 1 }, `“${name}” +1`);
  if (value > min) offer('counter.step', { counter: id, by: -1 }, `“${name}” −1`);
  offer('counter.remove', { counter: id }, `Remove “${name}”`);
}

function fields({ name, value, min, max, boxes }: Omit<Counter, 'id' | 'card'>): Field[] {
  const most = boxes ? bounds.boxes : bounds.farthest;
  const least = boxes ? 0 : -most;
  return [
    textField('name', 'Name', 80, name, true),
    numberField('value', boxes ? 'Marked' : 'Now at', most, value, least),
    ...(boxes ? [] : [numberField('min', 'At least', most, min, least)]),
    numberField('max', boxes ? 'Boxes' : 'At most', most, max, least),
  ];
}

import { z } from 'zod';
import type { Audience, Field } from '../../engine';
import type { WayToMove } from '../../table';
import { numberField, privateTo, textField } from '../../table';
import { command, id, needed } from '../../table/command';
import type { AnyContext, AnyPlay } from './game';
import { barred, moves, tell } from './game';
import type { Found } from './items';
import { find, full, ownCard, ownCardsOn, placesOf } from './items';
import type { AnyState, Counter } from './state';
import { bounds, itemsOn } from './state';

const bound = z.int().min(-bounds.farthest).max(bounds.farthest);
/** What a counter is. */
export const face = { name: needed(80), value: bound, min: bound.default(0), max: bound };
const newCounter = command('counter.create', {
  card: id.optional(),
  ...face,
  boxes: z.boolean().default(false),
  private: z.boolean().default(false),
});

const made = moves.once('counters', (move) => [
  move(newCounter, {
    unless(context, { card: id, private: hidden = false }) {
      const card = id === undefined ? null : ownCard(context, id);
      const on = card?.on ?? (hidden ? privateTo(context.seat) : 'public');
      if (card && onCard(context.state, on, card.item.id) >= bounds.onCard) {
        return barred(
          'limit-reached',
          `A card has room for ${bounds.onCard} counters and tracks.`,
          {
            instead: 'Remove one of them, or make a second card.',
            rule: 'ANY-CNT-004',
          },
        );
      }
      return full(context.state, 'counters', on);
    },
    ways: (context) => placesOf(context).flatMap((on) => waysToMake(context, on)),
    do(play, { type: _, card: id, private: hidden, ...written }, context) {
      const card = id === undefined ? null : ownCard(context, id);
      const on = card?.on ?? (hidden ? privateTo(context.seat) : 'public');
      set(play, on, { id: play.id('counter'), card: card?.item.id ?? null, ...written });
    },
  }),
]);

/** The counters that a person sees and may change: that of a card goes with its card. */
function own(context: AnyContext): Found<'counters'>[] {
  return placesOf(context).flatMap((on) => {
    const cards = new Set([null, ...ownCardsOn(context, on).map(({ id }) => id)]);
    return itemsOn(context.state, on, 'counters')
      .filter(({ card }) => cards.has(card))
      .map((item) => ({ on, item }));
  });
}

function ownCounter(context: AnyContext, id: string): Found<'counters'> {
  const found = find(context, 'counters', id);
  if (found.item.card !== null) ownCard(context, found.item.card);
  return found;
}

const counter = { part: 'counter', what: 'counter', all: own, find: ownCounter } as const;
const kept = moves.about({ ...counter, idOf: ({ item }) => item.id }, 'counters', (move) => [
  move(command('counter.step', { counter: id, by: z.union([z.literal(1), z.literal(-1)]) }), {
    unless(_, { by = 0 }, { item: { name, value, min, max } }) {
      if (value + by <= max && value + by >= min) return null;
      return barred('limit-reached', `“${name}” cannot go beyond ${value}.`, {
        instead: 'Change its bounds, or leave it there.',
        rule: 'ANY-CNT-002',
      });
    },
    ways: (_, { item: { name } }) =>
      ([1, -1] as const).map((by) => ({ with: { by }, label: `“${name}” ${by > 0 ? '+' : '−'}1` })),
    do: (play, { by }, _, { on, item }) =>
      set(play, on, { ...item, value: item.value + by }, item.value),
  }),
  move(command('counter.remove', { counter: id }), {
    ways: (_, { item }) => ({ label: `Remove “${item.name}”` }),
    do(play, _, __, { on, item: { id, name } }) {
      play.emit({ type: 'itemRemoved', on, kind: 'counters', id });
      tell(play, on, `“${name}” is removed.`);
    },
  }),
  move(command('counter.change', { counter: id, ...face }), {
    drawer: 'counters',
    ways: (_, { item }) => ({ label: `Change “${item.name}”`, fields: fields(item) }),
    do: (play, { type: _, counter: __, ...written }, ___, { on, item }) =>
      set(play, on, { ...item, ...written }, item.value),
  }),
]);

/** Counters and tracks: numbers within bounds, on a card or by themselves. */
export const counters = { ...moves.area(made, kept), apart: true };

const onCard = (state: AnyState, on: Audience, id: string): number =>
  itemsOn(state, on, 'counters').filter(({ card }) => card === id).length;

/** A counter or a track, by itself or on one of the cards that lie there. */
function waysToMake(context: AnyContext, on: Audience): WayToMove<z.infer<typeof newCounter>>[] {
  const options = ownCardsOn(context, on)
    .filter(({ id }) => onCard(context.state, on, id) < bounds.onCard)
    .map(({ id, name }) => ({ value: id, label: name }));
  const card: Field = {
    name: 'card',
    kind: 'choice',
    label: 'On which card',
    options,
    required: false,
  };
  const hidden = on !== 'public';
  return [false, true].map((boxes) => {
    const blank = fields({ name: '', value: 0, min: 0, max: boxes ? 6 : 99, boxes });
    return {
      with: { boxes, private: hidden },
      label: boxes ? 'New track' : 'New counter',
      group: hidden ? 'For you alone' : 'On the table',
      fields: options.length > 0 ? [...blank, card] : blank,
    };
  });
}

/** Sets a counter as it can be: what lies beyond a bound is at the bound, and a track has a box. */
function set(play: AnyPlay, on: Audience, wanted: Counter, before?: number): void {
  const { name, boxes, min } = wanted;
  const max = Math.max(boxes ? 1 : min, wanted.max);
  const value = Math.max(min, Math.min(max, wanted.value));
  play.emit({ type: 'itemSet', on, kind: 'counters', item: { ...wanted, max, value } });
  const card = itemsOn(play.state, on, 'cards').find(({ id }) => id === wanted.card);
  const whose = card ? `${card.name}: ` : '';
  const from = before === undefined || before === value ? '' : `${before} → `;
  tell(play, on, `${whose}“${name}” ${from}${value}${boxes ? ` of ${max}` : ''}.`, {
    beat: { kind: 'counter', about: [wanted.card ?? wanted.id] },
  });
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

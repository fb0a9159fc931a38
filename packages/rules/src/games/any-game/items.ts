import type { Audience, FieldOption, Refusal, Seat } from '../../engine';
import { missing, put } from '../../engine';
import type { Brings } from '../../table';
import { privateTo } from '../../table';
import type { AnyEvent } from './events';
import type { AnyContext } from './game';
import { barred, refuse } from './game';
import type { AnyState, Card, ItemKinds, Lying } from './state';
import { compartment, itemsOn } from './state';

// Cards, counters and saved dice lie in the compartment of those who may see them: whoever cannot
// see something cannot name it either. Each compartment is full by itself, so that the limit of what
// lies open tells nothing of what lies in secret.

/** How much one compartment holds. */
export const room = {
  cards: 200,
  counters: 400,
  saved: 60,
  readings: 20,
  tables: 40,
  sheets: 200,
  templates: 24,
};
const nouns = {
  cards: 'card',
  counters: 'counter',
  saved: 'saved roll',
  readings: 'reading',
  tables: 'table to roll on',
  sheets: 'sheet',
  templates: 'kind of sheet',
};
/** The same where there are several. */
const several = (kind: keyof ItemKinds): string =>
  ({ tables: 'tables to roll on', templates: 'kinds of sheets' })[String(kind)] ??
  `${nouns[kind]}s`;

/** Something that a person sees, and where it lies. */
export interface Found<K extends keyof ItemKinds> {
  on: Audience;
  item: ItemKinds[K];
}

/** Applies what can happen to things. An undo takes them along wherever they lie. */
export const items: Pick<Brings<AnyState, AnyEvent>, 'evolves' | 'seatFields'> = {
  evolves: {
    itemSet(state, { on, kind, item }) {
      const all: Partial<Record<keyof ItemKinds, Record<string, object>>> = compartment(state, on);
      all[kind] ??= {};
      put(all[kind] ?? {}, item.id, item);
    },
    itemRemoved(state, { on, kind, id }) {
      delete compartment(state, on)[kind]?.[id];
    },
  },
  seatFields: ['cards', 'counters', 'saved', 'tables', 'sheets'],
};

/** The two places where somebody sees things: on the table, and before themselves. */
export const placesOf = ({ seat }: AnyContext): Audience[] => ['public', privateTo(seat)];

/** All of a kind that somebody sees. */
export function seenBy<K extends keyof ItemKinds>(context: AnyContext, kind: K): Found<K>[] {
  return placesOf(context).flatMap((on) =>
    itemsOn(context.state, on, kind).map((item) => ({ on, item })),
  );
}

/** What the sender of a command means by an id; what they cannot see is not there (TABLE-005). */
export function find<K extends keyof ItemKinds>(c: AnyContext, kind: K, id: string): Found<K> {
  for (const on of placesOf(c)) {
    const items: Lying[K] = compartment(c.state, on)[kind];
    const item = items?.[id];
    if (item) return { on, item };
  }
  return missing(`There is no such ${nouns[kind]}.`, 'Choose one that you see, or make a new one.');
}

/** Why there is no room for one more of a kind in a compartment, if so (TABLE-012). */
export function full(state: AnyState, kind: keyof ItemKinds, on: Audience): Refusal | null {
  if (Object.keys(compartment(state, on)[kind] ?? {}).length < room[kind]) return null;
  return barred('limit-reached', `There is room for ${room[kind]} ${several(kind)} here.`, {
    instead: 'Remove one that is no longer needed.',
    rule: 'TABLE-012',
  });
}

/** Why so many more have no room on the table, if so. */
export function noRoom(state: AnyState, kind: keyof typeof room, more: number): Refusal | null {
  if (itemsOn(state, 'public', kind).length + more <= room[kind]) return null;
  return (
    full(state, kind, 'public') ??
    barred('limit-reached', 'There is not enough room on the table for it.', {
      instead: 'Remove what is no longer needed.',
      rule: 'TABLE-012',
    })
  );
}

/**
 * Whether somebody who sees a card may change it: the table's cards anybody, others whoever owns
 * them or referees. What somebody left behind is anybody's.
 */
function mayChange(state: AnyState, { id, role }: Seat, { owner }: Card): boolean {
  if (owner === null || owner === id || role === 'director') return true;
  return state.public.table.seats[owner]?.vacant !== false;
}

/** The cards in a compartment that a person sees and may change. */
export function ownCardsOn({ state, seat }: AnyContext, on: Audience): Card[] {
  const cards = itemsOn(state, on, 'cards');
  return on === 'public' ? cards.filter((card) => mayChange(state, seat, card)) : cards;
}

/** All of them. */
export function ownCards(context: AnyContext): Found<'cards'>[] {
  return placesOf(context).flatMap((on) => ownCardsOn(context, on).map((item) => ({ on, item })));
}

/** A card that the sender of a command sees and may change. */
export function ownCard(context: AnyContext, id: string): Found<'cards'> {
  const found = find(context, 'cards', id);
  const { owner, name } = found.item;
  const { state, seat } = context;
  if (found.on !== 'public' || mayChange(state, seat, found.item)) return found;
  const whose = state.public.table.seats[owner ?? '']?.name ?? 'somebody else';
  return refuse('not-yours', `“${name}” belongs to ${whose}.`, {
    instead: `Ask ${whose} to change it, or to hand it over.`,
    rule: 'ANY-CARD-003',
  });
}

/** Whether somebody may change a card that lies open. */
export const isOwnCard = ({ state, seat }: AnyContext, id: string): boolean => {
  const card = state.public.cards[id];
  return card !== undefined && mayChange(state, seat, card);
};

/** The cards that everybody sees, to choose one from. */
export function openCards(state: AnyState): FieldOption[] {
  return itemsOn(state, 'public', 'cards').map(({ id, name }) => ({ value: id, label: name }));
}

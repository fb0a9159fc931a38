import type { Audience, FieldOption, Seat } from '../../engine';
import { missing } from '../../engine';
import type { AnyPlay } from './game';
import { privateTo, refuse } from './game';
import type { AnyState, Card, ItemKinds, Items } from './state';
import { compartment, itemsOn } from './state';

// Cards, counters and saved dice lie in the compartment of those who may see them: whoever cannot
// see something cannot name it either. Each compartment is full by itself, so that the limit of what
// lies open tells nothing of what lies in secret.

/** How much one compartment holds. */
export const room = { cards: 200, counters: 400, saved: 60 };
const nouns = { cards: 'card', counters: 'counter', saved: 'saved roll' };

/** Something that a person sees, and where it lies. */
export interface Found<K extends keyof ItemKinds> {
  on: Audience;
  item: ItemKinds[K];
}

/** What the sender of a command means by an id; what they cannot see is not there (TABLE-005). */
export function find<K extends keyof ItemKinds>(play: AnyPlay, kind: K, id: string): Found<K> {
  for (const on of ['public', privateTo(play.seat())] as const) {
    const items: Partial<Items>[K] = compartment(play.state, on)[kind];
    const item = items?.[id];
    if (item) return { on, item };
  }
  return missing(`There is no such ${nouns[kind]}.`, 'Choose one that you see, or make a new one.');
}

/** Refuses one more of a kind where a compartment is full (TABLE-012). */
export function refuseMore(play: AnyPlay, kind: keyof ItemKinds, on: Audience): void {
  if (itemsOn(play.state, on, kind).length < room[kind]) return;
  refuse('limit-reached', `There is room for ${room[kind]} ${nouns[kind]}s here.`, {
    instead: 'Remove one that is no longer needed.',
    rule: 'TABLE-012',
  });
}

/**
 * Whether somebody who sees a card may change it: the table's cards anybody, others whoever owns
 * them or referees. What somebody left behind is anybody's.
 */
export function mayChange(state: AnyState, { id, role }: Seat, { owner }: Card): boolean {
  if (owner === null || owner === id || role === 'director') return true;
  return state.public.table.seats[owner]?.vacant !== false;
}

/** A card that the sender of a command sees and may change. */
export function ownCard(play: AnyPlay, id: string): Found<'cards'> {
  const found = find(play, 'cards', id);
  const { owner, name } = found.item;
  if (found.on !== 'public' || mayChange(play.state, play.seat(), found.item)) return found;
  const whose = play.state.public.table.seats[owner ?? '']?.name ?? 'somebody else';
  return refuse('not-yours', `“${name}” belongs to ${whose}.`, {
    instead: `Ask ${whose} to change it, or to hand it over.`,
    rule: 'ANY-CARD-003',
  });
}

/** The cards that everybody sees, to choose one from. */
export function openCards(state: AnyState): FieldOption[] {
  return itemsOn(state, 'public', 'cards').map(({ id, name }) => ({ value: id, label: name }));
}

import type { Refusal } from '../../../engine';
import { barred, present } from '../game';
import type { Character } from './character';

/** How many of a kind a sheet has room for. */
export const sheetRoom = {
  experiences: 12,
  weapons: 6,
  features: 32,
  cards: 20,
  inventory: 24,
} as const;

/** What bars one more of a kind from a sheet. */
export const fullSheet = (one: Character, kind: keyof typeof sheetRoom): Refusal | null =>
  (one[kind] ?? []).length < sheetRoom[kind] ? null : fullSheetOf(kind);

const called: Readonly<Record<keyof typeof sheetRoom, string>> = {
  experiences: 'Experiences',
  weapons: 'weapons',
  features: 'features',
  cards: 'cards',
  inventory: 'things carried',
};

/** A sheet has no room for more of a kind. */
export const fullSheetOf = (kind: keyof typeof sheetRoom): Refusal =>
  barred('limit-reached', `A sheet has room for ${sheetRoom[kind]} ${called[kind]}.`, {
    instead: 'Strike one out first.',
    rule: 'TABLE-012',
  });

/** What stands on a list of a sheet by its id. */
export const inList = <T extends { id: string }>(list: readonly T[], id: string): T =>
  present(
    list.find((one) => one.id === id),
    'entry on that sheet',
  );

/** What a thing on a list is called, and the list without it. */
export const without = <T extends { id: string; name: string }>(
  list: readonly T[],
  id: string,
) => ({
  name: inList(list, id).name,
  rest: list.filter((one) => one.id !== id),
});

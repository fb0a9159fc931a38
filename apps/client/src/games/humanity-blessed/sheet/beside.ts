import type { BesideSheet } from '@moonlit/rules/humanity-blessed/sheet';
import type { Character, SharedPart } from '../view';

/** What a sheet is read with, besides what stands on it. */
export function besideOf(state: SharedPart, { id }: Pick<Character, 'id'>): BesideSheet {
  const { held, marks, factions, optional, shared } = state;
  const own = marks[id];
  return {
    blessings: held?.blessing?.[id]?.dice ?? [],
    ...(own ? { marks: own } : {}),
    factions: Object.values(factions),
    shared: optional !== null && shared !== null ? { stat: optional, die: shared } : null,
  };
}

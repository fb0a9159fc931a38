import type { Refusal } from '../../../engine';
import { barred } from '../game';
import type { Character } from './character';

/** How many of a kind a sheet has room for. */
export const sheetRoom = { experiences: 12, weapons: 6, features: 20, cards: 20 } as const;

/** What bars one more of a kind from a sheet. */
export function fullSheet(one: Character, kind: keyof typeof sheetRoom): Refusal | null {
  if (one[kind].length < sheetRoom[kind]) return null;
  const what = kind === 'experiences' ? 'Experiences' : kind;
  return barred('limit-reached', `A sheet has room for ${sheetRoom[kind]} ${what}.`, {
    instead: 'Strike one out first.',
    rule: 'TABLE-012',
  });
}

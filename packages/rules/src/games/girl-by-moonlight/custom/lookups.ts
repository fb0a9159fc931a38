import type { Refusal } from '../../../engine';
import { nameOf } from '../lookups';
import { directing } from '../moves';
import { barred, missing } from '../refusal';
import type { CustomAbility, CustomFallout, CustomPlaybook, GbmState } from '../state';
import { customDeskOf, customOf } from './held';

/** How much of its own a table can keep. */
export const CUSTOM_MAX = { abilities: 40, playbooks: 12, fallout: 24, effects: 8 } as const;

/** The drawer of the desk in which the director writes what is the table's own. */
export const drawer = 'own-library';

/** What the director alone writes for the table's own library. */
export const writing = directing('write playbooks, abilities and fallout of the table’s own');

/** What lies open of these, if anything: one entry at a time, which few look at while it is written. */
export function lyingOpen<T>(state: GbmState, entries: Readonly<Record<string, T>>): T[] {
  const entry = entries[customDeskOf(state).open ?? ''];
  return entry === undefined ? [] : [entry];
}

/** Why something is not written on now, if so: it does not lie open, where its forms are. */
export function notLyingOpen(
  state: GbmState,
  { id, name }: Pick<CustomAbility, 'id' | 'name'>,
): Refusal | null {
  if (customDeskOf(state).open === id) return null;
  return barred('wrong-moment', `“${name}” does not lie open any more.`, {
    instead: 'Lay it open first, and write it there.',
    rule: 'TABLE-021',
  });
}

/** An entry by its id; where a campaign has no library yet, the record is a plain object, which knows more names. */
const ownEntry = <T>(entries: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(entries, id) ? entries[id] : undefined;

export function abilityNamed(state: GbmState, id: string): CustomAbility {
  return (
    ownEntry(customOf(state).abilities, id) ??
    missing(
      'This table has no such ability of its own.',
      'What is in the book stays as it is; write one beside it.',
      'TABLE-021',
    )
  );
}

export function playbookNamed(state: GbmState, id: string): CustomPlaybook {
  return (
    ownEntry(customOf(state).playbooks, id) ??
    missing(
      'This table has no such playbook of its own.',
      'What is in the book stays as it is; write one beside it.',
      'TABLE-021',
    )
  );
}

export function falloutNamed(state: GbmState, id: string): CustomFallout {
  return (
    ownEntry(customDeskOf(state).fallout, id) ??
    missing(
      'This table has no such fallout entry of its own.',
      'Choose one from the library, or write it.',
    )
  );
}

/** Where an ability of the table's own is in use, in words: on sheets, and in playbooks. */
export function usesOfAbility(state: GbmState, id: string): string[] {
  const sheets = Object.values(state.public.protagonists)
    .filter(({ status }) => status !== 'lost')
    .filter(({ special, transcendent }) => special.includes(id) || transcendent.includes(id))
    .map((one) => `on the sheet of ${nameOf(one)}`);
  const books = Object.values(customOf(state).playbooks)
    .filter(({ special, transcendent }) => special.includes(id) || transcendent.includes(id))
    .map(({ name }) => `in the playbook ${name}`);
  return [...sheets, ...books];
}

/** Who plays a playbook of the table's own, by name. */
export function usesOfPlaybook(state: GbmState, id: string): string[] {
  return Object.values(state.public.protagonists)
    .filter(({ status, playbook }) => status !== 'lost' && playbook === id)
    .map(nameOf);
}

/** Why no more is kept, where there is no room for it. */
export function noRoom(most: number, held: Record<string, unknown>, what: string): Refusal | null {
  if (Object.keys(held).length < most) return null;
  return barred('limit-reached', `There is room for ${most} ${what} of the table’s own.`, {
    instead: 'Remove one that nobody uses, or change it.',
    rule: 'TABLE-012',
  });
}

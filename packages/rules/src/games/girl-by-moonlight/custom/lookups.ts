import type { GbmPlay } from '../game';
import { nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import type { CustomAbility, CustomFallout, CustomPlaybook, GbmState } from '../state';
import { customDeskOf, customOf } from './held';

/** How much of its own a table can keep. */
export const CUSTOM_MAX = { abilities: 40, playbooks: 12, fallout: 24, effects: 8 } as const;

/** The director, who alone writes for the table's own library. */
export function writer(play: GbmPlay): void {
  play.director('write playbooks, abilities and fallout of the table’s own');
}

export function abilityNamed(state: GbmState, id: string): CustomAbility {
  return (
    customOf(state).abilities[id] ??
    missing(
      'This table has no such ability of its own.',
      'What is in the book stays as it is; write one beside it.',
      'TABLE-021',
    )
  );
}

export function playbookNamed(state: GbmState, id: string): CustomPlaybook {
  return (
    customOf(state).playbooks[id] ??
    missing(
      'This table has no such playbook of its own.',
      'What is in the book stays as it is; write one beside it.',
      'TABLE-021',
    )
  );
}

export function falloutNamed(state: GbmState, id: string): CustomFallout {
  return (
    customDeskOf(state).fallout[id] ??
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

/** Refuses to keep more than there is room for. */
export function refuseMoreThan(most: number, held: Record<string, unknown>, what: string): void {
  if (Object.keys(held).length < most) return;
  refuse('limit-reached', `There is room for ${most} ${what} of the table’s own.`, {
    instead: 'Remove one that nobody uses, or change it.',
    rule: 'TABLE-012',
  });
}

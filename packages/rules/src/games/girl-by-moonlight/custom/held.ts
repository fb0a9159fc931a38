import type { CustomEvent } from '../events';
import type { Custom, CustomDesk, GbmState } from '../state';

/** A library of the table's own with nothing in it. */
export const emptyCustom = (): Custom => ({ version: 0, abilities: {}, playbooks: {} });

/** The director's side of it, with nothing in it. */
export const emptyDesk = (): CustomDesk => ({ fallout: {}, open: null });

const nothing = emptyCustom();
const bareDesk = emptyDesk();

/** What the table has made for itself; campaigns that are older than this have nothing. */
export function customOf(state: Pick<GbmState, 'public'>): Custom {
  return state.public.custom ?? nothing;
}

/** The director's side of what the table has made for itself. Never read it for players. */
export function customDeskOf(state: GbmState): CustomDesk {
  return state.director.custom ?? bareDesk;
}

/** Applies an event about the table's own library to a draft. Entries are replaced whole. */
export function evolveCustom(state: GbmState, event: CustomEvent): void {
  switch (event.type) {
    case 'customAbilitySet':
      changed(state).abilities[event.ability.id] = event.ability;
      return;
    case 'customAbilityRemoved':
      delete changed(state).abilities[event.id];
      return;
    case 'customPlaybookSet':
      changed(state).playbooks[event.playbook.id] = event.playbook;
      return;
    case 'customPlaybookRemoved':
      delete changed(state).playbooks[event.id];
      return;
    case 'customFalloutSet':
      desk(state).fallout[event.fallout.id] = event.fallout;
      return;
    case 'customFalloutRemoved':
      delete desk(state).fallout[event.id];
      return;
    case 'customOpened':
      desk(state).open = event.id;
  }
}

function changed(state: GbmState): Custom {
  state.public.custom ??= emptyCustom();
  // Through the state, so that a draft notes the change.
  const { custom } = state.public;
  custom.version += 1;
  return custom;
}

function desk(state: GbmState): CustomDesk {
  state.director.custom ??= emptyDesk();
  return state.director.custom;
}

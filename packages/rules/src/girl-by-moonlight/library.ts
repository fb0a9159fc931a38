import type { Ability, Playbook } from './content';
import { abilityById, playbooks } from './playbooks';
import { playsetOf } from './series';
import type { GbmState } from './state';

/** What a table can choose from, in the order in which it is listed. */
export function playbooksOf(_state: GbmState): Playbook[] {
  return Object.values(playbooks);
}

/** A playbook by id, if this table has it. */
export function playbookById(_state: GbmState, id: string): Playbook | undefined {
  return playbooks[id];
}

/** The playbook of a protagonist. */
export function playbookOf(state: GbmState, one: { playbook: string }): Playbook {
  const playbook = playbookById(state, one.playbook);
  if (!playbook) throw new Error(`This version does not know the playbook ${one.playbook}.`);
  return playbook;
}

/** An ability by id, from the playbooks or from the table's playset. */
export function abilityOf(state: GbmState, id: string): Ability | undefined {
  return abilityById(id) ?? playsetOf(state).abilities.find((ability) => ability.id === id);
}

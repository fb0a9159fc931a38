import type { Ability, Playbook } from '../content';
import { lostPlaybook } from '../custom/compile';
import { compiledOf } from '../custom/compiled';
import { customOf } from '../custom/held';
import type { GbmState } from '../state';
import { abilityById } from './registry';
import { seriesAbility } from './series-abilities';

/** What a table can choose from, in the order in which it is listed: the book's, then its own. */
export function playbooksOf(state: GbmState): Playbook[] {
  return compiledOf(customOf(state)).playbooks;
}

/** A playbook by id, if this table can choose it. */
export function playbookById(state: GbmState, id: string): Playbook | undefined {
  return playbooksOf(state).find((playbook) => playbook.id === id);
}

/** The playbook of a protagonist; one that says so where it is in no library any more. */
export function playbookOf(state: GbmState, one: { playbook: string }): Playbook {
  return compiledOf(customOf(state)).playbookById.get(one.playbook) ?? lostPlaybook(one.playbook);
}

/** An ability by id, from the playbooks, from the table's own, or of a series. */
export function abilityOf(state: Pick<GbmState, 'public'>, id: string): Ability | undefined {
  return (
    abilityById(id) ?? compiledOf(customOf(state)).abilities.get(id) ?? seriesAbility(state, id)
  );
}

/** Every ability that a protagonist of this table could have, each once. */
export function abilitiesOf(state: GbmState): Ability[] {
  const { playbooks, abilities } = compiledOf(customOf(state));
  const all = playbooks.flatMap(({ special, transcendent }) => [...special, ...transcendent]);
  return [...new Set([...all, ...abilities.values()])];
}

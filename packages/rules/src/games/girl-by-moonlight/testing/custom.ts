import type { CustomAbility } from '../state';
import type { GbmCommandInput } from '../types';
import type { Phase } from '../vocabulary';
import { bookTable } from './cast';
import type { TestTable } from './table';

/** An effect as a director fills it in. */
export type Effect = Omit<
  Extract<GbmCommandInput, { type: 'custom.write-effect' }>,
  'type' | 'ability'
>;

/** The director writes an ability with these effects; gives it as it then stands. */
export function written(
  table: TestTable,
  kind: CustomAbility['kind'],
  ...effects: Effect[]
): CustomAbility {
  table.send('bev', { type: 'custom.write-ability', name: 'Night eyes', kind });
  const ability = newest(table);
  for (const effect of effects) {
    table.send('bev', { type: 'custom.write-effect', ability: ability.id, ...effect });
  }
  return newest(table);
}

function newest(table: TestTable): CustomAbility {
  const ability = Object.values(table.state.public.custom?.abilities ?? {}).at(-1);
  if (!ability) throw new Error('The table has no ability of its own.');
  return ability;
}

/** The book's table, where Hawk has nothing but an ability of the table's own with these effects. */
export function hawkWith(phase: Phase, ...effects: Effect[]): TestTable {
  const table = bookTable(phase);
  const { id } = written(table, 'special', ...effects);
  return table.givenProtagonist('hawk', { special: [id], transcendent: [], settings: {} });
}

/** The key under which the only effect of Hawk's ability is known: of its switch, use or setting. */
export function keyOf(table: TestTable): string {
  const { id, effects } = newest(table);
  return `${id}:${effects[0]?.id}`;
}

import { signal } from '@preact/signals';
import { aloneAtTable, useTable } from '../table/view';

/** The table whose invite lies out, by its id; `null` when it has been put away. */
const lyingOut = signal<string | null>(null);

/** Whether the invite lies out at this table: until it is put away, whoever has come meanwhile. */
export function useInviteOut(): boolean {
  const table = useTable();
  if (aloneAtTable(table)) lyingOut.value = table.id;
  return table.token !== null && lyingOut.value === table.id;
}

export function putInviteAway(): void {
  lyingOut.value = null;
}

import type { Brought } from './import';
import { countOf, readImport } from './import';

/** What an import brought, where it could be read: the words of whoever brought it (TABLE-046). */
export function broughtBy({ text }: { text: string }): Brought | null {
  const { brought, faults } = readImport(text);
  return faults.length === 0 || countOf(brought) > 0 ? brought : null;
}

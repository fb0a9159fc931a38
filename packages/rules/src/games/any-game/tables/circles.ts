import type { RandomTable } from '../state';
import type { FindTable } from './falling';
import { leadsTo } from './parts';

/**
 * The way on which a table leads back to itself, by the names of the tables on it, itself first and last; `null` where
 * it does not (ANY-TBL-006). Each table is looked at once.
 */
export function circleOf(table: RandomTable, find: FindTable): string[] | null {
  const seen = new Set<string>();
  const way: string[] = [];
  const follow = (one: RandomTable): boolean => {
    way.push(one.name);
    for (const { text } of one.lines) {
      for (const name of leadsTo(text)) {
        const next = find(name);
        if (next?.id === table.id) {
          way.push(table.name);
          return true;
        }
        if (!next || seen.has(next.id)) continue;
        seen.add(next.id);
        if (follow(next)) return true;
      }
    }
    way.pop();
    return false;
  };
  return follow(table) ? way : null;
}

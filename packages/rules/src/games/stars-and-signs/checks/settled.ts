import type { TableCheck } from './check';

/** What of a Check that is closed is still open, in words; nothing where all is settled. */
export function openOf({ settling }: TableCheck): string[] {
  if (settling === null) return ['the roll'];
  const { due, costKind, dues } = settling;
  const left = Object.values(dues).includes('owed');
  if (due === 'cost' && costKind === null) return ['which kind of Cost'];
  if (due === 'cost' && left) return ['the Cost'];
  return due === 'fallout' && left ? ['the Fallout'] : [];
}

/** Whether the table is free for the next one: nothing of it has to be said any more. */
export const isSettled = (check: TableCheck): boolean => openOf(check).length === 0;

import { reconcile } from '../../engine';

/** Whether a value is a record of fields or entries, and no list. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets fields, touching inside them only what differs. */
export function assign<T extends object>(target: T, changes: Partial<T>): void {
  for (const key of Object.keys(changes) as (keyof T)[]) {
    const value = changes[key];
    const now = target[key];
    if (isRecord(now) && isRecord(value)) reconcile(now, value);
    else if (value !== undefined) target[key] = value as T[typeof key];
  }
}

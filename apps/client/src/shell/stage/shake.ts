/**
 * Lets the device be felt. One that cannot, or that nobody has touched yet, does nothing.
 *
 * @param ms for how long; or on, off, and on again.
 */
export function shake(ms: number | readonly number[]): void {
  const all = [ms].flat();
  if (all.length > 0 && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(all.length === 1 ? (all[0] ?? 0) : all);
}

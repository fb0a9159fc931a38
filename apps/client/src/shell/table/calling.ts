/** How long a device shakes when play begins to wait for whoever holds it, in milliseconds. */
const CALL_MS = [60, 60, 60];

let called = 0;

/**
 * Lets somebody know who looks elsewhere that play waits for them: how many questions there are stands on
 * the icon of the installed app, and a device that was touched before shakes when there is a new one.
 * A device that can do neither, or may not, does nothing.
 */
export function call(waiting: number): void {
  if (waiting > called && document.hidden && navigator.userActivation?.hasBeenActive) {
    navigator.vibrate?.(CALL_MS);
  }
  called = waiting;
  const { setAppBadge, clearAppBadge } = navigator;
  const shown =
    waiting > 0 ? setAppBadge?.call(navigator, waiting) : clearAppBadge?.call(navigator);
  // Where badges are not allowed, the title says it.
  shown?.catch(() => undefined);
}

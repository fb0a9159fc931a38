/** How late a timer is that has waited for a busy page, and how late one that has slept, in milliseconds. */
const BUSY_MS = 100;
const SLEPT_MS = 1_000;
/** How long a page that goes on needs until it has heard what has come meanwhile. */
const HEARD_MS = 50;

/**
 * Calls once, some milliseconds later; where the page has stood still until then, after all that has come meanwhile has been heard:
 * timers that are due run before it.
 *
 * @returns takes it back.
 */
export const later = (run: () => void, ms: number): (() => void) =>
  timed(run, ms, { late: BUSY_MS, again: HEARD_MS });

/**
 * Calls once the page has been awake for so many milliseconds: who comes back from sleep needs the line first, and what is
 * fetched over those that have died keeps a browser from making a new one.
 *
 * @returns takes it back.
 */
export const whenRested = (run: () => void, ms: number): (() => void) =>
  timed(run, ms, { late: SLEPT_MS, again: ms });

function timed(run: () => void, ms: number, { late, again }: { late: number; again: number }) {
  const due = Date.now() + ms;
  let timer = setTimeout(() => {
    if (Date.now() - due > late) timer = setTimeout(run, again);
    else run();
  }, ms);
  return () => clearTimeout(timer);
}

import { giveUpLoads } from '../../design/anew';
import type { Connection } from './connection';

/** How often the page looks at its clock, and how far it must have gone on meanwhile for the page to have stood still. */
const TICK_MS = 2_000;
const SLEPT_MS = 5_000;

/**
 * Lets a connection try again at once when its page comes back to sight, to a network or from sleep; ends by what is
 * returned. A laptop that was closed tells of it by nothing but its clock.
 */
export function wakeWithPage(connection: Pick<Connection, 'wake'>): () => void {
  let ticked = Date.now();
  const stoodStill = () => Date.now() - ticked > SLEPT_MS;
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    const slept = stoodStill();
    ticked = Date.now();
    // Before the line is asked for: what was on its way may hold it up.
    if (slept) giveUpLoads();
    connection.wake(slept);
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    // Every page is shown once when it has loaded, and that is no waking.
    if (persisted) wake();
  };
  const tick = setInterval(() => {
    if (stoodStill()) wake();
    else ticked = Date.now();
  }, TICK_MS);
  document.addEventListener('visibilitychange', wake);
  document.addEventListener('resume', wake);
  addEventListener('pageshow', shown);
  addEventListener('online', wake);
  return () => {
    clearInterval(tick);
    document.removeEventListener('visibilitychange', wake);
    document.removeEventListener('resume', wake);
    removeEventListener('pageshow', shown);
    removeEventListener('online', wake);
  };
}

import { LimitsPanel } from '../limits';
import { NextEvening } from './next-evening-card';
import { ShareEvening } from './share-evening';

/** Drawn when the evening ends: everybody says how it was for them, before anybody leaves. */
export function CheckIn() {
  return (
    <>
      <section class="panel" aria-label="Check in with each other">
        <h2>Check in with each other</h2>
        <p>
          Go round once: what was good tonight, and what would you like to be different next time?
          Whoever would rather say nothing says nothing.
        </p>
      </section>
      <LimitsPanel />
      <ShareEvening />
      <NextEvening />
    </>
  );
}

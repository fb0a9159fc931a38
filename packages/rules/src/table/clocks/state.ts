import type { BaseState } from '../../engine';
import { missing, put } from '../../engine';
import type { Clock, VeiledClock } from './clock';
import { veiled } from './clock';

/** Clocks that lie open to all, and those on the director's desk with what the table sees of them. */
export interface WithClocks<C extends Clock = Clock> extends BaseState {
  public: BaseState['public'] & {
    clocks: Record<string, C>;
    /** Clocks of which something is hidden, as the table sees them (TABLE-027). */
    veiled: Record<string, VeiledClock>;
  };
  director: BaseState['director'] & { clocks: Record<string, C> };
}

export type ClockEvent<C extends Clock = Clock> =
  | { type: 'clockSet'; secret: boolean; clock: C }
  | { type: 'clockMarked'; secret: boolean; id: string; marked: number }
  | { type: 'clockRemoved'; secret: boolean; id: string };

/** A clock, and where it lies: open to all, or on the director’s desk. */
export interface FoundClock<C extends Clock = Clock> {
  clock: C;
  secret: boolean;
}

/** The clocks that lie open to all, or on the desk. */
export function clocksOf<C extends Clock>(
  state: WithClocks<C>,
  secret: boolean,
): Record<string, C> {
  return secret ? state.director.clocks : state.public.clocks;
}

/** An open or a secret clock. Ask who is asking first: a secret clock's id is a secret too. */
export function findClock<C extends Clock>(state: WithClocks<C>, id: string): FoundClock<C> {
  const open = state.public.clocks[id];
  if (open) return { clock: open, secret: false };
  const hidden = state.director.clocks[id];
  if (hidden) return { clock: hidden, secret: true };
  missing('There is no such clock.', 'Choose one that runs, or start it.');
}

/** Applies what can happen to clocks. `state` is a draft and is changed in place. */
export function evolveClocks<C extends Clock>(state: WithClocks<C>, event: ClockEvent<C>): void {
  const clocks = clocksOf(state, event.secret);
  const seen = state.public.veiled;
  switch (event.type) {
    case 'clockSet': {
      const before = event.secret ? clocks[event.clock.id]?.shows?.as : undefined;
      put(clocks, event.clock.id, event.clock);
      if (before !== undefined && before !== event.clock.shows?.as) delete seen[before];
      if (event.secret) showVeiled(state, event.clock);
      return;
    }
    case 'clockMarked': {
      const clock = clocks[event.id];
      if (!clock) return;
      clock.marked = event.marked;
      if (event.secret) showVeiled(state, clock);
      return;
    }
    case 'clockRemoved': {
      const as = event.secret ? clocks[event.id]?.shows?.as : undefined;
      if (as !== undefined) delete seen[as];
      delete clocks[event.id];
    }
  }
}

/** The table’s side of a clock on the desk: untouched where what it shows has not changed. */
function showVeiled(state: WithClocks, clock: Clock): void {
  const seen = veiled(clock);
  if (seen) put(state.public.veiled, seen.id, seen);
}

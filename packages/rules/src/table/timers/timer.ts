import type { BaseState } from '../../engine';
import { put } from '../../engine';
import type { Evolves } from '../area';

/** A countdown that everybody sees: it runs until a moment, is held with what is left, or is over. */
export interface Timer {
  id: string;
  /** What for; empty where nobody has said. */
  name: string;
  /** When it ends, in milliseconds since 1970; `null` while it is held, and once it is over. */
  ends: number | null;
  /** What is left while it is held, in milliseconds; 0 once it is over. While it runs, what was left when it began to. */
  left: number;
}

/** Countdowns on the table; missing until there has been one. */
export interface WithTimers extends BaseState {
  public: BaseState['public'] & { timers?: Record<string, Timer> };
}

export type TimerEvent =
  | { type: 'timerSet'; timer: Timer }
  | { type: 'timerRemoved'; timer: string };

/** Applies what can happen to countdowns. `state` is a draft and is changed in place. */
export const evolveTimers: Evolves<WithTimers, TimerEvent> = {
  timerSet({ public: shared }, { timer }) {
    shared.timers ??= {};
    put(shared.timers, timer.id, timer);
  },
  timerRemoved({ public: { timers } }, { timer }) {
    delete timers?.[timer];
  },
};

/** The countdowns on a table, in the order in which they were started. */
export const timersOf = ({ public: { timers } }: Pick<WithTimers, 'public'>): Timer[] =>
  Object.values(timers ?? {});

/** What is left of a countdown, in milliseconds; never below 0. */
export const leftOf = ({ ends, left }: Pick<Timer, 'ends' | 'left'>, now: number): number =>
  Math.max(0, ends === null ? left : ends - now);

/** Whether a countdown has ended and was not made longer since. */
export const isOver = ({ ends, left }: Pick<Timer, 'ends' | 'left'>): boolean =>
  ends === null && left === 0;

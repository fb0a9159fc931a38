import type { Outcome } from '../rolls/duality';

export const countdownKinds = [
  'standard',
  'progress',
  'consequence',
  'longTerm',
  'project',
  'plain',
] as const;
export type CountdownKind = (typeof countdownKinds)[number];

export const loops = ['none', 'same', 'longer', 'shorter'] as const;
export type Loop = (typeof loops)[number];

/** A number that ticks down until something happens at 0 (DGH-1601). */
export interface Countdown {
  id: string;
  name: string;
  kind: CountdownKind;
  /** Where it begins, again and again if it loops. */
  from: number;
  left: number;
  loop: Loop;
  /** The one that it races: when one of the two comes to 0, the other stops. */
  rival: string | null;
  /** Whose project it is, by character. */
  owner: string | null;
  /** What happens at 0 has happened, or will not any more. */
  over: boolean;
}

/** A countdown as it begins. */
export const newCountdown = (
  begun: Pick<Countdown, 'id' | 'name' | 'kind' | 'from'> & Partial<Countdown>,
): Countdown => ({
  left: begun.from,
  loop: 'none',
  rival: null,
  owner: null,
  over: false,
  ...begun,
});

export const COUNTDOWN = { least: 1, most: 20, room: 20 } as const;

/** How far a roll moves countdowns of each kind that follow rolls (DGH-1602, 1603). */
export function ticksOf(kind: CountdownKind, outcome: Outcome): number {
  if (kind === 'standard') return 1;
  if (kind === 'progress') return progress[outcome];
  return kind === 'consequence' ? consequence[outcome] : 0;
}

const progress: Readonly<Record<Outcome, number>> = {
  critical: 3,
  successHope: 2,
  successFear: 1,
  failureHope: 0,
  failureFear: 0,
};
const consequence: Readonly<Record<Outcome, number>> = {
  critical: 0,
  successHope: 0,
  successFear: 1,
  failureHope: 2,
  failureFear: 3,
};

/** A countdown after some ticks, and whether it has come to 0. A loop begins again (DGH-1605). */
export function ticked(countdown: Countdown, by: number): { now: Countdown; triggers: boolean } {
  const left = Math.max(0, countdown.left - by);
  if (left > 0 || by <= 0) {
    return { now: { ...countdown, left: Math.min(COUNTDOWN.most, left) }, triggers: false };
  }
  if (countdown.loop === 'none') return { now: { ...countdown, left, over: true }, triggers: true };
  const step = { same: 0, longer: 1, shorter: -1 }[countdown.loop];
  const from = Math.min(COUNTDOWN.most, Math.max(COUNTDOWN.least, countdown.from + step));
  return { now: { ...countdown, from, left: from }, triggers: true };
}

/** Whether a countdown stands as it did. */
export const isAs = (one: Countdown, other: Countdown): boolean =>
  one.left === other.left && one.from === other.from && one.over === other.over;

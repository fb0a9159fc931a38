import type { DhPlay } from '../game';
import type { Outcome } from '../rolls/duality';
import type { Countdown } from './countdown';
import { ticked, ticksOf } from './countdown';

/** A countdown, and whether it lies on the desk. */
interface Found {
  countdown: Countdown;
  secret: boolean;
}

/** All countdowns, open ones first. */
export const allCountdowns = ({ public: shared, director }: DhPlay['state']): Found[] => [
  ...Object.values(shared.countdowns).map((countdown) => ({ countdown, secret: false })),
  ...Object.values(director.countdowns).map((countdown) => ({ countdown, secret: true })),
];

/** Every countdown that follows rolls moves as its kind says (DGH-1602, 1603, DGH-Q20). */
export function tickForRoll(play: DhPlay, outcome: Outcome): void {
  for (const { countdown, secret } of allCountdowns(play.state)) {
    const by = ticksOf(countdown.kind, outcome);
    if (by > 0 && !countdown.over) move(play, { countdown: { ...countdown }, secret }, by);
  }
}

/** Moves a countdown, and says to those who see it when it comes to 0 (DGH-1601). Its rival then stops (DGH-1606). */
export function move(play: DhPlay, { countdown, secret }: Found, by: number): Countdown {
  const { now, triggers } = ticked(countdown, by);
  play.emit({ type: 'countdownSet', secret, countdown: now });
  if (!triggers) return now;
  play.say(`“${countdown.name}” comes to 0.`, {
    notes: countdown.loop === 'none' ? [] : [`It begins again at ${now.from}.`],
    to: secret ? 'director' : 'public',
    beat: { kind: 'countdown', about: [countdown.id] },
  });
  const rival = allCountdowns(play.state).find(
    (other) => other.secret === secret && other.countdown.id === countdown.rival,
  );
  if (rival && countdown.loop === 'none') {
    play.emit({ type: 'countdownSet', secret, countdown: { ...rival.countdown, over: true } });
  }
  return now;
}

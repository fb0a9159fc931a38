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

/**
 * Every countdown that follows rolls moves as its kind says (DGH-1602, 1603, DGH-Q20). All tick before any comes to
 * anything: of two that race, both may come to 0 by the same roll.
 */
export function tickForRoll(play: DhPlay, outcome: Outcome): void {
  const reached = allCountdowns(play.state).flatMap(({ countdown, secret }) => {
    const by = countdown.over ? 0 : ticksOf(countdown.kind, outcome);
    return by > 0 ? tick(play, { countdown: { ...countdown }, secret }, by).reached : [];
  });
  tell(play, reached);
}

/** Moves a countdown, and says to those who see it when it comes to 0 (DGH-1601). */
export function move(play: DhPlay, found: Found, by: number): Countdown {
  const { now, reached } = tick(play, found, by);
  tell(play, reached);
  return now;
}

/** Moves a countdown; gives how it stands then, and the same once more if it has come to 0. */
function tick(
  play: DhPlay,
  { countdown, secret }: Found,
  by: number,
): { now: Countdown; reached: Found[] } {
  const { now, triggers } = ticked(countdown, by);
  play.emit({ type: 'countdownSet', secret, countdown: now });
  return { now, reached: triggers ? [{ countdown: now, secret }] : [] };
}

/** Says what has come to 0. A rival stops, unless the same roll has brought it to 0 as well (DGH-1606). */
function tell(play: DhPlay, reached: readonly Found[]): void {
  for (const { countdown, secret } of reached) {
    const isRival = (other: Found) =>
      other.secret === secret && other.countdown.id === countdown.rival;
    const both = reached.some(isRival);
    play.say(`“${countdown.name}” comes to 0.`, {
      notes: [
        ...(countdown.loop === 'none' ? [] : [`It begins again at ${countdown.from}.`]),
        ...(both ? ['What it raced comes to 0 by the same roll: both happen.'] : []),
      ],
      to: secret ? 'director' : 'public',
      beat: { kind: 'countdown', about: [countdown.id] },
    });
    const rival = allCountdowns(play.state).find(isRival);
    if (rival && !rival.countdown.over && countdown.loop === 'none') {
      play.emit({ type: 'countdownSet', secret, countdown: { ...rival.countdown, over: true } });
    }
  }
}

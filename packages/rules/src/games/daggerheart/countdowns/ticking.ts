import { latest } from '../../../engine';
import type { DhPlay } from '../game';
import type { Outcome } from '../rolls/duality';
import type { Moved } from '../rolls/settled';
import type { Countdown } from './countdown';
import { isAs, ticked, ticksOf } from './countdown';

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
  const reached = allCountdowns(latest(play.state)).flatMap(({ countdown, secret }) => {
    const by = countdown.over ? 0 : ticksOf(countdown.kind, outcome);
    return by > 0 ? tick(play, { countdown, secret }, by).reached : [];
  });
  tell(play, reached);
}

/**
 * The same for a roll that is read again: countdowns go back to where they were before it, and move as it is read now
 * (DGH-119). One that was moved since stays where it is, and says so.
 */
export function tickAgain(
  play: DhPlay,
  was: readonly (Moved & { secret: boolean })[],
  outcome: Outcome,
): { moved: (Moved & { secret: boolean })[]; notes: { secret: boolean; note: string }[] } {
  const notes: { secret: boolean; note: string }[] = [];
  const begun = new Map(was.map((one) => [one.after.id, one]));
  const stays = new Set<string>();
  for (const { before, after, secret } of was) {
    const now = countdownOf(play, secret, after.id);
    if (now && isAs(now, after)) play.emit({ type: 'countdownSet', secret, countdown: before });
    else {
      stays.add(after.id);
      notes.push({ secret, note: `“${after.name}” was moved since, and stays as it is.` });
    }
  }
  const all = allCountdowns(play.state).map(({ countdown, secret }) => ({
    countdown: { ...countdown },
    secret,
  }));
  const reached = all.flatMap(({ countdown, secret }) => {
    const by = countdown.over || stays.has(countdown.id) ? 0 : ticksOf(countdown.kind, outcome);
    return by > 0 ? tick(play, { countdown, secret }, by).reached : [];
  });
  // What has come to 0 by the roll as it was read first was told then.
  tell(play, reached, (id) => begun.get(id)?.ended === true);
  const ended = new Set(reached.map(({ countdown: { id } }) => id));
  const moved = all.flatMap(({ countdown: before, secret }) => {
    const now = countdownOf(play, secret, before.id);
    if (!now || stays.has(before.id)) return [];
    const first = begun.get(before.id);
    const stood = first?.after ?? before;
    if (!isAs(stood, now)) {
      const not = first?.ended && !ended.has(before.id) ? ' has not come to 0, and' : '';
      notes.push({ secret, note: `“${now.name}”${not} stands at ${now.left}, not ${stood.left}.` });
    }
    if (isAs(before, now)) return [];
    return [{ before, after: { ...now }, ended: ended.has(before.id), secret }];
  });
  return { moved, notes };
}

const countdownOf = (play: DhPlay, secret: boolean, id: string): Countdown | undefined =>
  (secret ? play.state.director : play.state.public).countdowns[id];

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

/** Says what has come to 0, but for what is `known`. A rival stops, unless the same roll has brought it to 0 as well (DGH-1606). */
function tell(
  play: DhPlay,
  reached: readonly Found[],
  known = (_: string): boolean => false,
): void {
  for (const { countdown, secret } of reached) {
    const isRival = (other: Found) =>
      other.secret === secret && other.countdown.id === countdown.rival;
    const both = reached.some(isRival);
    if (!known(countdown.id)) {
      play.say(`“${countdown.name}” comes to 0.`, {
        notes: [
          ...(countdown.loop === 'none' ? [] : [`It begins again at ${countdown.from}.`]),
          ...(both ? ['What it raced comes to 0 by the same roll: both happen.'] : []),
        ],
        to: secret ? 'director' : 'public',
        beat: { kind: 'countdown', about: [countdown.id] },
      });
    }
    const rival = allCountdowns(play.state).find(isRival);
    if (rival && !rival.countdown.over && countdown.loop === 'none') {
      play.emit({ type: 'countdownSet', secret, countdown: { ...rival.countdown, over: true } });
    }
  }
}

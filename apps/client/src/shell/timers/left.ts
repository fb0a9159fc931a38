import type { Timer } from '@moonlit/rules';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../table/view';

const SECOND = 1000;

/** Whole seconds that are left of a countdown by the server’s time, the last of which ends with it. */
export const secondsLeft = ({ ends, left }: Pick<Timer, 'ends' | 'left'>, now: number): number =>
  Math.ceil(Math.max(0, ends === null ? left : ends - now) / SECOND);

/** As figures: “4:09”, “1:04:09”. */
export function leftFigures(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** In words, for ears: “4 minutes, 9 seconds”. */
export function leftWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const said = parts.flatMap(([many, what]) =>
    many > 0 ? `${many} ${what}${many === 1 ? '' : 's'}` : [],
  );
  return said.join(', ') || 'no time';
}

/** The seconds left of a countdown, anew with each that passes. Where it is held, nothing ticks. */
export function useSecondsLeft(timer: Pick<Timer, 'ends' | 'left'>): number {
  const { serverNow } = useTable();
  const [, tick] = useState(0);
  const now = serverNow();
  const seconds = secondsLeft(timer, now);
  useEffect(() => {
    if (timer.ends === null || seconds === 0) return undefined;
    // At the moment at which the next second is full, so that all devices count together.
    const ms = (timer.ends - now) % SECOND || SECOND;
    const due = setTimeout(() => tick((times) => times + 1), ms + 1);
    return () => clearTimeout(due);
  });
  return seconds;
}

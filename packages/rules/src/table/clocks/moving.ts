import { latest, refuse } from '../../engine';
import { tableBeat } from '../beats';
import type { Clock } from './clock';
import { tick, veiled } from './clock';
import type { ClockHooks, ClockPlay, ClockRules } from './options';
import type { FoundClock } from './state';
import { clocksOf } from './state';
import { stepsWord, veiledName } from './words';

/** Refuses a move that would change nothing because the clock is already full, or empty. */
export function refuseToMove({ name, segments, marked }: Clock, by: number, rules: ClockRules) {
  if (by > 0 && marked >= segments) {
    refuse('limit-reached', `“${name}” is already full: all ${segments} segments are marked.`, {
      instead: 'Erase segments, remove the clock, or start a new one.',
      rule: rules.full,
    });
  }
  if (by < 0 && marked === 0) {
    refuse('limit-reached', `“${name}” has no marked segment to erase.`, {
      instead: 'Mark segments, or put the clock away.',
      rule: rules.empty,
    });
  }
}

/**
 * Marks or erases segments of a clock that may move.
 *
 * @returns what its end has to say, for the log.
 */
export function turnClock<C extends Clock>(
  play: ClockPlay<C>,
  { clock, secret }: FoundClock<C>,
  by: number,
  endNotes: ClockHooks<C, never>['endNotes'] = usualEndNotes,
): string[] {
  const marked = tick(clock, by);
  const notes =
    marked === clock.marked
      ? []
      : endNotes({ clock, secret }, marked, clocksOf(play.state, secret));
  play.emit({ type: 'clockMarked', secret, id: clock.id, marked });
  return notes;
}

/** Moves a clock by hand, and tells those who may know. */
export function moveClock<C extends Clock, P extends ClockPlay<C>>(
  play: P,
  found: FoundClock<C>,
  by: number,
  reason: string,
  { endNotes, moved }: ClockHooks<C, P>,
): void {
  const { secret } = found;
  const before: C = { ...latest(found.clock) };
  const clock: C = { ...before, marked: tick(before, by) };
  const notes = turnClock(play, found, by, endNotes);
  const step = clock.marked - before.marked;
  play.say(`“${clock.name}”: ${stepsWord(step)}, ${clock.marked} of ${clock.segments} marked.`, {
    notes,
    ...(reason ? { reason } : {}),
    to: secret ? 'director' : 'public',
    beat: tableBeat(isFull(clock) ? 'clock-filled' : 'clock-moves', clock.id),
  });
  const seen = veiled(clock);
  if (seen && seen.marked !== null) {
    play.say(`${veiledName(seen.name)}: ${stepsWord(step)}, ${seen.marked} marked.`, {
      beat: tableBeat(seen.marked === seen.segments ? 'clock-filled' : 'clock-moves', seen.id),
    });
  }
  moved?.(play, { clock, secret }, step);
}

const isFull = ({ marked, segments }: Clock): boolean => marked === segments;

function usualEndNotes({ clock }: FoundClock, marked: number): string[] {
  return marked === clock.segments ? ['The clock is full.'] : [];
}

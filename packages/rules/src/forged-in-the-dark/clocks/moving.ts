import { refuse } from '../../engine';
import type { ClockHooks, FoundClock } from '../../table';
import { clocksOf, findClock, moveClock, tick, turnClock } from '../../table';
import type { ProgressClock } from './clock';
import { endNotes, rivalsOf, waitsFor } from './clock';
import type { ProgressClockMoveOf } from './commands';
import type { ProgressClockRules, ProgressPlay } from './options';

type Hooks<Kind extends string, P> = ClockHooks<ProgressClock<Kind>, P>;

/** What moving a progress clock asks and brings, besides what the game adds. */
export function progressHooks<Kind extends string, P extends ProgressPlay<Kind>>(
  rules: ProgressClockRules,
  own: Pick<Hooks<Kind, P>, 'moved' | 'removed'> = {},
): Hooks<Kind, P> {
  return {
    ...own,
    endNotes,
    beforeMoving({ state }, { clock, secret }) {
      const first = waitsFor(clocksOf(state, secret), clock);
      if (!first) return;
      refuse('wrong-moment', `“${clock.name}” begins to count when “${first.name}” is full.`, {
        instead: `Move “${first.name}”, or part the two clocks.`,
        rule: rules.waiting,
      });
    },
  };
}

/**
 * Marks segments of a clock in the course of something else, such as a consequence.
 *
 * @returns what its end or its race has to say, for the log.
 */
export function turnProgressClock<Kind extends string>(
  play: ProgressPlay<Kind>,
  found: FoundClock<ProgressClock<Kind>>,
  by: number,
): string[] {
  return turnClock(play, found, by, endNotes);
}

/** Moves every clock of a race at once, so that they can fill at the same moment. */
export function tickRace<Kind extends string, P extends ProgressPlay<Kind>>(
  play: P,
  { clock: id, by }: ProgressClockMoveOf<'clock.tick-race'>,
  rules: ProgressClockRules,
  hooks: Hooks<Kind, P>,
): void {
  const { clock, secret } = findClock(play.state, id);
  const racing = [clock, ...rivalsOf(clocksOf(play.state, secret), clock)];
  if (racing.length < 2) {
    refuse('wrong-moment', `“${clock.name}” runs against no other clock.`, {
      instead: 'Move it on its own.',
      rule: rules.race,
    });
  }
  for (const one of racing.map((racer) => ({ ...racer }))) {
    if (tick(one, by) === one.marked) continue;
    moveClock(play, findClock(play.state, one.id), by, 'both sides of the race', hooks);
  }
}

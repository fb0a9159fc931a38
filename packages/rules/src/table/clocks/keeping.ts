import { refuse, refuseFor } from '../../engine';
import { isDirected } from '../managing';
import type { Clock, ClockSide } from './clock';
import { shownSides } from './clock';
import type { ClockPlay, ClockRules } from './options';
import { noRoomForClocks } from './room';
import type { FoundClock, WithClocks } from './state';
import { progressOf, veiledWords } from './words';

/**
 * Puts a new clock on the table, or on the desk where some of it is hidden.
 *
 * @param hidden the sides that the table does not see; `all` for a clock of which it knows nothing.
 * @param notes what else the log has to say of it to those who see it whole.
 */
export function startClock<C extends Clock>(
  play: ClockPlay<C>,
  clock: C,
  hidden: readonly ClockSide[] | 'all',
  rules: ClockRules,
  notes: string[] = [],
): void {
  const { name, segments, marked } = clock;
  if (marked > segments) {
    refuse('limit-reached', `A clock of ${segments} segments cannot have ${marked} marked.`, {
      instead: `Mark at most ${segments}, or make the clock bigger.`,
      rule: rules.size,
    });
  }
  const shown = hidden === 'all' ? null : shownSides(hidden);
  const secret = shown !== 'all';
  if (secret) refuseWithoutDesk(play.state);
  refuseFor(noRoomForClocks(play.state, secret));
  const started: C =
    secret && shown ? { ...clock, shows: { ...shown, as: play.id('veiled') } } : clock;
  play.emit({ type: 'clockSet', secret, clock: started });
  play.say(`A clock starts: “${name}”, ${progressOf(clock)}.`, {
    notes,
    to: secret ? 'director' : 'public',
  });
  if (started.shows) play.say(`A clock starts: ${veiledWords(started)}`, { reveals: true });
}

/** Where nobody directs, there is no desk to hide something on. */
function refuseWithoutDesk(state: WithClocks): void {
  if (isDirected(state)) return;
  refuse('not-allowed', 'Nobody directs at this table, so nothing is hidden from it.', {
    instead: 'Start a clock that everybody sees.',
    rule: 'TABLE-025',
  });
}

/**
 * Changes what a clock is about, or its size, never below what is marked.
 *
 * @param clock as it is, and where it lies.
 * @param changed as it becomes.
 */
export function changeClock<C extends Clock>(
  play: ClockPlay<C>,
  { clock, secret }: FoundClock<C>,
  changed: C,
  rules: ClockRules,
  notes: string[] = [],
): void {
  if (changed.segments < clock.marked) {
    refuse('limit-reached', `“${clock.name}” has ${clock.marked} segments marked already.`, {
      instead: `Make it at least ${clock.marked}, or erase segments first.`,
      rule: rules.size,
    });
  }
  play.emit({ type: 'clockSet', secret, clock: changed });
  play.say(`A clock changes: “${changed.name}”, ${progressOf(changed)}.`, {
    notes,
    to: secret ? 'director' : 'public',
  });
}

/** Puts a clock away. */
export function removeClock<C extends Clock>(
  play: ClockPlay<C>,
  { clock: { id, name }, secret }: FoundClock<C>,
): void {
  play.emit({ type: 'clockRemoved', secret, id });
  play.say(`The clock “${name}” is put away.`, { to: secret ? 'director' : 'public' });
}

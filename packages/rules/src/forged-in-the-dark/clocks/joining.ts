import { refuse } from '../../engine';
import type { FoundClock } from '../../table';
import { clocksOf, findClock } from '../../table';
import type { ProgressClock } from './clock';
import { mayFollow } from './clock';
import type { ProgressClockMoveOf } from './commands';
import type { ProgressClockRules, ProgressPlay } from './options';

/**
 * Joins two clocks that lie in the same place: they race, or the one waits until the other is full; or
 * parts a clock from all others. An open clock is never joined with a secret one, which would tell of it.
 */
export function joinClocks<Kind extends string>(
  play: ProgressPlay<Kind>,
  command: ProgressClockMoveOf<'clock.join'>,
  rules: ProgressClockRules,
): void {
  const { clock, secret } = findClock(play.state, command.clock);
  if (command.how === 'apart') {
    replace(play, { clock: alone(clock), secret });
    play.say(`“${clock.name}” runs on its own.`, to(secret));
    return;
  }
  const all = clocksOf(play.state, secret);
  const other = command.to === undefined ? undefined : all[command.to];
  if (!other || other.id === clock.id) {
    refuse('not-found', 'Choose another clock that the same people see.', {
      instead: 'Show a secret clock to the table first, or keep both to yourself.',
      rule: rules.hidden,
    });
  }
  if (command.how === 'race') {
    const race = other.race ?? other.id;
    replace(play, { clock: { ...clock, race }, secret });
    if (other.race === undefined) replace(play, { clock: { ...other, race }, secret });
    play.say(`“${clock.name}” and “${other.name}” race.`, to(secret));
    return;
  }
  if (!mayFollow(all, clock, other)) {
    refuse('not-allowed', `“${other.name}” waits for “${clock.name}” itself.`, {
      instead: 'Part them first.',
      rule: rules.waiting,
    });
  }
  replace(play, { clock: { ...clock, after: other.id }, secret });
  play.say(`“${clock.name}” begins to count when “${other.name}” is full.`, to(secret));
}

/** A clock without those that it is joined with. */
export function alone<Kind extends string>(clock: ProgressClock<Kind>): ProgressClock<Kind> {
  const { race: _race, after: _after, ...rest } = clock;
  return rest;
}

function replace<Kind extends string>(
  play: ProgressPlay<Kind>,
  { clock, secret }: FoundClock<ProgressClock<Kind>>,
): void {
  play.emit({ type: 'clockSet', secret, clock });
}

const to = (secret: boolean) => ({ to: secret ? ('director' as const) : ('public' as const) });

import { refuse, refuseFor } from '../../engine';
import type { Clock, ClockSide } from './clock';
import { shownSides } from './clock';
import type { ClockPlay, ClockRules } from './options';
import { noRoomForClocks } from './room';
import type { FoundClock } from './state';
import { progressOf, veiledWords } from './words';

/**
 * Shows the table a clock that was secret, with all its sides (TABLE-027).
 *
 * @param alone takes from it what would tell of other clocks on the desk.
 * @param notes what else the log has to say of it.
 */
export function revealClock<C extends Clock>(
  play: ClockPlay<C>,
  { clock, secret }: FoundClock<C>,
  rules: ClockRules,
  alone: (clock: C) => C,
  notes: string[],
): void {
  if (!secret) {
    refuse('already-done', `“${clock.name}” is open to everybody already.`, {
      instead: 'A clock can be started in secret; one that is open stays open.',
      rule: rules.hidden,
    });
  }
  refuseFor(noRoomForClocks(play.state, false));
  // Its old id would tell when it was started.
  const revealed: C = { ...alone(withoutSides(clock)), id: play.id('clock') };
  play.emit({ type: 'clockRemoved', secret: true, id: clock.id });
  play.emit({ type: 'clockSet', secret: false, clock: revealed });
  play.say(`A clock comes to light: “${revealed.name}”, ${progressOf(revealed)}.`, {
    notes,
    reveals: true,
  });
}

/**
 * Shows the table some sides of a clock on the desk, and hides the others (TABLE-027).
 *
 * @param sides those that stay hidden, one at least.
 */
export function hideClock<C extends Clock>(
  play: ClockPlay<C>,
  { clock, secret }: FoundClock<C>,
  sides: readonly ClockSide[],
  rules: ClockRules,
): void {
  if (!secret) {
    refuse('already-done', `Everybody has seen “${clock.name}”.`, {
      instead: 'Put it away, and start another that is hidden.',
      rule: rules.hidden,
    });
  }
  const shown = shownSides(sides);
  const as = clock.shows?.as ?? play.id('veiled');
  const rest = withoutSides(clock);
  const changed: C = shown && shown !== 'all' ? { ...rest, shows: { ...shown, as } } : rest;
  play.emit({ type: 'clockSet', secret, clock: changed });
  const words = veiledWords(changed);
  play.say(`What the table sees of “${clock.name}”: ${words || 'nothing.'}`, { to: 'director' });
  if (words) play.say(`The table sees a clock: ${words}`, { reveals: true });
}

function withoutSides<C extends Clock>(clock: C): C {
  const rest = { ...clock };
  delete rest.shows;
  return rest;
}

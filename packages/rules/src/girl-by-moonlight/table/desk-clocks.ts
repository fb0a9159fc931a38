import type { Clock } from '../../engine';
import { refuse } from '../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay } from '../game';
import { dropClockChoices } from './clock-advance';
import { findClock, moveClock, refuseToMove } from './clock-moves';
import { refuseMoreClocks } from './clock-room';
import { faceOf, veiledWords } from './clock-veils';

/**
 * The director starts a clock, empty or partly filled, open or secret (GBM-CLK-001, 002, 008, 009).
 * A secret one is on the desk only; of another its name, its size or its progress is hidden.
 */
export function createClock(play: GbmPlay, command: CommandOf<'clock.create'>): void {
  play.director('start a clock');
  const { name, outcome, emptied, segments, marked, kind } = command;
  if (marked > segments) {
    refuse('limit-reached', `A clock of ${segments} segments cannot have ${marked} marked.`, {
      instead: `Mark at most ${segments}, or make the clock bigger.`,
      rule: 'GBM-CLK-001',
    });
  }
  const face = command.secret ? null : faceOf(command.sides);
  const secret = face !== 'open';
  refuseMoreClocks(play.state, secret);
  const base: Clock = { id: play.id('clock'), name, outcome, segments, marked, kind };
  const clock: Clock = {
    ...base,
    ...(emptied ? { emptied } : {}),
    ...(secret && face ? { shows: { ...face, as: play.id('veiled') } } : {}),
  };
  play.emit({ type: 'clockSet', secret, clock });
  play.say(`A clock starts: “${name}”, ${shown(clock)}.`, {
    notes: [
      ...(outcome ? [`When it fills: ${outcome}`] : []),
      ...(emptied ? [`When it is empty: ${emptied}`] : []),
    ],
    to: secret ? 'director' : 'public',
  });
  if (clock.shows) play.say(`A clock starts: ${veiledWords(clock)}`, { reveals: true });
}

/** The director marks or erases segments (GBM-CLK-003, 005, 006). */
export function tickClock(play: GbmPlay, command: CommandOf<'clock.tick'>): void {
  play.director('move a clock');
  const found = findClock(play.state, command.clock);
  if (command.by === 0) {
    refuse('malformed', 'Say how many segments to mark or erase.', {
      instead: 'Mark one or more, or erase with a number below 0.',
      rule: 'GBM-CLK-006',
    });
  }
  refuseToMove(play.state, found, command.by);
  moveClock(play, found, command.by, command.reason);
}

/**
 * The director changes what a clock is about, or its size, never below what is marked; the size of a
 * project is theirs to set (GBM-CLK-001, 002, GBM-DWN-013).
 */
export function changeClock(play: GbmPlay, command: CommandOf<'clock.change'>): void {
  play.director('change a clock');
  const { clock, secret } = findClock(play.state, command.clock);
  const { name, outcome, emptied, segments } = command;
  if (segments < clock.marked) {
    refuse('limit-reached', `“${clock.name}” has ${clock.marked} segments marked already.`, {
      instead: `Make it at least ${clock.marked}, or erase segments first.`,
      rule: 'GBM-CLK-001',
    });
  }
  const { emptied: _emptied, ...rest } = clock;
  const changed: Clock = { ...rest, name, outcome, segments, ...(emptied ? { emptied } : {}) };
  play.emit({ type: 'clockSet', secret, clock: changed });
  play.say(`A clock changes: “${changed.name}”, ${shown(changed)}.`, {
    notes: outcome ? [`When it fills: ${outcome}`] : [],
    to: secret ? 'director' : 'public',
  });
}

/** Puts a clock away. */
export function removeClock(play: GbmPlay, command: CommandOf<'clock.remove'>): void {
  play.director('remove a clock');
  const { clock, secret } = findClock(play.state, command.clock);
  const { id, name } = clock;
  play.emit({ type: 'clockRemoved', secret, id });
  if (!secret) dropClockChoices(play, id);
  play.say(`The clock “${name}” is put away.`, { to: secret ? 'director' : 'public' });
}

function shown({ segments, marked }: Clock): string {
  return `${marked} of ${segments} segments marked`;
}

import type { Clock } from '../../engine';
import { checkTick, latest, missing, refuse, rivalsOf, tick, veil, waitsFor } from '../../engine';
import type { GbmPlay } from '../game';
import { roomOfProject } from '../phases/projects';
import { unlockRoom } from '../series/hideout-map';
import type { GbmState } from '../state';
import { clockAdvanced, dropClockChoices } from './clock-advance';

/** A clock, and where it lies: open to all, or on the director’s desk. */
export interface FoundClock {
  clock: Clock;
  secret: boolean;
}

/** An open or a secret clock. Ask who is asking first: a secret clock's id is a secret too. */
export function findClock(state: GbmState, id: string): FoundClock {
  const open = state.public.clocks[id];
  if (open) return { clock: open, secret: false };
  const hidden = state.director.clocks[id];
  if (hidden) return { clock: hidden, secret: true };
  missing('There is no such clock.', 'Choose one that runs, or start it.');
}

/** The clocks that lie where this one does; only those can be joined with it. */
export function besides(state: GbmState, secret: boolean): Record<string, Clock> {
  return secret ? state.director.clocks : state.public.clocks;
}

/** Refuses a move that the clock cannot make now: full, empty, or waiting for another (GBM-CLK-003). */
export function refuseToMove(state: GbmState, { clock, secret }: FoundClock, by: number): void {
  const first = waitsFor(besides(state, secret), clock);
  if (first) {
    refuse('wrong-moment', `“${clock.name}” begins to count when “${first.name}” is full.`, {
      instead: `Move “${first.name}”, or part the two clocks.`,
      rule: 'GBM-CLK-003',
    });
  }
  checkTick(clock, by);
}

/**
 * Marks or erases segments of a clock that may move, and lets happen what its filling brings: the
 * project of a room unlocks it (GBM-CLK-003, 006; GBM-ABY-HID-002).
 *
 * @returns what its end or its race has to say, for the log.
 */
export function turnClock(play: GbmPlay, { clock, secret }: FoundClock, by: number): string[] {
  const marked = tick(clock, by);
  const notes = endNotes(play.state, { clock, secret }, marked);
  play.emit({ type: 'clockMarked', secret, id: clock.id, marked });
  return notes;
}

/** Moves a clock by the director’s hand, tells those who may know, and unlocks its room if it has one. */
export function moveClock(play: GbmPlay, found: FoundClock, by: number, reason: string): void {
  const { secret } = found;
  const clock: Clock = { ...latest(found.clock) };
  const marked = tick(clock, by);
  const notes = turnClock(play, found, by);
  const step = marked - clock.marked;
  play.say(`“${clock.name}”: ${steps(step)}, ${marked} of ${clock.segments} marked.`, {
    notes,
    ...(reason ? { reason } : {}),
    to: secret ? 'director' : 'public',
  });
  const seen = veil({ ...clock, marked });
  if (seen && seen.marked !== null) {
    play.say(`${veiledName(seen.name)}: ${steps(step)}, ${seen.marked} marked.`);
  }
  const room = marked === clock.segments && !secret ? roomOfProject(clock.id) : null;
  if (room !== null) unlockRoom(play, room, { anywhere: true });
  if (secret) return;
  if (step > 0) clockAdvanced(play, { ...clock, marked }, step);
  else dropClockChoices(play, clock.id);
}

/** How a clock is called whose name may be hidden. */
export function veiledName(name: string | null): string {
  return name === null ? 'A clock without a name' : `“${name}”`;
}

const steps = (by: number): string => `${by > 0 ? '+' : '−'}${Math.abs(by)}`;

/** What reaching either end means: the outcome, the race, and the clock that waited. */
function endNotes(state: GbmState, { clock, secret }: FoundClock, marked: number): string[] {
  if (marked === clock.marked) return [];
  if (marked === 0 && clock.emptied) return [`The clock is empty. ${clock.emptied}`];
  if (marked < clock.segments) return [];
  const all = besides(state, secret);
  return [
    `The clock is full.${clock.outcome ? ` ${clock.outcome}` : ''}`,
    ...rivalsOf(all, clock).map((rival) =>
      rival.marked >= rival.segments
        ? `Both have filled: “${rival.name}” as well.`
        : `It wins the race: “${rival.name}” stands at ${rival.marked} of ${rival.segments}.`,
    ),
    ...Object.values(all)
      .filter(({ after }) => after === clock.id)
      .map(({ name }) => `“${name}” begins to count.`),
  ];
}

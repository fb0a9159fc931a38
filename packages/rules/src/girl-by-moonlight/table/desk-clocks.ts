import type { Clock } from '../../engine';
import { CLOCK_MAX, CLOCK_MIN, checkTick, refuse, tick } from '../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { roomOfProject } from '../phases/projects';
import { unlockRoom } from '../series/hideout-map';
import type { GbmState } from '../state';

/** Ticks that a clock offers at a touch. */
const TICKS = [1, 2, 3, -1] as const;

/**
 * The director starts a clock, empty or partly filled, open or secret (GBM-CLK-001, 002, 008, 009).
 * A secret one is on the desk only.
 */
export function createClock(play: GbmPlay, command: CommandOf<'clock.create'>): void {
  play.director('start a clock');
  const { name, outcome, segments, marked, secret, kind } = command;
  if (marked > segments) {
    refuse('limit-reached', `A clock of ${segments} segments cannot have ${marked} marked.`, {
      instead: `Mark at most ${segments}, or make the clock bigger.`,
      rule: 'GBM-CLK-001',
    });
  }
  const clock: Clock = { id: play.id('clock'), name, outcome, segments, marked, kind };
  play.emit({ type: 'clockSet', secret, clock });
  play.say(`A clock starts: “${name}”, ${shown(clock)}.`, {
    notes: outcome ? [`When it fills: ${outcome}`] : [],
    to: secret ? 'director' : 'public',
  });
}

/**
 * The director marks or erases segments (GBM-CLK-003, 005, 006). Filling the project of a room
 * unlocks it (GBM-ABY-HID-002).
 */
export function tickClock(play: GbmPlay, command: CommandOf<'clock.tick'>): void {
  play.director('move a clock');
  const { clock, secret } = find(play.state, command.clock);
  if (command.by === 0) refuse('malformed', 'Say how many segments to mark or erase.');
  checkTick(clock, command.by);
  const marked = tick(clock, command.by);
  const { id, name, segments, outcome } = clock;
  const by = marked - clock.marked;
  play.emit({ type: 'clockMarked', secret, id, marked });
  const full = marked === segments ? [`The clock is full.${outcome ? ` ${outcome}` : ''}`] : [];
  play.say(`“${name}”: ${by > 0 ? '+' : '−'}${Math.abs(by)}, ${marked} of ${segments} marked.`, {
    notes: full,
    ...(command.reason ? { reason: command.reason } : {}),
    to: secret ? 'director' : 'public',
  });
  const room = marked === segments && !secret ? roomOfProject(id) : null;
  if (room !== null) unlockRoom(play, room);
}

/** Shows the table a clock that was secret. */
export function revealClock(play: GbmPlay, command: CommandOf<'clock.reveal'>): void {
  play.director('reveal a clock');
  const { clock, secret } = find(play.state, command.clock);
  if (!secret) refuse('already-done', `“${clock.name}” is open to everybody already.`);
  // Its old id would tell when it was started.
  const revealed = { ...clock, id: play.id('clock') };
  play.emit({ type: 'clockRemoved', secret: true, id: clock.id });
  play.emit({ type: 'clockSet', secret: false, clock: revealed });
  play.say(`A clock comes to light: “${revealed.name}”, ${shown(revealed)}.`, {
    notes: revealed.outcome ? [`When it fills: ${revealed.outcome}`] : [],
    reveals: true,
  });
}

/** Puts a clock away. */
export function removeClock(play: GbmPlay, command: CommandOf<'clock.remove'>): void {
  play.director('remove a clock');
  const { clock, secret } = find(play.state, command.clock);
  const { id, name } = clock;
  play.emit({ type: 'clockRemoved', secret, id });
  play.say(`The clock “${name}” is put away.`, { to: secret ? 'director' : 'public' });
}

/** An open or a secret clock. Ask who is asking first: a secret clock's id is a secret too. */
function find(state: GbmState, id: string): { clock: Clock; secret: boolean } {
  const open = state.public.clocks[id];
  if (open) return { clock: open, secret: false };
  const hidden = state.director.clocks[id];
  if (hidden) return { clock: hidden, secret: true };
  refuse('not-found', 'There is no such clock.');
}

function shown({ segments, marked }: Clock): string {
  return `${marked} of ${segments} segments marked`;
}

export function clockOffers({ state, director, add }: OfferContext): void {
  if (!director) return;
  add({
    command: 'clock.create',
    with: {},
    label: 'Start a clock',
    place: 'clocks',
    order: 100,
    fields: [
      { name: 'name', kind: 'text', label: 'Name', max: 80, required: true },
      {
        name: 'outcome',
        kind: 'text',
        label: 'What happens when it fills',
        max: 300,
        required: false,
      },
      {
        name: 'segments',
        kind: 'number',
        label: 'Segments',
        min: CLOCK_MIN,
        max: CLOCK_MAX,
        initial: 6,
      },
      {
        name: 'marked',
        kind: 'number',
        label: 'Already marked',
        min: 0,
        max: CLOCK_MIN,
        initial: 0,
      },
      { name: 'secret', kind: 'switch', label: 'Keep it to yourself', initial: false },
      {
        name: 'kind',
        kind: 'choice',
        label: 'Kind',
        options: [
          { value: 'threat', label: 'Something looms' },
          { value: 'progress', label: 'Progress towards something' },
        ],
        required: true,
        initial: 'threat',
      },
    ],
  });
  for (const clock of Object.values(state.public.clocks)) offersOf(clock, false, add);
  for (const clock of Object.values(state.director.clocks)) offersOf(clock, true, add);
}

function offersOf(clock: Clock, secret: boolean, add: OfferContext['add']): void {
  const { id, name, segments, marked } = clock;
  for (const by of TICKS) {
    if (by > 0 ? marked + by > segments : marked === 0) continue;
    add({
      command: 'clock.tick',
      with: { clock: id, by },
      label: `${name}: ${by > 0 ? `+${by}` : `−${-by}`}`,
      place: 'clocks',
      fields: [{ name: 'reason', kind: 'text', label: 'Why', max: 300, required: false }],
    });
  }
  if (secret) {
    add({
      command: 'clock.reveal',
      with: { clock: id },
      label: `Show “${name}” to the table`,
      place: 'clocks',
      order: 10,
    });
  }
  add({
    command: 'clock.remove',
    with: { clock: id },
    label: `Put “${name}” away`,
    place: 'clocks',
    order: 20,
  });
}

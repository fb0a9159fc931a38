import type { Seat } from '../../engine';
import { missing, refuse, sessionHashes } from '../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay } from '../game';

/** Opens the table: seats its director and begins the first session. The server's word only. */
export function openTable(play: GbmPlay, command: CommandOf<'table.open'>): void {
  serverOnly(play);
  if (play.state.public.table.session.number > 0) {
    refuse('already-done', 'This table is already open.', {
      instead: 'Take a seat with an invitation or a link.',
      rule: 'TABLE-014',
    });
  }
  const { by, name } = command;
  play.emit({ type: 'seatTaken', seat: { id: by, name, role: 'director', vacant: false } });
  play.emit({
    type: 'sessionOpened',
    session: 1,
    by: play.context.seq,
    hashes: sessionHashes(play.context.dice, 1),
  });
  play.say(`${name} opens the table.`);
}

/**
 * Seats somebody. A freed seat that is taken again keeps its id and its role, and with them the
 * protagonist that belongs to it.
 */
export function takeSeat(play: GbmPlay, command: CommandOf<'seat.take'>): void {
  serverOnly(play);
  const { seats, session } = play.state.public.table;
  if (session.number === 0) {
    refuse('wrong-moment', 'This table is not open yet.', {
      instead: 'Try again when its director sits at it.',
      rule: 'TABLE-014',
    });
  }
  const before = seats[command.seat];
  if (before && !before.vacant) {
    refuse('already-done', `${before.name} sits there.`, {
      instead: 'Take another seat.',
      rule: 'TABLE-014',
    });
  }
  const role = before?.role ?? command.role;
  const seat: Seat = { id: command.seat, name: command.name, role, vacant: false };
  play.emit({ type: 'seatTaken', seat });
  if (before) play.say(`${seat.name} takes over the seat of ${before.name}.`);
  else play.say(arrival(seat));
}

/** Anybody may change what the table calls them. */
export function renameSeat(play: GbmPlay, command: CommandOf<'seat.rename'>): void {
  const seat = play.seat();
  const before = seat.name;
  play.emit({ type: 'seatRenamed', seat: seat.id, name: command.name });
  if (command.name !== before) play.say(`${before} is called ${command.name} now.`);
}

/** Frees a seat: what belongs to it waits for somebody else. A table is never without a director. */
export function freeSeat(play: GbmPlay, command: CommandOf<'seat.free'>): void {
  serverOnly(play);
  const { seats } = play.state.public.table;
  const seat =
    seats[command.seat] ??
    missing('There is no such seat at this table.', 'Choose one of the seats of this table.');
  if (seat.vacant) {
    refuse('already-done', 'That seat is free already.', {
      instead: 'Make a new link for it when somebody comes.',
      rule: 'TABLE-008',
    });
  }
  const directors = Object.values(seats).filter((one) => one.role === 'director' && !one.vacant);
  if (seat.role === 'director' && directors.length === 1) {
    refuse('not-allowed', 'A table needs its director, so that seat cannot be freed.', {
      instead: 'Make a new link for the seat.',
      rule: 'TABLE-015',
    });
  }
  const { name } = seat;
  play.emit({ type: 'seatFreed', seat: seat.id });
  play.say(`The seat of ${name} is free.`);
}

function serverOnly(play: GbmPlay): void {
  if (play.context.actor.kind === 'server') return;
  refuse('not-allowed', 'Seats are given through links.', {
    instead: 'Share the invitation, or ask the director for a link.',
    rule: 'TABLE-014',
  });
}

function arrival({ name, role }: Seat): string {
  if (role === 'spectator') return `${name} is watching.`;
  return role === 'director' ? `${name} joins as a director.` : `${name} sits down at the table.`;
}

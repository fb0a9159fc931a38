import type { BaseState, Seat, SeatId } from '../engine';
import { freeName, missing, refuse, sameName, sessionHashes } from '../engine';
import type { OfferContext, TableArea } from './area';
import { tableBeat } from './beats';
import type { TableCommand } from './commands';
import { textField } from './fields';
import { serverOnly } from './guards';
import { isDirected, managersOf, mayManage } from './managing';
import type { TablePlay } from './play';
import type { TableWords } from './words';

export type SeatCommand = Extract<
  TableCommand,
  { type: `seat.${string}` | 'table.open' | 'table.export' }
>;
type Command<T extends SeatCommand['type']> = Extract<SeatCommand, { type: T }>;
type SeatPlay = TablePlay<BaseState>;

/** What a game has to say about seats. */
export interface SeatOptions<S extends BaseState, E extends { type: string }> {
  words: TableWords;
  /** What belonged to whoever sat there and not to the seat: called when somebody takes a freed seat (TABLE-084). */
  onPassedOn?(play: TablePlay<S, E>, seat: SeatId): void;
  /** What waited for whoever sat there: called when a seat has been freed. */
  onFreed?(play: TablePlay<S, E>): void;
}

/** Who sits at the table, and what the table calls them. */
export function seats<S extends BaseState, E extends { type: string }>({
  words,
  onPassedOn,
  onFreed,
}: SeatOptions<S, E>): TableArea<S, SeatCommand, E> {
  return {
    betweenSessions: true,
    handlers: {
      'table.open': (play, command) => openTable(play, command, words),
      'seat.take'(play, command) {
        const passedOn = play.state.public.table.seats[command.seat] !== undefined;
        takeSeat(play, command, words);
        if (passedOn) onPassedOn?.(play, command.seat);
      },
      'seat.rename': renameSeat,
      'seat.free'(play, command) {
        freeSeat(play, command, words);
        onFreed?.(play);
      },
      'seat.redact': (play, command) => redactSeat(play, command, words),
      'table.export': (play, command) => exportTable(play, command, words),
    },
    offers: renameOffer,
  };
}

/**
 * Opens the table: seats its host, who directs if anybody does here, and begins the first session.
 * The server's word only.
 */
function openTable(play: SeatPlay, command: Command<'table.open'>, words: TableWords): void {
  serverOnly(play, words);
  if (play.state.public.table.session.number > 0) {
    refuse('already-done', 'This table is already open.', {
      instead: 'Take a seat with an invitation or a link.',
      rule: 'TABLE-014',
    });
  }
  const { by, name } = command;
  const role = isDirected(play.state) ? 'director' : 'protagonist';
  play.emit({ type: 'seatTaken', seat: { id: by, name, role, vacant: false } });
  play.emit({
    type: 'sessionOpened',
    session: 1,
    by: play.context.seq,
    hashes: sessionHashes(play.context.dice, 1),
  });
  play.say(`${name} opens the table.`, { beat: tableBeat('joined', by) });
}

/**
 * Seats somebody. A freed seat that is taken again keeps its id and its role, and with them whatever
 * belongs to it (TABLE-084).
 */
function takeSeat(play: SeatPlay, command: Command<'seat.take'>, words: TableWords): void {
  serverOnly(play, words);
  const { seats, session } = play.state.public.table;
  if (session.number === 0) {
    refuse('wrong-moment', 'This table is not open yet.', {
      instead: 'Try again when somebody has opened it.',
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
  if (role === 'director' && !isDirected(play.state)) {
    refuse('not-allowed', 'Nobody directs at this table.', {
      instead: 'Take a seat among those who play.',
      rule: 'TABLE-025',
    });
  }
  if (!command.beside) refuseTaken(play.state, command.name);
  const name = nameFor(play.state, command.seat, command.name);
  const seat: Seat = { id: command.seat, name, role, vacant: false };
  play.emit({ type: 'seatTaken', seat });
  const said = before
    ? `${seat.name} takes over the seat of ${before.name}.`
    : arrival(seat, words);
  play.say(said, { beat: tableBeat('joined', seat.id) });
}

/**
 * Refuses somebody who may sit at the table already, under the name that they give: nobody gets a second
 * seat without knowing of the first (TABLE-113).
 */
function refuseTaken(state: BaseState, name: string): void {
  const there = Object.values(state.public.table.seats).find(
    (seat) => !seat.vacant && sameName(seat.name, name),
  );
  if (!there) return;
  refuse('name-taken', `${there.name} sits at this table already.`, {
    instead:
      'If that is you, use your private link or ask to be let in. Otherwise sit down beside them, or under another name.',
    rule: 'TABLE-113',
  });
}

/** What the table calls somebody in a seat: what they say, told apart from everybody else (TABLE-118). */
function nameFor({ public: { table } }: BaseState, id: SeatId, name: string): string {
  const others = Object.values(table.seats).filter((seat) => seat.id !== id);
  return freeName(
    name,
    others.map((seat) => seat.name),
  );
}

/** Anybody may change what the table calls them. */
function renameSeat(play: SeatPlay, command: Command<'seat.rename'>): void {
  const seat = play.seat();
  const before = seat.name;
  const name = nameFor(play.state, seat.id, command.name);
  play.emit({ type: 'seatRenamed', seat: seat.id, name });
  if (name !== before) play.say(`${before} is called ${name} now.`);
}

/** Frees a seat: what belongs to it waits for somebody else. Somebody always manages the table. */
function freeSeat(play: SeatPlay, command: Command<'seat.free'>, words: TableWords): void {
  serverOnly(play, words);
  const { seats } = play.state.public.table;
  const seat = seats[command.seat] ?? noSuchSeat();
  if (seat.vacant) {
    refuse('already-done', 'That seat is free already.', {
      instead: 'Make a new link for it when somebody comes.',
      rule: 'TABLE-008',
    });
  }
  if (mayManage(play.state, seat) && managersOf(play.state).length === 1) {
    const whom = isDirected(play.state) ? words.director : 'somebody who plays';
    refuse('not-allowed', `A table needs ${whom}, so that seat cannot be freed.`, {
      instead: 'Make a new link for the seat.',
      rule: 'TABLE-015',
    });
  }
  const { name } = seat;
  play.emit({ type: 'seatFreed', seat: seat.id });
  play.say(`The seat of ${name} is free.`, { beat: tableBeat('left', seat.id) });
}

/**
 * Records that what somebody wrote was removed (TABLE-046). The removal itself is no event: the server
 * rewrites what was recorded before.
 */
function redactSeat(play: SeatPlay, command: Command<'seat.redact'>, words: TableWords): void {
  serverOnly(play, words);
  const seat = play.state.public.table.seats[command.seat] ?? noSuchSeat();
  play.emit({ type: 'redacted', seat: seat.id });
  play.say('A person’s words were removed from this table for good.');
}

/** Tells the table that somebody took a copy of all of it (TABLE-045). */
function exportTable(play: SeatPlay, command: Command<'table.export'>, words: TableWords): void {
  serverOnly(play, words);
  const { seats, session } = play.state.public.table;
  const { name } = seats[command.by] ?? noSuchSeat();
  play.say(`${name} takes a copy of the whole table.`, {
    notes: [
      'Everything is in it, also what is private.',
      ...(session.open
        ? ['Whoever has it can work out the dice of this session before they fall.']
        : []),
    ],
  });
}

const noSuchSeat = (): never =>
  missing('There is no such seat at this table.', 'Choose one of the seats of this table.');

function arrival({ name, role }: Seat, { aDirector }: TableWords): string {
  if (role === 'spectator') return `${name} is watching.`;
  return role === 'director' ? `${name} joins as ${aDirector}.` : `${name} sits down at the table.`;
}

function renameOffer({ seat, add }: OfferContext): void {
  add({
    command: 'seat.rename',
    with: {},
    label: 'Change your name',
    place: 'session',
    order: 90,
    fields: [textField('name', 'What the table calls you', 40, seat.name, true)],
  });
}

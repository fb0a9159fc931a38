import type { BaseState, Log, LogEntry, RewoundState, Way } from '../engine';
import { LOG_WINDOW, linesOf, refuse, rewindable, same } from '../engine';
import type { OfferContext, TableArea } from './area';
import type { TableCommand } from './commands';
import { managing } from './guards';
import type { TablePlay } from './play';
import type { TakeBackCommand, TakeBackOptions } from './take-back';
import { takeBackOwn } from './take-back';

export type UndoCommand = Extract<TableCommand, { type: 'table.undo' }>;

/** How undo fits a game. */
export interface UndoOptions<S extends BaseState> extends TakeBackOptions<S> {
  /** What the director keeps privately besides notes: undo leaves it as it is. */
  personal?: readonly string[];
  /** What of each seat's compartment goes back with all else; the rest of it is personal. */
  seatFields?: readonly string[];
}

/** A pause belongs to whoever needs it, and private notes to whoever wrote them. */
const KEPT = { public: ['paused'], director: ['notes'] };

const byHand: Way = { instead: 'Set the values by hand.', rule: 'TABLE-017' };

/** Taking back what has happened (TABLE-017, TABLE-018), and one’s own last step (TABLE-051). */
export function undo<S extends BaseState>(
  options: UndoOptions<S>,
): TableArea<S, UndoCommand | TakeBackCommand> {
  return {
    betweenSessions: true,
    handlers: {
      'table.undo': (play, command) => takeBack(play, command, options),
      'table.take-back': (play, command) => takeBackOwn(play, command, options),
    },
    offers: undoOffers,
  };
}

/**
 * Takes back everything since before command `to`. The log keeps what was taken back; dice, seats,
 * private notes and a pause stay as they are. Refuses to reach before the session, to bring back
 * what was taken back, and (unless told otherwise) to hide what the table has already learned.
 */
function takeBack<S extends BaseState>(
  play: TablePlay<S>,
  command: UndoCommand,
  { words, personal = [], seatFields = [] }: UndoOptions<S>,
): void {
  const seat = managing(play, words, 'take something back');
  const past = reachable(play, command.to);
  const heard = linesSince(play.state.public.log, command.to);
  if (!command.evenIfRevealed) refuseToHide(heard);
  const state = keepingPersonal(
    play.state,
    rewindable(past),
    [...KEPT.director, ...personal],
    seatFields,
  );
  const desk = linesSince(play.state.director.log, command.to);
  const shared = heard.length > 0 || !same(state.public, rewindable(play.state).public);
  const text = takenBack(seat.name, shared ? heard : desk);
  play.emit({ type: 'rewound', to: command.to, state });
  play.say(text, {
    ...(command.reason ? { reason: command.reason } : {}),
    notes: [
      'Dice that were rolled stay rolled.',
      ...(same(past.beside, play.state.beside) ? [] : ['The library stays as it is.']),
    ],
    to: shared ? 'public' : 'director',
  });
}

/** The state before command `to`, or a refusal that says why there is no going back to it. */
function reachable<S extends BaseState>({ context, state }: TablePlay<S>, to: number): S {
  const { session, dice } = state.public.table;
  if (to >= context.seq) {
    refuse('undo-unavailable', 'That has not happened yet.', {
      instead: 'Choose a line of the log.',
      rule: 'TABLE-017',
    });
  }
  if (to <= session.openedBy) {
    refuse('undo-unavailable', 'That was before this session began.', byHand);
  }
  const past = context.past(to);
  if (!past) refuse('undo-unavailable', 'That was too long ago to take back.', byHand);
  if (past.public.table.dice.past.length !== dice.past.length) {
    refuse('undo-unavailable', 'The session has closed since, and its seeds are known.', byHand);
  }
  if (state.public.log.next - past.public.log.next > LOG_WINDOW) {
    refuse('undo-unavailable', 'Too much has happened since to take that back.', byHand);
  }
  const { seats } = state.public.table;
  if (
    Object.values(past.public.table.seats).some(
      ({ id, role }) => (seats[id]?.role ?? role) !== role,
    )
  ) {
    refuse('undo-unavailable', 'Since then people have swapped their chairs.', {
      instead: 'Set the values by hand.',
      rule: 'TABLE-103',
    });
  }
  if (
    revives(past.public.log, state.public.log, to) ||
    revives(past.director.log, state.director.log, to)
  ) {
    refuse('undo-unavailable', 'That has been taken back already.', {
      instead: 'Choose a later step, or one from before what was taken back.',
      rule: 'TABLE-017',
    });
  }
  return past;
}

/** Whether going back to before `to` would bring back what an earlier undo took back. */
function revives(past: Log, now: Log, to: number): boolean {
  return now.entries.some((line, place) => {
    if (!line.undone) return false;
    // As long as the past is within reach, what it has of these lines stands where it stands now.
    return line.seq === to || (line.seq < to && past.entries[place]?.undone !== true);
  });
}

function refuseToHide(lines: readonly LogEntry[]): void {
  const revealed = lines.filter((line) => line.reveals).map((line) => `“${line.text}”`);
  if (revealed.length === 0) return;
  refuse(
    'undo-hides-revealed',
    `The table has already heard this, and an undo cannot make it unheard: ${revealed.join(' ')}`,
    {
      instead: 'Undo it even so and say why, or set the values by hand.',
      rule: 'TABLE-018',
    },
  );
}

/** The lines of commands from `seq` on that still stand, oldest first. */
function linesSince(log: Log, seq: number): LogEntry[] {
  return linesOf(log).filter((line) => line.seq >= seq && !line.undone);
}

function keepingPersonal(
  now: BaseState,
  then: RewoundState,
  director: readonly string[],
  seatFields: readonly string[],
): RewoundState {
  return {
    ...then,
    public: keeping(now.public, then.public, KEPT.public),
    director: keeping(now.director, then.director, director),
    seats: Object.fromEntries(
      Object.entries(now.seats).map(([id, { offers: _offers, dice: _dice, ...personal }]) => [
        id,
        keeping(then.seats[id] ?? {}, personal, seatFields),
      ]),
    ),
  };
}

/** What was then, with some fields as they are now. */
function keeping(now: object, then: object, fields: readonly string[]): object {
  const held = new Map<string, unknown>(Object.entries(now));
  return { ...then, ...Object.fromEntries(fields.map((field) => [field, held.get(field)])) };
}

function takenBack(who: string, lines: readonly LogEntry[]): string {
  const [first, ...rest] = lines;
  if (!first) return `${who} takes back the last step.`;
  const since = rest.some((line) => line.seq > first.seq) ? ' this and all that came after it' : '';
  return `${who} takes back${since}: ${first.text}`;
}

/**
 * Offers to go back to before any step. One offer for all of them, so that a new line of the log
 * changes nothing here; which lines are too far back is said when one is chosen.
 */
function undoOffers({ state, manages, add }: OfferContext): void {
  if (!manages || !state.public.table.session.open) return;
  add({
    command: 'table.undo',
    with: {},
    label: 'Take back',
    place: 'log',
    fields: [
      {
        name: 'to',
        kind: 'step',
        label: 'Go back to before',
        after: state.public.table.session.openedBy,
      },
      { name: 'reason', kind: 'text', label: 'Why', max: 300, required: false },
      {
        name: 'evenIfRevealed',
        kind: 'switch',
        label: 'Even if the table has learned something since',
        initial: false,
      },
    ],
  });
}

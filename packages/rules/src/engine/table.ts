import type { Role, SeatId } from './audience';
import type { DiceStream, FairDice, SharedStream } from './dice';
import { diceStreams } from './dice';
import type { Log, LogEntry } from './log';
import { appendLog, emptyLog, markUndone } from './log';
import type { Offer } from './prompts';
import { reconcile } from './reconcile';

/** A person's place at the table. Who sits in it is proved by a link, which the server keeps. */
export interface Seat {
  id: SeatId;
  name: string;
  role: Role;
  /** Freed by the director: the link is dead, what belongs to the seat waits for somebody else. */
  vacant: boolean;
}

/** The published side of one session's dice: its hash before, its seed after. */
export interface StreamInfo {
  hash: string;
  /** How many rolls were made; the next roll's number. Never goes back, not even by undo. */
  rolls: number;
  past: { session: number; hash: string; seed: string; rolls: number }[];
}

/** What every table has, whatever it plays. */
export interface TableInfo {
  name: string;
  /** `false` where nobody directs; absent where somebody does. */
  directed?: boolean;
  seats: Record<SeatId, Seat>;
  session: { number: number; open: boolean; openedBy: number };
  dice: StreamInfo;
}

export const limitKinds = ['line', 'veil', 'care'] as const;

/** Something that somebody does not want to meet in play, wants out of sight, or gone about with care. */
export interface Limit {
  kind: (typeof limitKinds)[number];
  text: string;
}

/** Lines and veils of a table: what all of them have said together, and nobody by name. */
export interface Limits {
  /** Counts the times that everybody was asked. */
  round: number;
  /** Whether they are being asked; once all is shown, they are not until somebody asks again. */
  open: boolean;
  /** Who has answered in this round; not what. */
  answered: Record<SeatId, true>;
  /** What everybody reads; `null` until it is shown for the first time. */
  shown: Limit[] | null;
}

/**
 * Somebody who has come by the invite says that a seat is theirs, and asks to be let in again
 * (TABLE-114). They prove themselves by a secret, which becomes the link of the seat once they are let in.
 */
export interface Return {
  id: string;
  /** SHA-256 (hex) of the secret. */
  hash: string;
  /** When it was asked, or answered, milliseconds since 1970. */
  at: number;
  /** `in`: they may sit down; `away`: they may not; `over`: nobody asks any more. Absent while it waits. */
  answer?: 'in' | 'away' | 'over';
}

/** Cards of a deck that lie face down, by their numbers. */
export interface SealedPile {
  /** As they lie, the uppermost first. */
  order: number[];
  /** Those that were put aside unseen, the first first. */
  burned: number[];
  /** As the last shuffle has laid them, and the seed that it was made by. */
  shuffled: number[];
  seed: string;
}

/**
 * What is sent to nobody, not even to whoever wrote it: a director can sit down in any seat. But for cards that
 * lie face down it is no part of an undo, and what a copy tells of a table’s state lacks it.
 */
export interface Sealed {
  /** What each seat has said of lines and veils; `null` where a copied table does not tell. */
  limits: Record<SeatId, Limit[] | null>;
  /** Who asks to be let in again, by the seat that they say is theirs: the last one of each. */
  returns?: Record<SeatId, Return>;
  /** What lies face down, by deck; missing until there is one. */
  piles?: Record<string, SealedPile>;
}

/** The compartments that the engine itself needs; a rule system's state extends them. */
export interface BaseState {
  /** `limits` is missing until somebody has answered, and at tables that do not ask. */
  public: { table: TableInfo; log: Log; limits?: Limits };
  director: { dice: StreamInfo; log: Log };
  seats: Record<SeatId, SeatCompartment>;
  /** Missing until there is something in it. */
  sealed?: Sealed;
  /**
   * What lies beside all that anybody is sent, such as a library: people are shown what they look for in it
   * (`RuleSystem.search`). It is no part of an undo. Games that have none lack it.
   */
  beside?: object;
}

/** What the engine keeps for one person alone. */
export interface SeatCompartment {
  /** What they may do now. */
  offers: Record<string, Offer>;
  /** The names of drawers with more that they may do (`RuleSystem.drawer`). */
  drawers: readonly string[];
  /** Their own dice, where a game has such. */
  dice?: StreamInfo;
}

/** What can happen to every table. */
export type TableEvent =
  | { type: 'seatTaken'; seat: Seat }
  | { type: 'seatRenamed'; seat: SeatId; name: string }
  | { type: 'seatFreed'; seat: SeatId }
  | { type: 'returnSet'; seat: SeatId; asked: Return }
  | { type: 'sessionOpened'; session: number; by: number; hashes: Record<SharedStream, string> }
  | { type: 'sessionClosed'; session: number; seeds: Record<SharedStream, string> }
  | {
      type: 'diceRolled';
      stream: DiceStream;
      session: number;
      roll: number;
      faces: number[];
      /** The sides of each die, where not all have `USUAL_SIDES`. */
      sides?: number[];
      /** They are dice of somebody's own: the fair ones of this number lie unused. */
      typed?: true;
      why: string;
    }
  | { type: 'logged'; to: 'public' | 'director'; entry: LogEntry }
  /** Back to before command `to`; `alone` takes back that command and nothing that came after it. */
  | { type: 'rewound'; to: number; alone?: true; state: RewoundState }
  /** What a person wrote was removed from all that had happened before. */
  | { type: 'redacted'; seat: SeatId };

/** The state that an undo goes back to. What people saw and rolled meanwhile is not part of it. */
export interface RewoundState {
  public: object;
  director: object;
  seats: Record<SeatId, object>;
  /** What lay face down; missing where there was nothing. */
  sealed?: Required<Pick<Sealed, 'piles'>>;
}

/** The types of what can happen to every table. */
export const tableEventTypes: ReadonlySet<string> = new Set<TableEvent['type']>([
  'seatTaken',
  'seatRenamed',
  'seatFreed',
  'returnSet',
  'sessionOpened',
  'sessionClosed',
  'diceRolled',
  'logged',
  'rewound',
  'redacted',
]);

export function isTableEvent(event: { type: string }): event is TableEvent {
  return tableEventTypes.has(event.type);
}

/** The sides of dice whose event names none. */
export const USUAL_SIDES = 6;

export const emptyStream = (): StreamInfo => ({ hash: '', rolls: 0, past: [] });

/** A table before anybody sits at it. One that nobody directs says so from its first moment. */
export function emptyTable(name: string, { directed = true } = {}): BaseState {
  return {
    public: {
      table: {
        name,
        ...(directed ? {} : { directed }),
        seats: {},
        session: { number: 0, open: false, openedBy: 0 },
        dice: emptyStream(),
      },
      log: emptyLog(),
    },
    director: { dice: emptyStream(), log: emptyLog() },
    seats: {},
  };
}

/** The stream's published side inside the state. */
export function streamOf(state: BaseState, stream: DiceStream): StreamInfo {
  if (stream === 'public') return state.public.table.dice;
  if (stream === 'director') return state.director.dice;
  const dice = state.seats[stream.slice('seat:'.length)]?.dice;
  if (!dice) throw new Error(`There are no dice of ${stream}.`);
  return dice;
}

/** Applies what can happen to every table. `state` is a draft and is changed in place. */
export function evolveTable(state: BaseState, event: TableEvent): void {
  const { table } = state.public;
  switch (event.type) {
    case 'seatTaken':
      table.seats[event.seat.id] = { ...event.seat };
      state.seats[event.seat.id] ??= { offers: {}, drawers: [] };
      return;
    case 'seatRenamed': {
      const seat = table.seats[event.seat];
      if (seat) seat.name = event.name;
      return;
    }
    case 'seatFreed': {
      const seat = table.seats[event.seat];
      if (seat) seat.vacant = true;
      // It is open to anybody now.
      delete state.sealed?.returns?.[event.seat];
      return;
    }
    case 'returnSet':
      state.sealed = {
        ...(state.sealed ?? { limits: {} }),
        returns: { ...state.sealed?.returns, [event.seat]: event.asked },
      };
      return;
    case 'sessionOpened':
      table.session = { number: event.session, open: true, openedBy: event.by };
      for (const stream of diceStreams) {
        const info = streamOf(state, stream);
        info.hash = event.hashes[stream];
        info.rolls = 0;
      }
      return;
    case 'sessionClosed':
      table.session.open = false;
      for (const stream of diceStreams) {
        const info = streamOf(state, stream);
        info.past.push({
          session: event.session,
          hash: info.hash,
          seed: event.seeds[stream],
          rolls: info.rolls,
        });
      }
      return;
    case 'diceRolled':
      streamOf(state, event.stream).rolls = event.roll + 1;
      return;
    case 'logged':
      appendLog(state[event.to].log, event.entry);
      return;
    case 'rewound':
      rewind(state, event);
      return;
    case 'redacted':
      // What changed is the history itself.
      return;
  }
}

/**
 * The parts of a state that an undo restores: all but seats, session, dice and log, and lines and veils,
 * where what comes and goes would tell whose it is.
 */
export function rewindable(state: BaseState): RewoundState {
  const { table: _table, log: _log, limits: _limits, ...shared } = state.public;
  const { dice: _dice, log: _own, ...desk } = state.director;
  const seats: RewoundState['seats'] = {};
  for (const [id, compartment] of Object.entries(state.seats)) {
    const { offers: _offers, drawers: _drawers, dice: _own, ...seat } = compartment;
    seats[id] = seat;
  }
  const piles = state.sealed?.piles;
  return { public: shared, director: desk, seats, ...(piles ? { sealed: { piles } } : {}) };
}

function rewind(state: BaseState, event: Extract<TableEvent, { type: 'rewound' }>): void {
  const { table, log, limits } = state.public;
  reconcile(state.public, { ...event.state.public, table, log, ...(limits ? { limits } : {}) });
  const { dice, log: deskLog } = state.director;
  reconcile(state.director, { ...event.state.director, dice, log: deskLog });
  for (const [id, seat] of Object.entries(state.seats)) {
    const { offers, drawers, dice: own } = seat;
    reconcile(seat, { ...event.state.seats[id], offers, drawers, ...(own ? { dice: own } : {}) });
  }
  rewindPiles(state, event.state.sealed?.piles);
  const until = event.alone ? event.to : undefined;
  markUndone(state.public.log, event.to, until);
  markUndone(state.director.log, event.to, until);
}

function rewindPiles(state: BaseState, piles: Sealed['piles']): void {
  if (piles) {
    state.sealed ??= { limits: {} };
    state.sealed.piles = piles;
  } else if (state.sealed?.piles) delete state.sealed.piles;
}

/** The hashes of a session's dice, for `sessionOpened`. */
export function sessionHashes(dice: FairDice, session: number): Record<SharedStream, string> {
  return { public: dice.hash('public', session), director: dice.hash('director', session) };
}

/** The seeds of a session's dice, for `sessionClosed`. */
export function sessionSeeds(dice: FairDice, session: number): Record<SharedStream, string> {
  return { public: dice.seed('public', session), director: dice.seed('director', session) };
}

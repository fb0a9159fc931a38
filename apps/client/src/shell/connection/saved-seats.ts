import type { Role } from '@moonlit/rules';
import { forgetSeatTwice } from '../api/kept-twice';
import {
  anything,
  fallback,
  list,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
} from '../api/parse';
import type { Setup } from '../state';
import { forgetKeptTable, seenKey } from './kept';
import { SEATS_KEY, TAB_KEY } from './seat-keys';

/** A seat that this device can sit in again. */
export interface SavedSeat {
  table: string;
  seat: string;
  role: Role;
  token: string;
  /** The table's and the person's names, as last seen. */
  tableName: string;
  personName: string;
  /** Which game it plays; unknown of seats that an older page has saved. */
  system?: string;
  /** What was chosen when the table was opened. */
  setup?: Setup;
  /** Milliseconds since 1970. */
  lastSeen: number;
  /** The invite link, as last made on this device. */
  invite?: string;
}

const parseSeat = object({
  table: text,
  seat: text,
  role: oneOf('director', 'protagonist', 'spectator'),
  token: text,
  tableName: text,
  personName: text,
  system: optional(text),
  setup: optional(record(anything)),
  lastSeen: number,
  invite: optional(text),
});
// A seat that was saved in another shape is passed over; the others stay.
const parseSeats = list(fallback(parseSeat, null));
const parseTab = object({ table: text, token: text });

/** The seats of this device, the latest first. Empty where the browser keeps nothing. */
export function savedSeats(): SavedSeat[] {
  try {
    const found = parseSeats(JSON.parse(localStorage.getItem(SEATS_KEY) ?? '[]'));
    return found.filter((seat) => seat !== null).sort((a, b) => b.lastSeen - a.lastSeen);
  } catch {
    return [];
  }
}

/** What this device knows of a seat. */
export function savedSeat(table: string, token: string): SavedSeat | undefined {
  return savedSeats().find((seat) => seat.table === table && seat.token === token);
}

/** Keeps a seat, over what was known of it. Tells whether the browser kept it. */
export function saveSeat(seat: SavedSeat): boolean {
  const seats = savedSeats();
  const isSame = (other: SavedSeat) => other.table === seat.table && other.seat === seat.seat;
  const others = seats.filter((other) => !isSame(other));
  return store([{ ...seats.find(isSame), ...seat }, ...others]);
}

/** Forgets a seat whose link is dead, on this device and in this tab, and what was kept of its table. */
export function forgetSeat(table: string, token: string): void {
  forgetKeptTable();
  void forgetSeatTwice(table, token);
  store(savedSeats().filter((other) => other.table !== table || other.token !== token));
  try {
    if (tokenOfTab(table) === token) sessionStorage.removeItem(TAB_KEY);
    localStorage.removeItem(seenKey(table));
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

/** The token for a table: this tab's own first, then the seat used last on this device. */
export function tokenFor(table: string): string | null {
  return tokenOfTab(table) ?? savedSeats().find((seat) => seat.table === table)?.token ?? null;
}

function tokenOfTab(table: string): string | null {
  try {
    const mine = parseTab(JSON.parse(sessionStorage.getItem(TAB_KEY) ?? 'null'));
    return mine.table === table ? mine.token : null;
  } catch {
    // A tab without storage falls back on the device's list.
    return null;
  }
}

/** Ties this tab to a seat, so that two tabs can sit in two seats. Tells whether it was kept. */
export function useInTab(table: string, token: string): boolean {
  try {
    sessionStorage.setItem(TAB_KEY, JSON.stringify({ table, token }));
    return true;
  } catch {
    return false;
  }
}

function store(seats: SavedSeat[]): boolean {
  try {
    localStorage.setItem(SEATS_KEY, JSON.stringify(seats.slice(0, 50)));
    return true;
  } catch {
    return false;
  }
}

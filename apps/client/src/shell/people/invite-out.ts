import type { Seat } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { savedSeat } from '../connection/saved-seats';
import type { SharedState } from '../state';
import type { TableView } from '../table/view';
import { aloneAtTable, managesSeats, useTable } from '../table/view';

const KEY = 'moonlit.invite-away';

/** Tables whose invite was put away on this device, by id. */
const away = signal<readonly string[]>(stored());
/** The table whose invite has been seen to lie out: that nobody else takes away. */
let seen: string | null = null;

/** Most tables that are remembered. */
const REMEMBERED = 50;

/**
 * Whether the invite lies out at this table: from its opening until the table is full or it is put
 * away, at the latest until the second session. It never goes from under somebody's hands.
 */
export function useInviteOut(): boolean {
  const table = useTable();
  if (table.token === null || !managesSeats(table) || away.value.includes(table.id)) return false;
  if (seen === table.id) return true;
  if (!aloneAtTable(table) && !isToCome(table, table.token)) return false;
  seen = table.id;
  return true;
}

/**
 * The invite that is to be sent first of all, since nobody is there yet to play with; `null` where somebody is, or
 * where this device knows of none.
 */
export function useInviteToSend(): string | null {
  const table = useTable();
  if (table.token === null || !aloneAtTable(table)) return null;
  return savedSeat(table.id, table.token)?.invite || null;
}

/** Whether people may still be expected whom this device can invite. */
function isToCome(table: TableView, token: string): boolean {
  const { session } = table.public.value.table;
  return session.number <= 1 && !isFull(table) && Boolean(savedSeat(table.id, token)?.invite);
}

/** Whether as many play as a table has room for, where the game knows how many that are. */
export function isFull({ game, public: { value: state } }: TableView): boolean {
  return playersAt(state).length >= (game.players ?? Number.POSITIVE_INFINITY);
}

/** Those who play at a table. */
export function playersAt({ table }: SharedState): Seat[] {
  return Object.values(table.seats).filter(({ role, vacant }) => role === 'protagonist' && !vacant);
}

export function putInviteAway(table: string): void {
  seen = null;
  away.value = [table, ...away.value].slice(0, REMEMBERED);
  try {
    localStorage.setItem(KEY, JSON.stringify(away.value));
  } catch {
    // Without storage it lies out again when the page is loaded anew.
  }
}

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

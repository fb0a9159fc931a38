import type {
  Invitation,
  Join,
  OpenedTable,
  OpenTable,
  SeatKey,
  SessionRolls,
} from '@moonlit/protocol';
import type { LogEntry } from '@moonlit/rules';
import { request } from './http';

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const seatAt = (table: string, seat: string) => `${at(table)}/seats/${encodeURIComponent(seat)}`;

export const openTable = (body: OpenTable) => request<OpenedTable>('/api/tables', { body });

export const lookAtInvite = (invite: string) =>
  request<Invitation>('/api/invites/look', { body: { invite } });

export const join = (body: Join) => request<SeatKey>('/api/join', { body });

/** Closes the invite, or replaces it by a new one. */
export const changeInvite = (table: string, token: string, open: boolean) =>
  request<{ invite: string | null }>(`${at(table)}/invite`, { token, body: { open } });

/** A new link for a seat; the old one dies. */
export const newSeatLink = (table: string, seat: string, token: string) =>
  request<{ token: string }>(`${seatAt(table, seat)}/link`, { method: 'POST', token });

export const freeSeat = (table: string, seat: string, token: string) =>
  request<unknown>(`${seatAt(table, seat)}/free`, { method: 'POST', token });

/**
 * Older lines of a log, newest first. `before` is the command of the oldest line that is known, and
 * `have` how many of that command's lines are.
 */
export const olderLog = (
  table: string,
  token: string,
  audience: 'public' | 'director',
  { before, have }: { before: number; have: number },
) =>
  request<{ entries: LogEntry[]; more: boolean }>(
    `${at(table)}/log?audience=${audience}&before=${before}&have=${have}`,
    { token },
  );

/** Every public roll of one session. */
export const sessionRolls = (table: string, token: string, session: number) =>
  request<SessionRolls>(`${at(table)}/rolls?session=${session}`, { token });

import type { AskToReturn, Join, Returning } from '@moonlit/protocol';
import type { Setup } from '../state';
import { request, requestFile } from './http';
import { parseLogLine } from './log-line';
import type { Parsed } from './parse';
import {
  anything,
  either,
  fallback,
  flag,
  list,
  literal,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
} from './parse';
import { parseRoleWords } from './systems';

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const seatAt = (table: string, seat: string) => `${at(table)}/seats/${encodeURIComponent(seat)}`;

const parseKey = object({
  table: text,
  seat: text,
  role: oneOf('director', 'protagonist', 'spectator'),
  token: text,
});

/** What opens a table: its name, the name of whoever opens it, the game, and what was chosen of it. */
export interface NewTable {
  name: string;
  host: string;
  system: string;
  setup: Setup;
  /** It begins with what the game has ready: the usual one, or one by its id. */
  atOnce?: true | string;
}

export const openTable = (body: NewTable) =>
  request('/api/tables', object({ key: parseKey, invite: text }), { body });

const parseInvitation = object({
  table: text,
  name: text,
  system: text,
  setup: record(anything),
  seated: list(text),
  // A server of an earlier release does not tell.
  occupied: fallback(
    list(object({ seat: text, name: text, role: oneOf('director', 'protagonist', 'spectator') })),
    [],
  ),
  vacant: list(object({ seat: text, name: text })),
  roles: parseRoleWords,
});
export type Invitation = Parsed<typeof parseInvitation>;

export const lookAtInvite = (invite: string) =>
  request('/api/invites/look', parseInvitation, { body: { invite } });

export const join = (body: Join) => request('/api/join', parseKey, { body });

const parseReturnState = either(
  object({ state: literal('in'), key: parseKey }),
  object({ state: oneOf('waiting', 'away', 'over') }),
);

/** Asks to be let in to a seat again. */
export const askToReturn = (body: AskToReturn) =>
  request('/api/return', parseReturnState, { body });

/** How that stands. */
export const lookAtReturn = ({ table, seat, secret }: Returning) =>
  request('/api/return/look', parseReturnState, { body: { table, seat, secret } });

/** Does not ask any more. */
export const endReturn = ({ table, seat, secret }: Returning) =>
  request('/api/return/end', parseReturnState, { body: { table, seat, secret } });

/** Closes the invite, or replaces it by a new one. */
export const changeInvite = (table: string, token: string, open: boolean) =>
  request(`${at(table)}/invite`, object({ invite: nullable(text) }), { token, body: { open } });

/** A new link for a seat; the old one dies. */
export const newSeatLink = (table: string, seat: string, token: string) =>
  request(`${seatAt(table, seat)}/link`, object({ token: text }), { method: 'POST', token });

/** A seat that watches, for a shared screen of the seat that asks. The link that it had before dies. */
export const openScreen = (table: string, token: string) =>
  request(`${at(table)}/screen`, parseKey, { method: 'POST', token });

export const freeSeat = (table: string, seat: string, token: string) =>
  request(`${seatAt(table, seat)}/free`, anything, { method: 'POST', token });

/** The whole table as a file. */
export const exportTable = (table: string, token: string) =>
  requestFile(`${at(table)}/export`, { method: 'POST', token });

const parseImported = object({
  key: parseKey,
  invite: text,
  name: text,
  system: text,
  setup: record(anything),
  person: text,
});

/** Makes a table of a file that was exported; it is packed on the way, where the browser can. */
export async function importTable(file: Blob) {
  const packed = typeof CompressionStream === 'function';
  const bytes = packed
    ? await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
    : file;
  return request('/api/tables/import', parseImported, {
    file: { bytes, encoding: packed ? 'gzip' : null },
  });
}

/** Deletes a table for good. */
export const deleteTable = (table: string, token: string, confirm: string) =>
  request(`${at(table)}/delete`, anything, { token, body: { confirm } });

/** Removes a seat's name, and all that was written from it, for good. */
export const redactSeat = (table: string, seat: string, token: string, confirm: string) =>
  request(`${seatAt(table, seat)}/redact`, anything, { token, body: { confirm } });

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
  request(
    `${at(table)}/log?audience=${audience}&before=${before}&have=${have}`,
    object({ entries: list(parseLogLine), more: flag }),
    { token },
  );

/** The public log as a story, oldest first, after the command that one has read. */
export const storyLines = (table: string, token: string, after: number) =>
  request(
    `${at(table)}/story?after=${after}`,
    object({ entries: list(parseLogLine), more: flag }),
    { token },
  );

const parseRolls = object({
  table: text,
  session: number,
  hash: text,
  seed: nullable(text),
  rolls: list(
    object({
      roll: number,
      faces: list(number),
      /** How many sides each die had; absent where all had six. */
      sides: optional(list(number)),
      /** Somebody typed in what dice of their own showed. */
      typed: optional(literal(true)),
      why: text,
      seq: number,
    }),
  ),
});
export type SessionRolls = Parsed<typeof parseRolls>;

/** Every public roll of one session. */
export const sessionRolls = (table: string, token: string, session: number) =>
  request(`${at(table)}/rolls?session=${session}`, parseRolls, { token });

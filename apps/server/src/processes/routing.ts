import { createHash } from 'node:crypto';
import { SOCKET_PATH } from '@moonlit/protocol';

/** A request's first line, as far as the table's id, in the paths that name one. */
const NAMES_A_TABLE = new RegExp(
  `^[A-Z]+ (?:https?://[^/ ]*)?(?:${SOCKET_PATH}|/api/tables)/([^/?# ]{1,64})(?=[/?# ])`,
);

/** The table that a request is about, by its first line; `null` when its path names none. */
export function tableIn(requestLine: string): string | null {
  return NAMES_A_TABLE.exec(requestLine)?.[1] ?? null;
}

/** Which of so many processes a table belongs to. The same for ever, so nobody has to keep a list. */
export function placeOf(table: string, processes: number): number {
  return createHash('sha256').update(table).digest().readUInt32BE() % processes;
}

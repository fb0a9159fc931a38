import type { HandshakeError, ResyncMessage } from '@moonlit/protocol';
import { handshakeSchema, SOCKET_PATH } from '@moonlit/protocol';
import type { Logger } from 'pino';
import { isOverload } from '../access/overload';
import type { SeatAccess } from '../access/seat-access';
import { type BoundedWork, TooMuchWork } from '../bounded-work';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { Tables } from '../tables/tables';
import { NewerRulesError, UnknownGameError } from '../tables/unplayable';
import { serverCrowded, takenOver } from './refusals';
import { seatedBy } from './seated';
import { howSpoken } from './spoken';

/** Refuses a connection; the client finds this in `connect_error.data`. */
export class HandshakeRefused extends Error {
  constructor(readonly data: HandshakeError) {
    super(data.message);
  }
}

export interface HandshakeContext {
  seatAccess: SeatAccess;
  tables: Tables;
  log: Logger;
  /** Bounds how many look for their seat in the database at the same time. */
  lookUps: BoundedWork;
}

/** Who may come in, and what they ask for on the way. */
export interface Handshake {
  key: SeatKeyRecord;
  resync: ResyncMessage | undefined;
  inflates: boolean;
  remembers: boolean;
  /** Which version of the protocol they speak. */
  protocol: number;
}

/**
 * Checks who wants to connect: a client that speaks this protocol, with a living link to a seat of
 * the table in its path.
 *
 * @throws {HandshakeRefused}
 */
export async function checkHandshake(
  handshake: { auth: unknown; url: string },
  { seatAccess, tables, log, lookUps }: HandshakeContext,
): Promise<Handshake> {
  const read = handshakeSchema.safeParse(handshake.auth);
  const protocol = read.success ? read.data.protocol : protocolOf(handshake.auth);
  const how = protocol === null ? 'spoken' : howSpoken(protocol);
  if (how !== 'spoken') throw new HandshakeRefused(how === 'page too old' ? reload : olderServer);
  if (!read.success) throw new HandshakeRefused(badLink);
  const { token, resync, inflates = false, remembers = false, protocol: version } = read.data;
  try {
    return await lookUps.run(async () => {
      const key = await seatAccess.authenticate(token);
      if (!key || key.table !== tableOf(handshake.url)) throw new HandshakeRefused(badLink);
      if (!seatedBy(key, await tables.get(key.table), seatAccess).ok) {
        throw new HandshakeRefused(badLink);
      }
      return { key, resync, inflates, remembers, protocol: version };
    });
  } catch (error) {
    if (error instanceof HandshakeRefused) throw error;
    if (error instanceof TooMuchWork) throw new HandshakeRefused(serverCrowded);
    if (error instanceof UnknownGameError) throw new HandshakeRefused(unknownGame);
    if (error instanceof NewerRulesError) throw new HandshakeRefused(takenOver);
    if (isOverload(error)) log.warn('The database had no time for a handshake');
    else log.error({ err: error }, 'A handshake failed');
    throw new HandshakeRefused(unavailable);
  }
}

/** The version of a client whose handshake is otherwise unreadable, because it speaks another one. */
function protocolOf(auth: unknown): number | null {
  if (typeof auth !== 'object' || auth === null || !('protocol' in auth)) return null;
  return typeof auth.protocol === 'number' ? auth.protocol : null;
}

/** The table's id in a path like `/live/<table>/?EIO=4…`. */
function tableOf(url: string): string | undefined {
  const [path = ''] = url.split('?');
  return path.slice(SOCKET_PATH.length).split('/')[1];
}

const reload: HandshakeError = {
  code: 'reload',
  message: 'This page is too old for the server. Please reload it.',
};

const olderServer: HandshakeError = {
  code: 'older-server',
  message: 'The server is about to be updated.',
};

const badLink: HandshakeError = {
  code: 'bad-link',
  message:
    'This link does not open a seat at this table. Ask the others at the table for a new one.',
};

const unknownGame: HandshakeError = {
  code: 'unknown-game',
  message:
    'This server does not know what is played at this table: a newer server opened it. Please try again later, or ask whoever runs the server to update it.',
};

const unavailable: HandshakeError = {
  code: 'unavailable',
  message: 'The table cannot be reached right now. Please try again in a moment.',
};

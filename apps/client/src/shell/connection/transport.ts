import type { CommandMessage, DrawerMessage, ResyncMessage } from '@moonlit/protocol';
import { PROTOCOL_VERSION, socketPath } from '@moonlit/protocol/version';
import { io } from 'socket.io-client';
import type { Parsed, Parser } from '../api/parse';
import type { CommandAnswer, Diff, DrawerAnswer, Farewell, Resync, Welcome } from './wire';
import {
  parseAnswer,
  parseDiff,
  parseDrawer,
  parseFarewell,
  parsePresence,
  parseResync,
  parseWelcome,
} from './wire';

/** What a connection hears. */
export interface Listener {
  welcome(welcome: Welcome): void;
  diff(diff: Diff): void;
  /** Something came that could not be understood: what this page holds may lack it. */
  missed(): void;
  presence(presence: Parsed<typeof parsePresence>): void;
  goodbye(goodbye: Farewell): void;
  /** The connection is lost, or could not be made; the transport is trying again by itself. */
  lost(): void;
  /** The server would not let this seat in. */
  refused(error: Farewell): void;
}

/** The way to the server. Tests and the design fixture bring their own. */
export interface Transport {
  listen(listener: Listener): void;
  connect(): void;
  /** Drops the connection; `connect` makes a new one. */
  drop(): void;
  command(message: CommandMessage): Promise<CommandAnswer>;
  resync(message: ResyncMessage): Promise<Resync>;
  drawer(message: DrawerMessage): Promise<DrawerAnswer>;
}

const ANSWER_MS = 10_000;
const RECONNECT_MS = 2_000;

/** Connects over socket.io to one table with a seat's token. */
export function socketTransport(table: string, token: string): Transport {
  const socket = io({
    path: socketPath(table),
    auth: { protocol: PROTOCOL_VERSION, token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
  });
  let wanted = false;
  const again = () => {
    setTimeout(() => {
      if (wanted && !socket.active) socket.connect();
    }, RECONNECT_MS);
  };
  return {
    listen(listener) {
      socket.on('welcome', (message: unknown) => {
        const welcome = understood(parseWelcome, message);
        if (welcome) listener.welcome(welcome);
        else listener.refused(otherVersion);
      });
      socket.on('diff', (message: unknown) => {
        const diff = understood(parseDiff, message);
        if (diff) listener.diff(diff);
        else listener.missed();
      });
      socket.on('presence', (message: unknown) => {
        const presence = understood(parsePresence, message);
        if (presence) listener.presence(presence);
      });
      socket.on('goodbye', (message: unknown) => {
        const goodbye = understood(parseFarewell, message);
        if (goodbye) listener.goodbye(goodbye);
      });
      socket.on('disconnect', () => {
        listener.lost();
        again();
      });
      socket.on('connect_error', (error: Error & { data?: unknown }) => {
        const reason = understood(parseFarewell, error.data);
        if (reason) listener.refused(reason);
        else listener.lost();
        again();
      });
    },
    connect() {
      wanted = true;
      if (!socket.connected) socket.connect();
    },
    drop() {
      wanted = false;
      socket.disconnect();
    },
    async command(message) {
      const answer: unknown = await socket.timeout(ANSWER_MS).emitWithAck('command', message);
      return understood(parseAnswer, answer) ?? unreadable;
    },
    async resync(message) {
      return parseResync(await socket.timeout(ANSWER_MS).emitWithAck('resync', message));
    },
    async drawer(message) {
      return parseDrawer(await socket.timeout(ANSWER_MS).emitWithAck('drawer', message));
    },
  };
}

/** What a message says; `null` where this page cannot understand it. */
function understood<T>(parse: Parser<T>, message: unknown): T | null {
  try {
    return parse(message);
  } catch {
    return null;
  }
}

/** A server that greets in another way than this page knows is of another version. */
const otherVersion: Farewell = { code: 'reload', message: 'Moonlit Table has been updated.' };

/** An answer that cannot be read may be one to a command that was carried out. */
const unreadable: CommandAnswer = {
  ok: false,
  refusal: {
    code: 'server-error',
    message: 'The server’s answer could not be understood.',
    instead: 'Reload the page to see whether it was done.',
  },
};

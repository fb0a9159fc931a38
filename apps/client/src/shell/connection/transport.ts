import type {
  CommandMessage,
  DrawerMessage,
  LookingMessage,
  ReactionMessage,
  ResyncMessage,
  WritingMessage,
} from '@moonlit/protocol';
import { PROTOCOL_VERSION, socketPath } from '@moonlit/protocol/version';
import { io, XHR } from 'socket.io-client';
import type { Parsed, Parser } from '../api/parse';
import { list, number, object } from '../api/parse';
import { ConnectedAhead } from './ahead';
import { Tries } from './tries';
import { Unpacker } from './unpack';
import type { CommandAnswer, Diff, DrawerAnswer, Farewell, Resync, Welcome } from './wire';
import {
  parseAnswer,
  parseDiff,
  parseDrawer,
  parseFarewell,
  parsePresence,
  parseReaction,
  parseResync,
  parseWelcome,
  parseWriting,
} from './wire';

/** What a connection hears. */
export interface Listener {
  /** What it holds, for the welcome to bring the rest. */
  holds(): ResyncMessage;
  /** Greeted; `resync` is what it did not hold, unless it has to ask for that. */
  welcome(welcome: Welcome, resync: Resync | null): void;
  diff(diff: Diff): void;
  /** Something came that could not be understood: what this page holds may lack it. */
  missed(): void;
  presence(presence: Parsed<typeof parsePresence>): void;
  writing(writing: Parsed<typeof parseWriting>): void;
  reaction(reaction: Parsed<typeof parseReaction>): void;
  goodbye(goodbye: Farewell): void;
  /** The connection is lost, or could not be made; the transport is trying again by itself. */
  lost(): void;
  /** The server would not let this seat in. */
  refused(error: Farewell): void;
}

/** What is told of the moment, without an answer, and kept nowhere. */
export interface Signals {
  writing: WritingMessage;
  reaction: ReactionMessage;
  looking: LookingMessage;
}

/** The way to the server. Tests and the design fixture bring their own. */
export interface Transport {
  listen(listener: Listener): void;
  /** Makes a connection, unless there is one or it is on its way. */
  connect(): void;
  /** The same at once, however long it would have waited before it tries again, and anew where a try hangs. */
  hurry(): void;
  /** Drops the connection; `connect` makes a new one. */
  drop(): void;
  command(message: CommandMessage): Promise<CommandAnswer>;
  resync(message: ResyncMessage): Promise<Resync>;
  drawer(message: DrawerMessage): Promise<DrawerAnswer>;
  /** Tells the others something of the moment: sent once and not again, for a moment later it is not true. */
  signal<E extends keyof Signals>(event: E, message: Signals[E]): void;
}

const ANSWER_MS = 10_000;

/** Connects over socket.io to one table with a seat's token. */
export function socketTransport(table: string, token: string): Transport {
  const socket = io({
    path: socketPath(table),
    auth: (give) => {
      const resync = heard?.holds();
      give({
        protocol: PROTOCOL_VERSION,
        token,
        inflates: true,
        remembers: true,
        ...(resync && { resync }),
      });
    },
    transports: [ConnectedAhead, XHR],
    tryAllTransports: true,
    autoConnect: false,
    // By itself it would not be hurried: while it waits for its next try, `connect` does nothing.
    reconnection: false,
  });
  const tries = new Tries({
    begin: () => socket.connect(),
    abandon: () => socket.disconnect(),
  });
  let unpacker = new Unpacker('');
  let heard: Listener | null = null;
  /** Unpacks what came. Where that fails, only a new connection can be understood again. */
  const unpacked = <T>(unpack: (unpacker: Unpacker) => T): T | null => {
    try {
      return unpack(unpacker);
    } catch {
      socket.disconnect();
      return null;
    }
  };
  const unpackedResync = ({ diffs, snapshots }: Parsed<typeof parseResync>) =>
    unpacked((from) => ({
      diffs: diffs.map((diff) => from.diff(diff)),
      snapshots: snapshots.map((snapshot) => from.snapshot(snapshot)),
    }));
  const takeDiffs = (message: unknown) => {
    const diffs = understood(list(parseDiff), message);
    if (!diffs) return heard?.missed();
    const read = unpacked((from) => diffs.map((diff) => from.diff(diff)));
    for (const diff of read ?? []) heard?.diff(diff);
  };
  /** Asks, and reads the answer at once: what comes next may follow right behind it. */
  const ask = <T>(
    event: 'command' | 'resync' | 'drawer',
    message: object,
    read: (answer: unknown) => T,
  ) =>
    new Promise<T>((resolve, reject) => {
      socket.timeout(ANSWER_MS).emit(event, message, (error: Error | null, answer: unknown) => {
        if (error) return reject(error);
        try {
          resolve(read(answer));
        } catch (reason) {
          reject(reason);
        }
      });
    });
  return {
    listen(listener) {
      heard = listener;
      socket.on('welcome', (message: unknown) => {
        const read = understood(parseWelcome, message);
        if (!read) {
          return listener.refused(isOlder(message) ? olderServer : otherVersion);
        }
        tries.greeted();
        const { resync, ...welcome } = read;
        unpacker = new Unpacker(welcome.seat.id);
        if (!resync) return listener.welcome(welcome, null);
        const missing = unpackedResync(resync);
        if (missing) listener.welcome(welcome, missing);
      });
      socket.on('diff', (...diffs: unknown[]) => takeDiffs(diffs));
      socket.on('presence', (message: unknown) => {
        const presence = understood(parsePresence, message);
        if (presence) listener.presence(presence);
      });
      socket.on('writing', (message: unknown) => {
        const writing = understood(parseWriting, message);
        if (writing) listener.writing(writing);
      });
      socket.on('reaction', (message: unknown) => {
        const reaction = understood(parseReaction, message);
        if (reaction) listener.reaction(reaction);
      });
      socket.on('goodbye', (message: unknown) => {
        const goodbye = understood(parseFarewell, message);
        if (goodbye) listener.goodbye(goodbye);
      });
      socket.io.on('open', () => tries.opened());
      socket.on('disconnect', (reason) => {
        listener.lost();
        tries.failed(reason === 'io server disconnect' || reason === 'io client disconnect');
      });
      socket.on('connect_error', (error: Error & { data?: unknown }) => {
        const reason = understood(parseFarewell, error.data);
        if (reason) listener.refused(reason);
        else listener.lost();
        tries.failed(reason !== null);
      });
    },
    connect: () => tries.want(),
    hurry: () => tries.hurry(),
    drop: () => tries.drop(),
    command: (message) =>
      ask('command', message, (answer) => {
        const ack = understood(parseAnswer, answer) ?? unreadable;
        if (ack.ok) takeDiffs(ack.diffs ?? []);
        return ack;
      }),
    resync: (message) =>
      ask('resync', message, (answer) => {
        const read = unpackedResync(parseResync(answer));
        if (!read) throw new Error('This makes no sense after what came before.');
        return read;
      }),
    drawer: (message) => ask('drawer', message, parseDrawer),
    signal(event, message) {
      if (socket.connected) socket.volatile.emit(event, message);
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

/** Whether a greeting is of an older version than this page speaks. */
const isOlder = (message: unknown): boolean =>
  (understood(parseVersion, message)?.protocol ?? PROTOCOL_VERSION) < PROTOCOL_VERSION;
const parseVersion = object({ protocol: number });
const olderServer: Farewell = {
  code: 'older-server',
  message: 'The server is about to be updated.',
};

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

import type {
  CommandAck,
  CommandMessage,
  Diff,
  Goodbye,
  HandshakeError,
  Presence,
  ResyncAck,
  ResyncMessage,
  Welcome,
} from '@moonlit/protocol';
import { PROTOCOL_VERSION, socketPath } from '@moonlit/protocol/version';
import { io } from 'socket.io-client';

/** What a connection hears. */
export interface Listener {
  welcome(welcome: Welcome): void;
  diff(diff: Diff): void;
  presence(presence: Presence): void;
  goodbye(goodbye: Goodbye): void;
  /** The connection is lost, or could not be made; the transport is trying again by itself. */
  lost(): void;
  /** The server would not let this seat in. */
  refused(error: HandshakeError): void;
}

/** The way to the server. Tests and the design fixture bring their own. */
export interface Transport {
  listen(listener: Listener): void;
  connect(): void;
  /** Drops the connection; `connect` makes a new one. */
  drop(): void;
  command(message: CommandMessage): Promise<CommandAck>;
  resync(message: ResyncMessage): Promise<ResyncAck>;
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
      socket.on('welcome', (welcome: Welcome) => listener.welcome(welcome));
      socket.on('diff', (diff: Diff) => listener.diff(diff));
      socket.on('presence', (presence: Presence) => listener.presence(presence));
      socket.on('goodbye', (goodbye: Goodbye) => listener.goodbye(goodbye));
      socket.on('disconnect', () => {
        listener.lost();
        again();
      });
      socket.on('connect_error', (error: Error & { data?: HandshakeError }) => {
        if (error.data) listener.refused(error.data);
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
    command: (message) => socket.timeout(ANSWER_MS).emitWithAck('command', message),
    async resync(message) {
      const answer: ResyncAck | { ok: false } = await socket
        .timeout(ANSWER_MS)
        .emitWithAck('resync', message);
      if ('ok' in answer) throw new Error('The server did not say what is missing.');
      return answer;
    },
  };
}

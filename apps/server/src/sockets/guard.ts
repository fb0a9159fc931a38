import type { WireRefusal } from '@moonlit/protocol';
import { type Rate, TokenBuckets } from '../access/token-bucket';
import type { TurnedAway } from '../metrics';
import type { SeatKeyRecord } from '../store/seat-keys';
import {
  type Connection,
  close,
  closeUnread,
  cut,
  endSoon,
  type Packet,
  sizeOf,
  webSocketOf,
} from './engine';
import { goodbyes, serverBusy, tooFast, tooLarge } from './refusals';

/** The longest message that is read, in characters of JSON. */
export const LONGEST_MESSAGE = 32_768;
/** Around the message itself: the event's name, and the number of the ack. */
const ENVELOPE = 64;
/** The longest `CONNECT` packet. */
const LONGEST_HANDSHAKE = 2_048;
/** What may wait for one connection to read it, before anything is added. */
const MOST_WAITING_BYTES = 1_048_576;
/** Connections of one seat at the same time. */
const MOST_CONNECTIONS = 20;
/** Packets without a message, such as a pong each 25 s. */
const CONTROL: Rate = { burst: 20, perSecond: 2 };

/** Where a connection stands: one `CONNECT` is allowed, and nothing else before it is accepted. */
type Stage = 'fresh' | 'asked' | 'seated' | 'leaving';

interface Guarded {
  id: string;
  stage: Stage;
  seat: string;
  /** Bytes that wait inside this process; more may wait inside the WebSocket. */
  waiting: number;
}

export interface GuardOptions {
  /** How fast one seat may send. */
  rate: Rate;
  /** Whether commands are better turned away at the moment. */
  busy(): boolean;
  /** Counts what was turned away, by why. */
  turnedAway(why: TurnedAway): void;
}

/**
 * Stands before everything that a connection sends, where nothing of it has been parsed: a message
 * that is too much costs no more than a look at its first characters.
 */
export class ConnectionGuard {
  readonly #guarded = new WeakMap<Connection, Guarded>();
  #watched = 0;
  readonly #seats = new Map<string, number>();
  readonly #messages: TokenBuckets;
  /** Messages above the rate that are still answered. Then the connection is closed. */
  readonly #warnings: TokenBuckets;
  readonly #control = new TokenBuckets(CONTROL);

  constructor(private readonly options: GuardOptions) {
    const { burst, perSecond } = options.rate;
    this.#messages = new TokenBuckets(options.rate);
    this.#warnings = new TokenBuckets({
      burst: Math.max(20, burst / 2),
      perSecond: perSecond / 8,
    });
  }

  /** Watches a new connection. */
  watch(connection: Connection): void {
    this.#watched += 1;
    const guarded: Guarded = { id: String(this.#watched), stage: 'fresh', seat: '', waiting: 0 };
    this.#guarded.set(connection, guarded);
    connection.on('packet', (packet: Packet) => this.#received(connection, guarded, packet));
    connection.on('packetCreate', (packet: Packet) => this.#sending(connection, guarded, packet));
    connection.on('flush', () => {
      guarded.waiting = 0;
    });
    this.#watchPings(guarded, connection.transport);
    connection.on('upgrading', (transport: object) => {
      this.#watchPings(guarded, transport);
      if (!this.#control.take(guarded.id)) {
        webSocketOf(transport)?.terminate();
        this.#turnAway(connection, 'stranger');
      }
    });
    connection.once('close', () => {
      // Whoever is asked to leave has been given their time.
      if (guarded.stage !== 'leaving') endSoon(webSocketOf(connection.transport));
      this.#left(guarded);
    });
  }

  /** A handshake was accepted; `false` when the seat has too many connections already. */
  admit(connection: Connection, key: SeatKeyRecord): boolean {
    const guarded = this.#guarded.get(connection);
    if (guarded?.stage !== 'asked') return false;
    const seat = `${key.table}/${key.seat}`;
    const connections = this.#seats.get(seat) ?? 0;
    if (connections >= MOST_CONNECTIONS || connection.readyState !== 'open') return false;
    this.#seats.set(seat, connections + 1);
    guarded.stage = 'seated';
    guarded.seat = seat;
    return true;
  }

  /** A handshake was refused: what it was told goes out, nothing more comes in. */
  refuse(connection: Connection): void {
    const guarded = this.#guarded.get(connection);
    if (guarded) guarded.stage = 'leaving';
    close(connection);
  }

  #received(connection: Connection, guarded: Guarded, packet: Packet): void {
    if (packet.type !== 'message') {
      if (!this.#control.take(guarded.id)) this.#turnAway(connection, 'stranger');
    } else if (guarded.stage === 'seated' && !isHandshake(packet.data)) {
      this.#judge(connection, guarded, packet);
    } else if (guarded.stage === 'fresh' && isHandshake(packet.data)) {
      guarded.stage = 'asked';
    } else {
      this.#turnAway(connection, 'stranger');
    }
  }

  #judge(connection: Connection, guarded: Guarded, packet: Packet): void {
    const { ack, isResync } = headOf(packet.data);
    const refuse = (refusal: WireRefusal, why: TurnedAway) => {
      this.options.turnedAway(why);
      // Anything but a message is not handed on to be parsed.
      packet.type = 'noop';
      if (ack !== '') connection.write(`3${ack}${JSON.stringify([{ ok: false, refusal }])}`);
    };
    // Apart from each other: a client that reconnects with many commands asks for a resync first.
    const bucket = isResync ? `resync/${guarded.seat}` : guarded.seat;
    if (!this.#messages.take(bucket)) {
      refuse(tooFast, 'too-fast');
      if (!this.#warnings.take(guarded.seat)) this.#dismiss(connection, guarded);
    } else if (sizeOf(packet.data) > LONGEST_MESSAGE + ENVELOPE) {
      refuse(tooLarge, 'too-large');
    } else if (!isResync && this.options.busy()) {
      refuse(serverBusy, 'busy');
    }
  }

  #dismiss(connection: Connection, guarded: Guarded): void {
    guarded.stage = 'leaving';
    connection.write(`2${JSON.stringify(['goodbye', goodbyes['too-fast']])}`);
    closeUnread(connection);
  }

  /** Whoever does not read what they are sent is cut off. They can come back, and resync. */
  #sending(connection: Connection, guarded: Guarded, packet: Packet): void {
    const inside = webSocketOf(connection.transport)?.bufferedAmount ?? 0;
    if (guarded.waiting + inside > MOST_WAITING_BYTES && guarded.stage !== 'leaving') {
      guarded.stage = 'leaving';
      this.options.turnedAway('not-reading');
      // Not in the middle of a message to the whole table.
      setImmediate(() => cut(connection));
    }
    guarded.waiting += sizeOf(packet.data);
  }

  /** A ping of the WebSocket itself is answered by itself, whether or not that is ever read. */
  #watchPings(guarded: Guarded, transport: object): void {
    webSocketOf(transport)?.on('ping', () => {
      if (this.#control.take(guarded.id)) return;
      webSocketOf(transport)?.terminate();
    });
  }

  #turnAway(connection: Connection, why: TurnedAway): void {
    this.options.turnedAway(why);
    cut(connection);
  }

  #left({ seat }: Guarded): void {
    if (seat === '') return;
    const connections = (this.#seats.get(seat) ?? 1) - 1;
    if (connections > 0) this.#seats.set(seat, connections);
    else this.#seats.delete(seat);
  }
}

/** A `CONNECT` packet to the only namespace that there is. */
function isHandshake(data: unknown): boolean {
  return typeof data === 'string' && data.length <= LONGEST_HANDSHAKE && /^0(?:\{|$)/.test(data);
}

/** The number of the ack that an event asks for, and whether the event is a resync. */
function headOf(data: unknown): { ack: string; isResync: boolean } {
  const [, ack = '', event = ''] =
    typeof data === 'string' ? (/^2(\d{0,15})\["(\w{1,20})"/.exec(data) ?? []) : [];
  return { ack, isResync: event === 'resync' };
}

import { randomUUID } from 'node:crypto';
import type { CommandAck, HandshakeError, ResyncAck, SeatKey, Welcome } from '@moonlit/protocol';
import {
  type Agreed,
  applyPatches,
  audienceOf,
  OfferReader,
  PROTOCOL_VERSION,
  readPatches,
  SaidReader,
  socketPath,
  type ToldDiff,
  type WirePatch,
} from '@moonlit/protocol';
import type { Offer } from '@moonlit/rules';
import { io, type Socket } from 'socket.io-client';
import type { Sightings } from './canaries';
import { rest, type Tally, type Verdict } from './failure';

export type AnyCommand = { type: string } & Record<string, unknown>;

/** A command as its sender remembers it. */
export interface Sent {
  id: string;
  command: AnyCommand;
  /** When it was sent for the first time. */
  at: number;
  /** How many times it was sent: only one that was sent once cannot be carried out after a refusal. */
  posts: number;
  /** The number it was acknowledged with; `refused` says why it was not carried out. */
  seq?: number;
  refused?: string;
}

interface Pending extends Sent {
  settled(): void;
}

export interface BotOptions {
  key: SeatKey;
  name: string;
  /** Where the servers are; the bot goes to whichever answers. */
  urls: readonly string[];
  /** Whether a server is open, as whoever shares people out among servers knows. */
  isOpen(url: string): boolean;
  sightings: Sightings;
  verdict: Verdict;
  tally: Tally;
  transports?: ('polling' | 'websocket')[];
}

/** Answers after which a client sends the command again, with the same id. */
const TRY_AGAIN: ReadonlySet<string> = new Set(['server-error', 'server-busy', 'rate-limited']);
/** How long an answer may take before the line is given up. */
const PATIENCE_MS = 6_000;

/**
 * Somebody at a table, with a client of its own: it keeps a mirror as the protocol says, goes from
 * server to server, sends again what was not answered, and remembers every answer.
 */
export class Bot {
  readonly journal: Sent[] = [];
  readonly state: Record<string, unknown> = {};
  readonly revisions: Record<string, number> = {};
  /** What was answered other than by the rules, and why no line could be had. */
  readonly trouble = new Map<string, number>();
  audiences: string[] = [];
  build = '';
  resyncs = 0;
  #socket: Socket | null = null;
  #offers = new OfferReader();
  #said = new SaidReader();
  #agreed: Agreed = { openedAt: 0 };
  #ready = false;
  #left = false;
  #at: number;
  /** What came on this line last, for a report. */
  #line: string[] = [];
  readonly #pending = new Map<string, Pending>();

  constructor(readonly options: BotOptions) {
    this.#at = Math.floor(Math.random() * options.urls.length);
    this.#connect();
  }

  get seat(): string {
    return this.options.key.seat;
  }

  /** Whether the mirror is up to date as far as the bot can know. */
  get ready(): boolean {
    return this.#ready;
  }

  get waiting(): number {
    return this.#pending.size;
  }

  /** What this seat is offered. */
  offers(command?: string): Offer[] {
    const own = this.state[`seat:${this.seat}`];
    const offers = typeof own === 'object' && own !== null && 'offers' in own ? own.offers : {};
    const all = Object.values(offers as Record<string, Offer>);
    return command === undefined ? all : all.filter((offer) => offer.command === command);
  }

  /** Sends a command until there is an answer that counts, however many servers die meanwhile. */
  send(command: AnyCommand): Promise<Sent> {
    return new Promise((resolve) => {
      const sent: Pending = {
        id: randomUUID(),
        command,
        at: Date.now(),
        posts: 0,
        settled: () => resolve(sent),
      };
      this.journal.push(sent);
      this.#pending.set(sent.id, sent);
      if (this.#ready) this.#post(sent);
    });
  }

  /** Sends something again that was carried out; the answer has to be the same. */
  repeat(sent: Sent): void {
    this.#emit(sent, (ack) => {
      if (ack.ok && ack.seq === sent.seq) return;
      if (!ack.ok && TRY_AGAIN.has(ack.refusal.code)) return;
      this.#fail('A command that was acknowledged is answered otherwise when it is sent again', {
        sent,
        ack,
      });
    });
  }

  /** Reads nothing for a while. */
  async deaf(ms: number): Promise<void> {
    const transport: unknown = this.#socket?.io.engine?.transport;
    const line = lineOf(transport);
    line?.pause();
    await rest(ms);
    line?.resume();
  }

  /** The line is cut. */
  cutLine(): void {
    this.#socket?.io.engine?.close();
  }

  /** Goes to a server and stays with it. */
  leave(): void {
    this.#left = true;
    this.#socket?.disconnect();
  }

  #connect(): void {
    if (this.#left || this.options.verdict.over) return;
    const { key, transports = ['websocket'] } = this.options;
    const url = this.#nextOpen();
    if (url === null) {
      setTimeout(() => this.#connect(), 20);
      return;
    }
    const socket = io(url, {
      path: socketPath(key.table),
      auth: { protocol: PROTOCOL_VERSION, token: key.token, remembers: true },
      transports,
      forceNew: true,
      reconnection: false,
      timeout: 4_000,
    });
    this.#socket = socket;
    this.#line = [url];
    socket.io.on('open', () => {
      this.#note('open');
      socket.io.engine.on('upgrade', () => this.#note('upgraded'));
      socket.io.engine.on('packet', ({ type, data }) => {
        if (type !== 'message') return;
        this.#note(summaryOf(String(data)));
        this.options.sightings.look(String(data), 'a frame');
      });
    });
    socket.on('welcome', (welcome: Welcome) => {
      this.audiences = welcome.audiences;
      this.#offers = new OfferReader();
      this.#said = new SaidReader();
      this.#agreed = welcome;
      this.#resync(socket, welcome.build);
    });
    socket.on('diff', (...diffs: ToldDiff[]) => this.#hear(diffs));
    const again = (): void => {
      if (this.#socket !== socket) return;
      socket.disconnect();
      this.#socket = null;
      this.#ready = false;
      setTimeout(() => this.#connect(), 50 + Math.random() * 150);
    };
    socket.once('disconnect', again);
    socket.once('connect_error', (error: Error & { data?: HandshakeError }) => {
      const code = error.data?.code;
      if (code !== undefined && code !== 'unavailable') {
        this.#fail('A good link was refused', { seat: this.seat, code });
      }
      this.#hadTrouble(code ?? error.message);
      again();
    });
  }

  /** The next of the servers that is open; `null` when none is. */
  #nextOpen(): string | null {
    const { urls, isOpen } = this.options;
    for (let tried = 0; tried < urls.length; tried += 1) {
      this.#at = (this.#at + 1) % urls.length;
      const url = urls[this.#at];
      if (url !== undefined && isOpen(url)) return url;
    }
    return null;
  }

  #resync(socket: Socket, build: string): void {
    this.resyncs += 1;
    const have = build === this.build ? this.revisions : {};
    // Not awaited: a diff may follow in the same moment.
    socket
      .timeout(10_000)
      .emit('resync', { have, build }, (error: Error | null, answer: ResyncAck | CommandAck) => {
        if (error || !('snapshots' in answer)) {
          this.#hadTrouble('no resync');
          socket.disconnect();
        } else this.#show(answer, build);
      });
  }

  #show({ snapshots, diffs }: ResyncAck, build: string): void {
    this.build = build;
    for (const { audience, state, revision } of snapshots) {
      this.state[audience] = audience.startsWith('seat:') ? this.#offers.read('', state) : state;
      this.revisions[audience] = revision;
    }
    this.#ready = true;
    this.#hear(diffs);
    for (const sent of this.#pending.values()) this.#post(sent);
  }

  #hear(diffs: readonly ToldDiff[]): void {
    for (const diff of diffs) this.#take(diff);
  }

  #take([number, to, told]: ToldDiff): void {
    const audience = audienceOf(number, this.seat);
    if (!this.audiences.includes(audience)) {
      this.#fail('A diff of an audience that is not this seat’s', { seat: this.seat, audience });
    }
    const read = (patch: WirePatch): WirePatch =>
      patch.length === 2 ? [patch[0], this.#offers.read(patch[0], patch[1])] : patch;
    // Read in any case: offers refer to what was sent before.
    const patches = this.#patchesOf(number, to, told);
    const wire = number === 2 ? patches.map(read) : patches;
    const has = this.revisions[audience];
    if (!this.#ready || has === undefined || has >= to) return;
    if (has !== to - 1) {
      this.#fail('A revision is missing on an unbroken line', {
        seat: this.seat,
        transport: this.#socket?.io.engine.transport.name,
        line: this.#line,
        has,
        to,
        audience,
      });
      return;
    }
    const changes = readPatches(wire, this.state[audience], this.#agreed);
    this.state[audience] = applyPatches(this.state[audience], changes);
    this.revisions[audience] = to;
  }

  /** What is packed is looked through once it can be read. */
  #patchesOf(number: number, to: number, told: ToldDiff[2]): WirePatch[] {
    if (number !== 0) {
      if (typeof told !== 'string') return told;
      this.#fail('A packed diff of what not everybody sees', { seat: this.seat, number });
      return [];
    }
    const patches = this.#said.read<WirePatch[]>(to, told);
    if (typeof told === 'string') {
      this.options.sightings.look(JSON.stringify(patches), 'a packed diff');
    }
    return patches;
  }

  #post(sent: Pending): void {
    this.#emit(sent, (ack) => this.#answered(sent, ack));
  }

  #emit(sent: Sent, answered: (ack: CommandAck) => void): void {
    const socket = this.#socket;
    if (!socket?.connected) return;
    const { id, command } = sent;
    sent.posts += 1;
    socket
      .timeout(PATIENCE_MS)
      .emit('command', { id, command }, (error: Error | null, ack: CommandAck) => {
        if (!error) {
          // What one's own command changed comes with its answer.
          if (ack.ok && this.#socket === socket) this.#hear(ack.diffs ?? []);
          answered(ack);
        } else if (this.#socket === socket) {
          // An answer that comes too late would be missed, and what comes with it.
          this.#hadTrouble('no answer');
          this.cutLine();
        }
      });
  }

  #answered(sent: Pending, ack: CommandAck): void {
    if (!ack.ok && TRY_AGAIN.has(ack.refusal.code)) {
      this.#hadTrouble(ack.refusal.code);
      setTimeout(() => {
        if (this.#pending.has(sent.id) && this.#ready) this.#post(sent);
      }, 150);
      return;
    }
    if (!this.#pending.delete(sent.id)) {
      // It was sent twice while nobody answered.
      if (ack.ok && sent.seq !== undefined && ack.seq !== sent.seq) {
        this.#fail('One command was acknowledged with two numbers', { sent, ack });
      }
      return;
    }
    if (ack.ok) {
      sent.seq = ack.seq;
      this.options.tally.acknowledged += 1;
    } else sent.refused = ack.refusal.code;
    sent.settled();
  }

  #hadTrouble(what: string): void {
    this.trouble.set(what, (this.trouble.get(what) ?? 0) + 1);
  }

  #note(what: string): void {
    this.#line.push(`${new Date().toISOString().slice(17, 23)} ${what}`);
    if (this.#line.length > 40) this.#line.splice(1, 1);
  }

  #fail(what: string, details: unknown): void {
    this.options.verdict.fail(what, details);
  }
}

/** The beginning of a frame, and which revisions it brings. */
function summaryOf(frame: string): string {
  const brings = [...frame.matchAll(/\[([0-2]),(\d+),\[/g)].map(([, of, to]) => `${of}:${to}`);
  return `${frame.slice(0, 70)} ${brings.join(' ')}`;
}

interface Line {
  pause(): void;
  resume(): void;
}

/** The WebSocket of a transport, which can be told to read nothing. */
function lineOf(transport: unknown): Line | null {
  if (typeof transport !== 'object' || transport === null || !('ws' in transport)) return null;
  const { ws } = transport;
  return isLine(ws) ? ws : null;
}

function isLine(ws: unknown): ws is Line {
  return typeof ws === 'object' && ws !== null && 'pause' in ws && 'resume' in ws;
}

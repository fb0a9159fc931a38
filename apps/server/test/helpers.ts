import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { CommandAck, OpenedTable, ResyncAck, SeatKey, Welcome } from '@moonlit/protocol';
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
  type WireDiff,
  type WirePatch,
} from '@moonlit/protocol';
import pg from 'pg';
import pino from 'pino';
import { io, type Socket } from 'socket.io-client';
import type { RunningServer, ServerOptions } from '../src/app';
import { createServer } from '../src/app';
import { newDatabase } from './database';
import { unhurried } from './unhurried';

const root = fileURLToPath(new URL('../../..', import.meta.url));
export const migrationsDir = `${root}/prisma/migrations`;

export interface TestServer {
  server: RunningServer;
  url: string;
  port: number;
  databaseUrl: string;
}

/** A server as in production but for what a test changes. */
export async function startServer(
  options: Partial<ServerOptions> & { databaseUrl: string; port?: number },
): Promise<TestServer> {
  const { port: wanted = 0, ...rest } = options;
  const server = await createServer({
    log: pino({ level: 'silent' }),
    build: 'test',
    migrationsDir,
    clientDir: `${root}/no-client`,
    connections: 5,
    commandRate: { burst: 10_000, perSecond: 10_000 },
    joinRate: { burst: 10_000, perSecond: 10_000 },
    ...unhurried,
    ...rest,
  });
  const port = await server.listen(wanted, '127.0.0.1');
  return { server, port, url: `http://127.0.0.1:${port}`, databaseUrl: rest.databaseUrl };
}

/** Two servers on one new database, begun at once: only one may bring it up to date. */
export async function startTwoServers(
  options: Partial<ServerOptions> = {},
): Promise<[TestServer, TestServer]> {
  const databaseUrl = await newDatabase();
  const start = () => startServer({ ...options, databaseUrl });
  return Promise.all([start(), start()]);
}

/** A request with JSON both ways. */
export async function call<T>(
  url: string,
  path: string,
  { body, token, method = 'POST' }: { body?: unknown; token?: string; method?: string } = {},
): Promise<{ status: number; body: T }> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

export async function openTable(
  url: string,
  playset = 'at-the-brink-of-the-abyss',
): Promise<OpenedTable> {
  const { status, body } = await call<OpenedTable>(url, '/api/tables', {
    body: {
      name: 'Our table',
      host: 'Bev',
      system: 'girl-by-moonlight',
      setup: { playset },
    },
  });
  if (status !== 201) throw new Error(`Opening a table: ${JSON.stringify(body)}`);
  return body;
}

export async function joinTable(
  url: string,
  invite: string,
  name: string,
  role: 'protagonist' | 'spectator' = 'protagonist',
): Promise<SeatKey> {
  const { status, body } = await call<SeatKey>(url, '/api/join', { body: { invite, name, role } });
  if (status !== 201) throw new Error(`Joining: ${JSON.stringify(body)}`);
  return body;
}

const SERVER_BUSY = 'There is too much going on at this server right now.';

/** A secret as a client makes it up. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** A person at a table, with a mirror of what they may see, kept as the protocol says. */
export class Person {
  readonly socket: Socket;
  welcome: Welcome | null = null;
  present: string[] = [];
  goodbyes: string[] = [];
  /** Every message that came, as it came. */
  readonly heard: unknown[][] = [];
  readonly state: Record<string, unknown> = {};
  readonly revisions: Record<string, number> = {};
  /** How many whole compartments were sent. */
  snapshots = 0;
  /** Diffs that are kept back, when a test plays a bad line. */
  deaf = false;
  #offers = new OfferReader();
  #said = new SaidReader();
  /** The build that the mirror came from. */
  #build: string | undefined;
  #resyncing: Promise<void> | null = null;

  constructor(
    url: string,
    readonly key: SeatKey,
    options: {
      protocol?: number;
      transports?: string[];
      autoConnect?: boolean;
      remembers?: boolean;
    } = {},
  ) {
    const {
      protocol = PROTOCOL_VERSION,
      transports = ['websocket'],
      remembers = false,
      ...more
    } = options;
    this.socket = io(url, {
      path: socketPath(key.table),
      auth: { protocol, token: key.token, remembers },
      transports,
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 100,
      ...more,
    });
    this.socket.onAny((...message: unknown[]) => this.heard.push(message));
    this.socket.on('welcome', (welcome: Welcome) => {
      this.welcome = welcome;
      this.#offers = new OfferReader();
      this.#said = new SaidReader();
      for (const audience of Object.keys(this.revisions)) {
        if ((welcome.audiences as string[]).includes(audience)) continue;
        delete this.revisions[audience];
        delete this.state[audience];
      }
      if (welcome.resync) this.#catchUp(welcome.resync);
      else this.resync().catch(() => undefined);
    });
    this.socket.on('presence', ({ seats }: { seats: string[] }) => {
      this.present = seats;
    });
    this.socket.on('goodbye', ({ code }: { code: string }) => this.goodbyes.push(code));
    this.socket.on('diff', (...diffs: ToldDiff[]) => this.#hear(diffs));
  }

  #hear(diffs: readonly ToldDiff[]): void {
    for (const diff of diffs.map((one) => this.#unpacked(one))) {
      if (!this.deaf) this.take(diff);
    }
  }

  #unpacked([audience, to, told]: ToldDiff): WireDiff {
    const patches = this.#patchesOf(audience, to, told);
    const read = (patch: WirePatch): WirePatch =>
      patch.length === 2 ? [patch[0], this.#offers.read(patch[0], patch[1])] : patch;
    return [audience, to, audience === 2 ? patches.map(read) : patches];
  }

  #patchesOf(audience: number, to: number, told: ToldDiff[2]): WirePatch[] {
    if (audience === 0) return this.#said.read(to, told);
    if (typeof told === 'string') throw new Error('What is not public came packed');
    return told;
  }

  /** Takes a diff over, whose offers have been unpacked. */
  take([number, to, patches]: WireDiff): void {
    const audience = audienceOf(number, this.key.seat);
    const has = this.revisions[audience];
    if (has === undefined || has >= to) return;
    if (has !== to - 1) {
      this.resync().catch(() => undefined);
      return;
    }
    this.state[audience] = patched(this.state[audience], patches, this.welcome ?? undefined);
    this.revisions[audience] = to;
  }

  resync(): Promise<void> {
    this.#resyncing ??= this.#ask().finally(() => {
      this.#resyncing = null;
    });
    return this.#resyncing;
  }

  #ask(): Promise<void> {
    const message = { have: this.revisions, build: this.#build };
    const build = this.welcome?.build;
    return new Promise((resolve, reject) => {
      const heard = (error: Error | null, ack: ResyncAck) => {
        if (error) return reject(error);
        this.#build = build;
        try {
          this.#catchUp(ack);
          resolve();
        } catch (reason) {
          reject(reason);
        }
      };
      this.socket.timeout(30_000).emit('resync', message, heard);
    });
  }

  #catchUp({ diffs, snapshots }: ResyncAck): void {
    for (const { audience, state, revision } of snapshots) {
      this.state[audience] = audience.startsWith('seat:') ? this.#offers.read('', state) : state;
      this.revisions[audience] = revision;
      this.snapshots += 1;
    }
    for (const diff of diffs) this.take(this.#unpacked(diff));
  }

  /**
   * Sends a command, and takes over what its answer tells at once: the next diff may follow right behind. As a client
   * does, it sends it again while the server is too busy; one that stays so for half a minute is told of.
   */
  async send(
    command: { type: string } & Record<string, unknown>,
    id: string = randomUUID(),
  ): Promise<CommandAck> {
    for (const end = Date.now() + 30_000; ; ) {
      const ack = await this.#sendOnce(command, id);
      if (ack.ok || ack.refusal.message !== SERVER_BUSY) return ack;
      if (Date.now() > end) throw new Error(`The server stays too busy for ${command.type}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  #sendOnce(command: object, id: string): Promise<CommandAck> {
    return new Promise((resolve, reject) => {
      const heard = (error: Error | null, ack: CommandAck) => {
        if (error) return reject(error);
        if (!ack.ok) return resolve(ack);
        const { diffs = [], ...answer } = ack;
        this.heard.push(['diff', ...diffs]);
        this.#hear(diffs);
        resolve(answer);
      };
      this.socket.timeout(30_000).emit('command', { id, command }, heard);
    });
  }

  /** Sends a command that must be carried out. */
  async must(command: { type: string } & Record<string, unknown>): Promise<number> {
    const ack = await this.send(command);
    if (!ack.ok) throw new Error(`${command.type}: ${ack.refusal.message}`);
    return ack.seq;
  }

  close(): void {
    this.socket.disconnect();
  }
}

function patched(state: unknown, wire: WireDiff[2], agreed: Agreed = { openedAt: 0 }): unknown {
  return applyPatches(state, readPatches(wire, state, agreed));
}

/** Waits until something holds. */
export async function until(what: string, holds: () => boolean, ms = 30_000): Promise<void> {
  const end = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`In vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Connects somebody and waits until they see the table. */
export async function connect(
  url: string,
  key: SeatKey,
  options?: ConstructorParameters<typeof Person>[2],
): Promise<Person> {
  const person = new Person(url, key, options);
  await until('a connection', () => person.revisions.public !== undefined);
  return person;
}

/** Cuts all connections to a database, as a restart of it does. */
export async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await client.end();
}

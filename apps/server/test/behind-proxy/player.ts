import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CommandAck, OpenedTable, SeatKey } from '@moonlit/protocol';
import { PROTOCOL_VERSION, socketPath } from '@moonlit/protocol';
import { io, type Socket } from 'socket.io-client';

/** A request with JSON both ways, repeated while whoever should answer is gone. */
export async function call<T>(url: string, path: string, body?: object, token = ''): Promise<T> {
  for (;;) {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => null);
    if (answer?.ok) return answer.json() as Promise<T>;
    if (answer && answer.status < 500) throw new Error(`${path}: ${await answer.text()}`);
    await pause(100);
  }
}

/** One table, with a director who asks fortune again and again, and somebody who listens. */
export class PlayedTable {
  /** What was acknowledged. */
  readonly acknowledged: string[] = [];
  /** How long everybody was away each time that a connection was lost, milliseconds. */
  readonly away: number[] = [];
  readonly #sockets: Socket[] = [];
  #stopped = false;
  #playing: Promise<void> | null = null;

  private constructor(
    private readonly url: string,
    readonly director: SeatKey,
    private readonly player: SeatKey,
  ) {}

  static async open(url: string, polling: boolean): Promise<PlayedTable> {
    const { key, invite } = await call<OpenedTable>(url, '/api/tables', {
      name: 'Behind a proxy',
      host: 'Bev',
      system: 'girl-by-moonlight',
      setup: { playset: 'at-the-brink-of-the-abyss' },
    });
    const player = await call<SeatKey>(url, '/api/join', {
      invite,
      name: 'Claire',
      role: 'protagonist',
    });
    const table = new PlayedTable(url, key, player);
    await Promise.all([
      table.#connect(key, ['websocket']),
      table.#connect(player, polling ? ['polling'] : ['websocket']),
    ]);
    return table;
  }

  /** Sends a command as soon as the one before was acknowledged, some five a second. */
  play(): void {
    this.#playing = this.#play();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#playing;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }

  /** All that was asked of fortune, as the log tells it. */
  async told(): Promise<string[]> {
    const lines: string[] = [];
    for (let before = ''; ; ) {
      const { table, token } = this.player;
      const page = await call<{ entries: { seq: number; text: string }[]; more: boolean }>(
        this.url,
        `/api/tables/${table}/log${before}`,
        undefined,
        token,
      );
      lines.push(...page.entries.map(({ text }) => text));
      if (!page.more) return lines.filter((text) => text.startsWith('Question'));
      before = `?before=${page.entries.at(-1)?.seq}`;
    }
  }

  async #play(): Promise<void> {
    for (let n = 0; !this.#stopped; n += 1) {
      const question = `Question ${n}`;
      await this.#send({ id: randomUUID(), command: { type: 'fortune.roll', question } });
      this.acknowledged.push(question);
      await pause(200);
    }
  }

  /** Sends a command, under the same id, until it is answered. */
  async #send(message: object): Promise<void> {
    for (;;) {
      const [socket] = this.#sockets;
      const ack: CommandAck | null = await socket
        ?.timeout(5_000)
        .emitWithAck('command', message)
        .catch(() => null);
      if (ack?.ok) return;
      await pause(50);
    }
  }

  async #connect({ table, token }: SeatKey, transports: string[]): Promise<void> {
    const socket = io(this.url, {
      path: socketPath(table),
      auth: { protocol: PROTOCOL_VERSION, token },
      transports,
      forceNew: true,
    });
    let lost = 0;
    socket.on('disconnect', () => {
      lost = performance.now();
    });
    socket.on('welcome', () => {
      if (lost > 0) this.away.push(performance.now() - lost);
    });
    this.#sockets.push(socket);
    await new Promise((resolve) => socket.once('welcome', resolve));
  }
}

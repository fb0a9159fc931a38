import { randomUUID } from 'node:crypto';
import { PROTOCOL_VERSION, type SeatKey, socketPath } from '@moonlit/protocol';
import { frame, RawSocket } from './raw-socket';

/** Whom an attack is aimed at, and the seat that it comes from, where it has one. */
export interface Target {
  url: string;
  key: SeatKey;
}

/** Attacks until the time is over; gives how much got out. */
type Attack = (target: Target, until: number) => Promise<number>;

/** Sockets of one attacker at the same time. */
const SOCKETS = 20;

export const attacks = {
  /** A stranger repeats `CONNECT` with invented tokens on each open WebSocket. */
  strangers: onSockets(SOCKETS, async ({ url, key }, until) => {
    const socket = await RawSocket.open(url, key.table);
    const batch = () =>
      Buffer.concat(
        Array.from({ length: 200 }, () =>
          frame(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, token: randomUUID() })}`),
        ),
      );
    return send(socket, batch, 200, until);
  }),

  /** A seat sends commands without waiting for anything. */
  commands: onSockets(4, async ({ url, key }, until) => {
    const socket = await RawSocket.open(url, key.table);
    if (!(await socket.sit(key.token))) return leave(socket);
    const command = { type: 'note.write', title: 'x', text: 'x'.repeat(2_000) };
    let ack = 0;
    const batch = () =>
      Buffer.concat(
        Array.from({ length: 100 }, () => {
          ack += 1;
          return frame(`42${ack}${JSON.stringify(['command', { id: randomUUID(), command }])}`);
        }),
      );
    return send(socket, batch, 100, until);
  }),

  /** A seat sends messages that are too long, and pings that nobody asked for. */
  giants: onSockets(4, async ({ url, key }, until) => {
    const socket = await RawSocket.open(url, key.table);
    if (!(await socket.sit(key.token))) return leave(socket);
    const giant = frame(`421["command",{"x":"${'['.repeat(90_000)}"}]`);
    const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
    const batch = Buffer.concat([giant, ...Array(200).fill(ping)]);
    return send(socket, () => batch, 201, until);
  }),

  /** A seat asks for everything again and again, and reads nothing of it. */
  deaf: onSockets(SOCKETS, async ({ url, key }, until) => {
    const socket = await RawSocket.open(url, key.table);
    if (!(await socket.sit(key.token))) return leave(socket);
    socket.pause();
    let sent = 0;
    while (!socket.closed && Date.now() < until) {
      sent += 1;
      socket.write(frame(`42${sent}["resync",{"have":{}}]`));
      await rest(60);
    }
    socket.end();
    return sent;
  }),

  /** A stranger asks the API, and fills polls with as many packets as fit. */
  requests: onSockets(SOCKETS, async ({ url, key }, until) => {
    let sent = 0;
    while (Date.now() < until) {
      const headers = { authorization: `Bearer ${randomUUID()}` };
      await ask(`${url}/api/tables/${randomUUID()}/log`, { headers });
      await ask(`${url}/api/seats/look`, { method: 'POST', headers });
      const path = `${url}${socketPath(key.table)}/?EIO=4&transport=polling`;
      const sid = /"sid":"([^"]+)"/.exec(await ask(path))?.[1];
      const body = Array(40_000).fill('4').join('\x1e');
      if (sid !== undefined) await ask(`${path}&sid=${sid}`, { method: 'POST', body });
      sent += 4;
    }
    return sent;
  }),

  /** Whose table it is takes copy after copy of it, ten at a time. */
  exports: onSockets(10, async ({ url, key }, until) => {
    const headers = { authorization: `Bearer ${key.token}` };
    let sent = 0;
    while (Date.now() < until) {
      const path = `${url}/api/tables/${key.table}/export`;
      // Nobody waits for the rest when the time is over.
      const signal = AbortSignal.timeout(Math.max(1, until - Date.now()));
      const copy = await ask(path, { method: 'POST', headers, signal });
      sent += 1;
      if (copy.length < 1_000) await rest(100);
    }
    return sent;
  }),

  /** A seat reads back in a long log, and what everybody may read of a game, without end. */
  pages: onSockets(SOCKETS, async ({ url, key }, until) => {
    const headers = { authorization: `Bearer ${key.token}` };
    const table = `${url}/api/tables/${key.table}`;
    let sent = 0;
    while (Date.now() < until) {
      await Promise.all([
        ask(`${table}/log?before=${1 + Math.floor(Math.random() * 20_000)}`, { headers }),
        ask(`${table}/story`, { headers }),
        ask(`${table}/rolls?session=1`, { headers }),
        ask(`${url}/api/systems/girl-by-moonlight/content`),
      ]);
      sent += 4;
    }
    return sent;
  }),
} satisfies Record<string, Attack>;

/** Repeats what one socket does on several, anew each time that one is closed. */
function onSockets(sockets: number, attack: Attack): Attack {
  return async (target, until) => {
    const one = async () => {
      let sent = 0;
      while (Date.now() < until) {
        sent += await attack(target, until).catch(() => 0);
        await rest(20);
      }
      return sent;
    };
    const counts = await Promise.all(Array.from({ length: sockets }, one));
    return counts.reduce((sum, count) => sum + count, 0);
  };
}

/** Sends one batch after the other, as fast as they are taken. */
async function send(
  socket: RawSocket,
  batch: () => Buffer,
  messages: number,
  until: number,
): Promise<number> {
  let sent = 0;
  while (!socket.closed && Date.now() < until) {
    const taken = socket.write(batch());
    sent += messages;
    if (taken) await rest(0);
    else await Promise.race([socket.drained(), rest(until - Date.now())]);
  }
  socket.end();
  return sent;
}

function leave(socket: RawSocket): number {
  socket.end();
  return 0;
}

async function ask(url: string, init: RequestInit = {}): Promise<string> {
  return fetch(url, init)
    .then((answer) => answer.text())
    .catch(() => '');
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

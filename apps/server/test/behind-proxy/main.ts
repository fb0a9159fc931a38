import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../src/embedded';
import { createLog } from '../../src/log';
import { freePort } from '../processes';
import { PlayedTable } from './player';

/**
 * Plays some tables through the proxy of `proxy/haproxy.cfg` and three servers, kills one server after
 * the other, and tells whether anything that was acknowledged is lost or counted twice.
 */

const TABLES = 12;
const SERVERS = [0, 1, 2] as const;
const ends: (() => unknown)[] = [];

if (spawnSync('haproxy', ['-v']).status !== 0) {
  process.stderr.write('There is no haproxy here: `apt-get install haproxy` brings it.\n');
  process.exit(1);
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-proxy-'));
  // PostgreSQL's account has to get in.
  await chmod(folder, 0o755);
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(folder, createLog('error'));
  ends.push(() => postgres.stop());
  const [proxyPort, ...ports] = await Promise.all([0, ...SERVERS].map(freePort));
  const servers: ChildProcess[] = [];
  const start = (place: number) => {
    servers[place] = startServer(postgres.url, ports[place] ?? 0);
  };
  for (const place of SERVERS) start(place);
  ends.push(() => {
    for (const server of servers) server.kill('SIGKILL');
  });
  await Promise.all(ports.map(untilAlive));
  const proxy = startProxy(proxyPort ?? 0, ports);
  ends.push(() => {
    proxy.kill();
  });
  await untilAlive(proxyPort ?? 0);

  const url = `http://127.0.0.1:${proxyPort}`;
  const tables: PlayedTable[] = [];
  for (let n = 0; n < TABLES; n += 1) tables.push(await PlayedTable.open(url, n % 3 === 0));
  ends.push(() => {
    for (const table of tables) table.leave();
  });
  await pause(1_000);
  tell('tables at each server', await Promise.all(ports.map((port) => gauge(port, 'tables'))));
  tell('sockets at each server', await Promise.all(ports.map((port) => gauge(port, 'sockets'))));
  for (const table of tables) table.play();
  await pause(2_000);

  for (const place of SERVERS) {
    const before = tables.map(({ away }) => away.length);
    servers[place]?.kill('SIGKILL');
    // Clients wait some seconds before they try again.
    await pause(7_000);
    const hit = tables.filter(({ away }, n) => away.length > (before[n] ?? 0)).length;
    tell(`tables that felt the end of server ${place + 1}`, [hit]);
    start(place);
    await untilAlive(ports[place] ?? 0);
    await pause(3_000);
  }
  await Promise.all(tables.map((table) => table.stop()));

  const away = tables.flatMap((table) => table.away).sort((one, other) => one - other);
  tell('connections lost', [away.length]);
  tell('ms until back: middle, longest', [away[away.length >> 1] ?? 0, away.at(-1) ?? 0]);
  let [acknowledged, lost, doubled] = [0, 0, 0];
  for (const table of tables) {
    const told = await table.told();
    acknowledged += table.acknowledged.length;
    lost += table.acknowledged.filter((question) => !told.includes(question)).length;
    doubled += told.length - new Set(told).size;
  }
  tell('acknowledged, lost, counted twice', [acknowledged, lost, doubled]);
  return lost === 0 && doubled === 0 && acknowledged > 0;
}

function tell(what: string, numbers: readonly number[]): void {
  process.stdout.write(`${what}: ${numbers.map(Math.round).join(', ')}\n`);
}

function startServer(databaseUrl: string, port: number): ChildProcess {
  return spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function startProxy(port: number, [one, two, three]: readonly number[]): ChildProcess {
  return spawn('haproxy', ['-f', 'proxy/haproxy.cfg'], {
    env: {
      ...process.env,
      PROXY_BIND: `127.0.0.1:${port}`,
      SERVER_1: `127.0.0.1:${one}`,
      SERVER_2: `127.0.0.1:${two}`,
      SERVER_3: `127.0.0.1:${three}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Waits until whoever listens there answers; throws when that takes too long. */
async function untilAlive(port: number): Promise<void> {
  const end = performance.now() + 60_000;
  const alive = () =>
    fetch(`http://127.0.0.1:${port}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await alive())) {
    if (performance.now() > end) throw new Error(`Nobody answers on port ${port}`);
    await pause(100);
  }
}

async function gauge(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^moonlit_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

let good = false;
try {
  good = await main();
} finally {
  for (const end of ends.reverse()) await end();
}
process.exit(good ? 0 : 1);

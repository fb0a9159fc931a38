import { appendFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, clusterPlaceSchema } from './cluster';
import { inUse, loginWith } from './login';

// A process of its own, which outlives its server for as long as it takes to stop PostgreSQL: what a
// server that is killed cannot do any more. See `watch`.

const LOOK_MS = 200;
/** So often PostgreSQL may be unable to answer, as while it recovers, before it is stopped unasked. */
const UNANSWERED_MAX = 25;

async function main(): Promise<void> {
  // Ends with the server.
  await finished(process.stdin.resume(), { writable: false });
  const cluster = new Cluster(clusterPlaceSchema.parse(JSON.parse(process.argv[2] ?? '')));
  try {
    await stopWhenUnused(cluster);
  } catch (error) {
    await appendFile(cluster.logFile, `PostgreSQL could not be stopped: ${String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Stops PostgreSQL as soon as no server is connected: another one may use it too. */
async function stopWhenUnused(cluster: Cluster): Promise<void> {
  const login = loginWith(await cluster.password());
  for (let unanswered = 0; ; ) {
    const port = await cluster.runningOn();
    if (port === null) return;
    const used = await inUse(login, port).catch(() => null);
    unanswered = used === null ? unanswered + 1 : 0;
    if (used === false || unanswered > UNANSWERED_MAX) return cluster.stop();
    await pause(LOOK_MS);
  }
}

await main();

import { Socket } from 'node:net';
import { z } from 'zod';
import { createServer, type RunningServer } from '../app';
import { readConfig } from '../config';
import { createLog } from '../log';
import type { Siblings } from '../siblings';
import { Channel, ChannelClosed } from './channel';
import { beginningSchema, optionsOf } from './settings';

/** One of several processes of a server: the whole server but for its port, which `Front` has. */

/** How long a process may take to end by itself once nobody can stop it any more. */
const LAST_MS = 10_000;
const arrivalSchema = z.object({ head: z.string() });

let server: RunningServer | null = null;
let closing: Promise<void> | null = null;

const channel = new Channel(
  {
    send: (message, socket, sent) => process.send?.(message, socket, undefined, sent),
    onMessage: (listener) => process.on('message', listener),
  },
  {
    async begin(given) {
      const { process: number, databaseUrl, build } = beginningSchema.parse(given);
      const config = readConfig(process.env);
      const log = createLog(config.LOG_LEVEL, undefined, { process: number });
      server = await createServer({
        ...optionsOf(config, build),
        databaseUrl,
        log,
        // The process that started this one has seen to that.
        migrationsDir: null,
        siblings,
      });
      await server.serve();
      return { pid: process.pid };
    },
    arrive(given, socket) {
      const { head } = arrivalSchema.parse(given);
      // It may have broken on its way.
      if (!(socket instanceof Socket)) return;
      if (server && !closing) server.accept(socket, Buffer.from(head, 'base64'));
      else socket.destroy();
    },
    measure: () => server?.measure(),
    alive: () => true,
    stop: close,
  },
);

const siblings: Siblings = {
  take: (bucket, key) => channel.ask('take', { bucket, key }, z.boolean()).catch(alone(true)),
  scrape: (all) => channel.ask('scrape', { all }, z.string()).catch(alone('')),
};

/** What is answered when nobody can be asked any more: this process is about to end. */
const alone =
  <T>(answer: T) =>
  (error: unknown): T => {
    if (error instanceof ChannelClosed) return answer;
    throw error;
  };

/** Says goodbye, finishes what is under way, and ends. */
function close(): Promise<void> {
  closing ??= (async () => {
    await channel.ask('leaving', null, z.unknown()).catch(() => undefined);
    await server?.close();
  })();
  return closing;
}

function end(): void {
  setTimeout(() => process.exit(1), LAST_MS).unref();
  close().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
}

process.on('disconnect', () => {
  channel.close();
  end();
});
// A terminal's Ctrl-C, and what ends a whole group, reach every process; one may also be ended alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportedTable } from '@moonlit/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BoundedWork, TooMuchWork } from '../access/bounded-work';
import { hashOf, newToken } from '../access/tokens';
import { exported } from '../transfer/export';
import { ImportRefused, importRefusals } from '../transfer/import-refusal';
import { problems } from './problem';
import { admitTable, command, liveTable, type RouteContext, requireOwner } from './route-context';

/** Exports that are sent at the same time, and how long one may take. */
const EXPORTS = { atOnce: 4, waiting: 8 };
const EXPORT_MS = 10 * 60_000;

/** A whole table as a file, and a file as a table. */
export async function transferRoutes(app: FastifyInstance, context: RouteContext): Promise<void> {
  const exports = new BoundedWork(EXPORTS);

  app.post<{ Params: { table: string } }>(
    '/api/tables/:table/export',
    async (request, reply): Promise<void> => {
      const { table } = request.params;
      const { seat, live } = await requireOwner(request, table, context);
      const record = await context.store.tables.find(table);
      if (!record) throw problems.noSuchTable();
      await exports
        .run(async () => {
          // Before the first byte, so that no copy is taken in secret.
          await command(live, { type: 'table.export', by: seat.id });
          const valid = async () => (await context.tables.get(table)) === live;
          const file = Readable.from(exported(context.store.recorded, record, live, valid));
          const tooSlow = setTimeout(
            () => file.destroy(new Error('An export took too long')),
            EXPORT_MS,
          );
          reply
            .type('application/json; charset=utf-8')
            .header('content-disposition', `attachment; filename="${table}.json"`)
            .send(file);
          await new Promise<void>((resolve) => file.once('close', resolve));
          clearTimeout(tooSlow);
        })
        .catch(busy);
      // All has been read, but what packs it on its way may not have sent a byte.
      return reply;
    },
  );

  await app.register((scope, _options, registered) => {
    // The bytes themselves: they are read where they delay nobody.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (_request, body, done) => done(null, body));
    scope.post<{ Body: unknown }>(
      '/api/tables/import',
      { bodyLimit: Math.max(1, context.imports.mostBytes) },
      async (request, reply): Promise<ImportedTable> => {
        const { imports } = context;
        const { table, seat } = await withFile(request, imports.mostBytes, async (path) => {
          await admitTable(request, context);
          return imports.run(createReadStream(path));
        }).catch((error: unknown) => {
          // Whoever still sends can read the answer only when that is done.
          request.raw.resume();
          if (error instanceof ImportRefused) throw problems.importRefused(error);
          return busy(error);
        });
        try {
          const imported = await welcome(table, seat);
          return reply.code(201).send(imported);
        } catch (error) {
          await context.store.deleteTable(table);
          throw error;
        }
      },
    );
    registered();
  });

  /** Links for a table that came without any. */
  async function welcome(table: string, seat: string): Promise<ImportedTable> {
    const live = await liveTable(context, table);
    const sits = live.seat(seat);
    const record = await context.store.tables.find(table);
    if (!sits || !record) throw new Error('An imported table has gone');
    const token = await context.seatAccess.renew(table, seat, sits.role);
    const invite = newToken();
    await context.store.tables.setInvite(table, hashOf(invite));
    return {
      key: { table, seat, role: sits.role, token },
      invite,
      name: record.name,
      system: record.system,
      setup: record.setup,
      person: sits.name,
    };
  }
}

/**
 * Keeps a body, which has been unpacked on its way, in a file until it is read: whoever sends slowly, or
 * reads slowly, keeps nobody else waiting, and a request has to be received within its time.
 */
async function withFile<T>(
  { body }: FastifyRequest,
  most: number,
  job: (path: string) => Promise<T>,
): Promise<T> {
  if (!(body instanceof Readable)) throw new ImportRefused('malformed', 'There is no file.');
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-import-'));
  try {
    const path = join(folder, 'table');
    await pipeline(
      body.iterator({ destroyOnReturn: false }),
      atMost(most),
      createWriteStream(path),
    );
    return await job(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const atMost = (most: number) =>
  async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most) throw importRefusals.tooLarge(most);
      yield chunk;
    }
  };

function busy(error: unknown): never {
  throw error instanceof TooMuchWork ? problems.serverBusy() : error;
}

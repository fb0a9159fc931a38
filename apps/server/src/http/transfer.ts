import { Readable } from 'node:stream';
import type { ImportedTable } from '@moonlit/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../access/network';
import { hashOf, newToken } from '../access/tokens';
import { BoundedWork } from '../bounded-work';
import { exported } from '../transfer/export';
import type { Imported } from '../transfer/import';
import { ImportRefused, importRefusals } from '../transfer/import-refusal';
import { received } from '../transfer/received-file';
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
      await exports.run(async () => {
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
      });
      // All has been read, but what packs it on its way may not have sent a byte.
      return reply;
    },
  );

  await app.register((scope, _options, registered) => {
    // The bytes themselves, as they were sent: they are unpacked and read where they delay nobody.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (_request, body, done) => done(null, body));
    scope.post<{ Body: unknown }>(
      '/api/tables/import',
      { bodyLimit: Math.max(1, context.imports.mostBytes), decompress: false },
      async (request, reply): Promise<ImportedTable> => {
        const { table, seat } = await importFrom(request).catch((error: unknown) => {
          // Whoever still sends can read the answer only when that is done.
          request.raw.resume();
          throw error instanceof ImportRefused ? problems.importRefused(error) : error;
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

  /**
   * Takes a table in. All that can be refused without the file is, before a byte of it is read.
   *
   * @throws {ImportRefused}
   * @throws {Problem}
   */
  async function importFrom(request: FastifyRequest): Promise<Imported> {
    const { body, headers, raw } = request;
    const { imports } = context;
    const { places, mostBytes } = imports;
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'gzip' && encoding !== 'identity') throw problems.packedOtherwise();
    if (!(body instanceof Readable)) throw new ImportRefused('malformed', 'There is no file.');
    if (mostBytes === 0 || Number(headers['content-length'] ?? 0) > mostBytes) {
      throw importRefusals.tooLarge(mostBytes);
    }
    const place = places.take(networkOf(request.ip));
    if (place === 'taken') throw problems.importsAlready();
    if (place === 'full') throw problems.serverBusy();
    try {
      await admitTable(request, context);
      const file = await received(body, mostBytes);
      try {
        const { fd } = file;
        return await imports.run({ fd, packed: encoding === 'gzip' }, () => !raw.socket.destroyed);
      } finally {
        await file.close();
      }
    } finally {
      place.leave();
    }
  }

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

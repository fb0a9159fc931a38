import type { FastifyInstance } from 'fastify';
import { newToken } from '../access/tokens';
import { plainPicture } from '../pictures/plain-picture';
import { problems } from './problem';
import { command, type RouteContext, requireSeat } from './route-context';

/** The most that a picture may have, in bytes. */
const MOST_BYTES = 60 * 1024;
/** As many of one person are kept at a table, with those that only an undo could bring back. */
const MOST_KEPT = 24;
const TYPES = ['image/webp', 'image/png', 'image/jpeg'];

/**
 * Pictures that people bring (TABLE-257…259). What they mean is the game’s; here they are looked through, kept, and given to
 * whoever sits at the table.
 */
export async function pictureRoutes(app: FastifyInstance, context: RouteContext): Promise<void> {
  const { pictures } = context.store;

  // In a scope of its own: nothing else reads bodies of bytes.
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      TYPES,
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      async (_request: unknown, body: string | Buffer) => body,
    );

    // Of anything else not a byte is read.
    scope.addContentTypeParser('*', async () => {
      throw problems.notAPicture('This is no picture that is taken here.');
    });

    scope.post<{ Params: { table: string } }>(
      '/api/tables/:table/pictures',
      {
        bodyLimit: MOST_BYTES,
        // Nobody sends bytes to be read who does not sit there.
        onRequest: async (request) => {
          await requireSeat(request, request.params.table, context);
        },
      },
      async (request, reply): Promise<{ id: string }> => {
        const { table } = request.params;
        const { seat, live } = await requireSeat(request, table, context);
        if (!live.system.commandSchema.safeParse(keep(seat.id, newToken())).success) {
          throw problems.noPictures();
        }
        const { body } = request;
        const plain = Buffer.isBuffer(body) ? plainPicture(body) : 'This is no picture.';
        if (typeof plain === 'string') throw problems.notAPicture(plain);
        const id = newToken();
        const kept = () => pictures.add(table, seat.id, id, plain, MOST_KEPT);
        if (!(await kept())) {
          await forgetUnused(table, seat.id, live.state);
          if (!(await kept())) throw problems.tooManyPictures(MOST_KEPT);
        }
        await command(live, keep(seat.id, id)).catch(async (error: unknown) => {
          await pictures.remove(table, [id]);
          throw error;
        });
        reply.code(201);
        return { id };
      },
    );
    done();
  });

  app.get<{ Params: { table: string; picture: string } }>(
    '/api/tables/:table/pictures/:picture',
    async (request, reply) => {
      const { table, picture } = request.params;
      await requireSeat(request, table, context);
      const found = await pictures.find(table, picture);
      if (!found) throw problems.noSuchPicture();
      return reply
        .type(found.type)
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(found.bytes));
    },
  );

  /** Lets go what somebody has brought and nothing at the table names any more. */
  async function forgetUnused(table: string, seat: string, state: object): Promise<void> {
    const all = JSON.stringify(state);
    const unused = (await pictures.of(table, seat)).filter((id) => !all.includes(id));
    await pictures.remove(table, unused);
  }
}

const keep = (seat: string, picture: string) => ({ type: 'picture.keep', seat, picture }) as const;

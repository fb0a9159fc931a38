import { randomBytes } from 'node:crypto';
import type { OpenedTable } from '@moonlit/protocol';
import { openTableSchema } from '@moonlit/protocol';
import type { FastifyInstance } from 'fastify';
import { hashOf, newId, newToken } from '../access/tokens';
import { command, type Desk, liveTable, readAs } from './desk';
import { problems } from './problem';

/** Opening a table. */
export function tableRoutes(app: FastifyInstance, desk: Desk): void {
  app.post('/api/tables', async (request, reply): Promise<OpenedTable> => {
    const { name, director, system, playset } = readAs(openTableSchema, request.body);
    const game = desk.games.get(system);
    if (!game) throw problems.noSuchSystem();
    if (!game.playsets.includes(playset)) {
      throw problems.malformed('“playset” is none of the possible values.');
    }
    const table = newId();
    const invite = newToken();
    await desk.store.tables.create({
      id: table,
      name,
      system,
      playset,
      diceSecret: randomBytes(32).toString('hex'),
      inviteHash: hashOf(invite),
    });
    const seat = newId(8);
    try {
      const live = await liveTable(desk, table);
      await command(live, { type: 'table.open', by: seat, name: director });
    } catch (error) {
      desk.tables.discard(table);
      await desk.store.tables.remove(table);
      throw error;
    }
    const token = await desk.bouncer.renew(table, seat, 'director');
    return reply.code(201).send({ key: { table, seat, role: 'director', token }, invite });
  });
}

import type { SessionRolls } from '@moonlit/protocol';
import { logQuerySchema, rollsQuerySchema } from '@moonlit/protocol';
import type { LogEntry } from '@moonlit/rules';
import type { FastifyInstance } from 'fastify';
import { type Desk, memberOf, readAs } from './desk';
import { Problem, problems } from './problem';

/** How many lines of the log one answer holds, more or less: a command's lines stay together. */
const PAGE = 50;

/** What is too long for the state: the whole log, and every roll of a session. */
export function storyRoutes(app: FastifyInstance, desk: Desk): void {
  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/log',
    async (request): Promise<{ entries: LogEntry[]; more: boolean }> => {
      const { table } = request.params;
      const { key } = await memberOf(request, table, desk);
      const { audience, before, have } = readAs(logQuerySchema, request.query);
      if (audience === 'director' && key.role !== 'director') throw problems.directorOnly();
      const until = before === undefined ? null : have === undefined ? before - 1 : before;
      const known = before === undefined ? 0 : (have ?? 0);
      const lines = await desk.store.history.lines(table, audience, until, PAGE + 1 + known);
      const older = lines.slice(known);
      const entries = wholeCommands(older);
      const undos = await desk.store.history.undos(table);
      return {
        entries: entries.map((line) => marked(line, undos)),
        more: entries.length < older.length,
      };
    },
  );

  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/rolls',
    async (request): Promise<SessionRolls> => {
      const { table } = request.params;
      const { live } = await memberOf(request, table, desk);
      const { session } = readAs(rollsQuerySchema, request.query);
      const { dice, session: current } = live.state.public.table;
      const past = dice.past.find((one) => one.session === session);
      if (!past && session !== current.number) {
        throw new Problem(
          404,
          'not-found',
          'There has been no such session.',
          'Choose one that has begun.',
        );
      }
      return {
        table,
        session,
        hash: past?.hash ?? dice.hash,
        seed: past?.seed ?? null,
        rolls: await desk.store.history.rolls(table, session),
      };
    },
  );
}

/** The first page of lines, cut where a command begins. */
function wholeCommands(lines: readonly LogEntry[]): LogEntry[] {
  const cut = lines.findIndex((line, index) => index >= PAGE && line.seq !== lines[index - 1]?.seq);
  return lines.slice(0, cut === -1 ? lines.length : cut);
}

/** Lines are stored as they were written; what was taken back later is marked when they are read. */
function marked(line: LogEntry, undos: readonly { seq: number; to: number }[]): LogEntry {
  const undone = undos.some(({ seq, to }) => to <= line.seq && line.seq < seq);
  return undone ? { ...line, undone } : line;
}

import type { LogPage, SessionRolls } from '@moonlit/protocol';
import { logQuerySchema, rollsQuerySchema, storyQuerySchema } from '@moonlit/protocol';
import type { LogEntry, RuleSystem } from '@moonlit/rules';
import { audiencesOf, isTableEvent } from '@moonlit/rules';
import type { FastifyInstance } from 'fastify';
import type { Undone } from '../store/history';
import { Problem, problems } from './problem';
import { parseInput, type RouteContext, requireSeat, requireSeatNow } from './route-context';

/** How many lines of the log one answer holds, more or less: a command's lines stay together. */
const PAGE = 50;
/** How many lines of the story. They are few of many, and are read on end. */
const STORY_PAGE = 200;

/** What is too long for the state: the whole log, and all rolls of a session. */
export function historyRoutes(app: FastifyInstance, context: RouteContext): void {
  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/log',
    async (request): Promise<LogPage> => {
      const { table } = request.params;
      const { seat, live } = await requireSeat(request, table, context);
      const { audience, before, have } = parseInput(logQuerySchema, request.query);
      if (!audiencesOf(seat).includes(audience)) throw problems.secretLog();
      const until = before === undefined ? null : have === undefined ? before - 1 : before;
      const known = before === undefined ? 0 : (have ?? 0);
      const lines = await context.store.history.lines(table, audience, until, PAGE + 1 + known);
      // After they were read: no line of a desk that has come to somebody else by then.
      if (audience === 'director') {
        const { seat: now } = await requireSeatNow(request, table, context);
        if (!audiencesOf(now).includes(audience)) throw problems.secretLog();
      }
      const older = lines.slice(known);
      const entries = wholeCommands(older, PAGE);
      const undos = await context.store.history.undos(table);
      return {
        entries: entries.map((line) => marked(translated(line, audience, live.system), undos)),
        more: entries.length < older.length,
      };
    },
  );

  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/story',
    async (request): Promise<LogPage> => {
      const { table } = request.params;
      const { live } = await requireSeat(request, table, context);
      const { after } = parseInput(storyQuerySchema, request.query);
      const { story = [] } = live.system;
      const lines = await context.store.history.story(table, story, after, STORY_PAGE + 1);
      const entries = wholeCommands(lines, STORY_PAGE);
      const undos = await context.store.history.undos(table);
      return {
        entries: entries
          .map((line) => marked(translated(line, 'public', live.system), undos))
          .filter(({ undone }) => !undone),
        more: entries.length < lines.length,
      };
    },
  );

  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/rolls',
    async (request): Promise<SessionRolls> => {
      const { table } = request.params;
      const { live } = await requireSeat(request, table, context);
      const { session } = parseInput(rollsQuerySchema, request.query);
      const { dice, session: current } = live.state.public.table;
      const past = dice.past.find((ended) => ended.session === session);
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
        rolls: await context.store.history.rolls(table, session),
      };
    },
  );
}

/** The first page of lines, cut where a command begins. */
function wholeCommands(lines: readonly LogEntry[], page: number): LogEntry[] {
  const cut = lines.findIndex((line, index) => index >= page && line.seq !== lines[index - 1]?.seq);
  return lines.slice(0, cut === -1 ? lines.length : cut);
}

/** A line as this release writes it, whatever release wrote it. */
function translated(
  entry: LogEntry,
  to: 'public' | 'director',
  { translate }: RuleSystem,
): LogEntry {
  const event = translate?.({ type: 'logged', to, entry });
  return event && isTableEvent(event) && event.type === 'logged' ? event.entry : entry;
}

/** Lines are stored as they were written; what was taken back later is marked when they are read. */
function marked(line: LogEntry, undos: readonly Undone[]): LogEntry {
  const undone = undos.some(({ seq, to, alone }) =>
    alone ? line.seq === to : to <= line.seq && line.seq < seq,
  );
  return undone ? { ...line, undone } : line;
}

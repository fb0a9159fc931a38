import type { LogPage, SessionRolls } from '@moonlit/protocol';
import { logQuerySchema, rollsQuerySchema, storyQuerySchema } from '@moonlit/protocol';
import type { LogEntry, RuleSystem } from '@moonlit/rules';
import { audiencesOf, isTableEvent } from '@moonlit/rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Undone } from '../store/history';
import { Problem, problems } from './problem';
import { parseInput, type RouteContext, requireSeat, requireSeatNow } from './route-context';
import { SharedPages } from './shared-pages';
import { Undos } from './undos';

/** How many lines of the log one answer holds, more or less: a command's lines stay together. */
const PAGE = 50;
/** How many lines of the story. They are few of many, and are read on end. */
const STORY_PAGE = 200;

/**
 * What is too long for the state: the whole log, and all rolls of a session. Pages go as far as the table has come at this
 * server, so that a page that was read once is the same until something more has happened.
 */
export function historyRoutes(app: FastifyInstance, context: RouteContext): void {
  const { history } = context.store;
  const pages = new SharedPages();
  const undosOf = new Undos(history, pages);

  app.get<{ Params: { table: string } }>('/api/tables/:table/log', async (request, reply) => {
    const { table } = request.params;
    const { seat, live } = await requireSeat(request, table, context);
    const { audience, before, have } = parseInput(logQuerySchema, request.query);
    if (!audiencesOf(seat).includes(audience)) throw problems.secretLog();
    const oldest = before === undefined ? null : have === undefined ? before - 1 : before;
    const until = Math.min(oldest ?? live.seq, live.seq);
    const known = before === undefined ? 0 : (have ?? 0);
    const undos = await undosOf.at(live);
    const read = async (): Promise<LogPage> => {
      const lines = await history.lines(table, audience, until, PAGE + 1 + known);
      const older = lines.slice(known);
      const entries = wholeCommands(older, PAGE);
      return {
        entries: entries.map((line) => marked(translated(line, audience, live.system), undos)),
        more: entries.length < older.length,
      };
    };
    if (audience === 'public') {
      const what = `log ${until} ${known} ${undos.length}`;
      return json(reply, await pages.shared(live, what, read));
    }
    const page = await pages.own(read);
    // After they were read: no line of a desk that has come to somebody else by then.
    const { seat: now } = await requireSeatNow(request, table, context);
    if (!audiencesOf(now).includes(audience)) throw problems.secretLog();
    return page;
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table/story', async (request, reply) => {
    const { table } = request.params;
    const { live } = await requireSeat(request, table, context);
    const { after } = parseInput(storyQuerySchema, request.query);
    const { story = [] } = live.system;
    const undos = await undosOf.at(live);
    const read = async (): Promise<LogPage> => {
      const lines = await history.story(table, story, after, STORY_PAGE + 1);
      const entries = wholeCommands(lines, STORY_PAGE);
      return {
        entries: entries
          .map((line) => marked(translated(line, 'public', live.system), undos))
          .filter(({ undone }) => !undone),
        more: entries.length < lines.length,
      };
    };
    return json(reply, await pages.shared(live, `story ${after} ${live.seq}`, read));
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table/rolls', async (request, reply) => {
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
    const read = async (): Promise<SessionRolls> => ({
      table,
      session,
      hash: past?.hash ?? dice.hash,
      seed: past?.seed ?? null,
      rolls: await history.rolls(table, session),
    });
    return json(reply, await pages.shared(live, `rolls ${session} ${live.seq}`, read));
  });
}

const json = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

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

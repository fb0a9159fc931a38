import type { DiceStream } from '@moonlit/rules';
import { diceStreams, unsigned } from '@moonlit/rules';
import type { RecordedCommit, RecordedCommits } from '../store/recorded';
import type { TableRecord } from '../store/tables';
import type { LiveTable } from '../tables/live-table';
import type { ExportedDice, ExportedTable } from './format';
import { FORMAT, VERSION } from './format';

/**
 * Commits that are read at once, and how many bytes of them as they are stored: each is some hundred, or a whole state
 * where one was taken back.
 */
const PAGE = { rows: 50, bytes: 64_000 };

/**
 * A table as the text of a file, piece by piece, up to the commit that is its newest now. No more than
 * a page of its history is in memory at a time, and none of it is parsed.
 *
 * @param valid whether the table is still what it was at the start; the export ends when it is not.
 * @throws when `valid` says no: half a file is better noticed than a file of two histories.
 */
export async function* exported(
  commits: RecordedCommits,
  record: TableRecord,
  live: LiveTable,
  valid: () => Promise<boolean>,
): AsyncGenerator<string> {
  const { seq: until, state } = live;
  const dice = diceOf(live);
  yield head(record, live.system.stateVersion, dice);
  let seq = 0;
  for (;;) {
    const page = await commits.after(record.id, seq, until, PAGE);
    if (!(await valid())) throw new Error('The table has changed while it was being exported');
    for (const commit of page) yield lineOf(told(commit), commit.previous === 0);
    seq = page.at(-1)?.seq ?? until;
    if (seq >= until) break;
  }
  yield '\n],\n"state":{';
  const { sealed: _sealed, ...readable } = state;
  for (const [index, [name, part]] of Object.entries(readable).entries()) {
    yield `${index === 0 ? '' : ',\n'}${JSON.stringify(name)}:`;
    yield* pieces(part);
  }
  yield '}}\n';
}

/** A part of the state as JSON, field by field: a library alone may take megabytes. */
function* pieces(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) {
    yield JSON.stringify(part);
    return;
  }
  let between = '{';
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined) continue;
    yield `${between}${JSON.stringify(name)}:${JSON.stringify(value)}`;
    between = ',';
  }
  yield between === '{' ? '{}' : '}';
}

function head(
  { name, system, setup, createdAt }: TableRecord,
  stateVersion: number,
  dice: ExportedDice,
): string {
  const opened = createdAt.toISOString();
  const table: ExportedTable = { name, system, setup, stateVersion, createdAt: opened };
  const about = { format: FORMAT, version: VERSION, exportedAt: new Date().toISOString() };
  return `${JSON.stringify({ ...about, table, dice }).slice(0, -1)},\n"commits":[`;
}

/**
 * A commit as a file may tell of it: what was said without a name stays here (TABLE-082), and who asks to be
 * let in, whose secret is for a seat of this table alone (TABLE-114).
 */
function told(commit: RecordedCommit): RecordedCommit {
  if (commit.command.includes('"return.')) {
    const { type }: { type: string } = JSON.parse(commit.command);
    const events: { type: string }[] = JSON.parse(commit.events);
    return {
      ...commit,
      command: JSON.stringify({ type }),
      events: JSON.stringify(events.filter((event) => event.type !== 'returnSet')),
    };
  }
  if (!commit.command.includes('"limits.')) return commit;
  const step = {
    seat: commit.seat,
    command: JSON.parse(commit.command),
    events: JSON.parse(commit.events),
  };
  const { command, events } = unsigned(step);
  return { ...commit, command: JSON.stringify(command), events: JSON.stringify(events) };
}

/** A commit on a line of its own; its JSON is put in as it is stored. */
function lineOf({ command, events, at, ...rest }: RecordedCommit, first: boolean): string {
  const known = JSON.stringify({ ...rest, at: at.toISOString() }).slice(0, -1);
  return `${first ? '' : ','}\n${known},"command":${command},"events":${events}}`;
}

/** The seeds whose hashes the table has been told, while its session is open. */
function diceOf({ state, dice }: LiveTable): ExportedDice {
  const { session } = state.public.table;
  if (!session.open) return null;
  const own = Object.entries(state.seats)
    .filter(([, seat]) => (seat.dice?.hash ?? '') !== '')
    .map(([id]): DiceStream => `seat:${id}`);
  const streams: DiceStream[] = [...diceStreams, ...own];
  return {
    session: session.number,
    seeds: Object.fromEntries(streams.map((stream) => [stream, dice.seed(stream, session.number)])),
  };
}

import { randomUUID } from 'node:crypto';
import type { BaseState, FairDice, SeatId } from '@moonlit/rules';
import {
  createTable,
  execute,
  firstDifference,
  Redaction,
  Replay,
  storedState,
} from '@moonlit/rules';
import { type HistoryRewriting, REDACTION, type StoredStep } from '../store/redaction';
import type { LiveTable } from './live-table';
import { RulesAtPlay } from './rules-at-play';
import { Slices } from './slices';
import type { Source } from './snapshots';
import { TableClock } from './table-clock';

/** Commits that are read from the database at once. */
const PAGE = 100;

/** The history without somebody's words would lead to another table: nothing was changed. */
export class NotRedacted extends Error {
  constructor(table: string, where: string) {
    super(`Words of table ${table} could not be removed: something else would change at ${where}`);
    this.name = 'NotRedacted';
  }
}

/**
 * Removes the name and all words of a seat from what has happened at a table, for good. Where they went,
 * the rules tell, by which the history is decided once more (`Redaction`). The history with them and
 * without them is replayed side by side, and unless nothing but texts differs, nothing is changed. Every
 * server then has to load the table anew. Meanwhile other tables have their turn.
 *
 * @throws {NotRedacted}
 * @throws {NewerRulesError} where there may be words that these rules know nothing of.
 */
export async function redact({ source, dice }: LiveTable, seat: SeatId): Promise<void> {
  const { store, system, record } = source;
  const rules = new RulesAtPlay(store.tables, record, system.stateVersion);
  await store.rewriteHistory(record.id, async (history) => {
    await rules.refuseNewer();
    await rules.note();
    const blank = createTable(system, { name: record.name, setup: source.setup });
    const redaction = new Redaction(system, seat, blank);
    await eachStep(history, async (step) => redaction.foresee(step));
    const [before, after] = [new Replay(system, blank), new Replay(system, blank)];
    let head = 0;
    let changed: StoredStep[] = [];
    await eachStep(history, async (step) => {
      const rewritten = redaction.rewrite(step);
      before.add(step.events);
      after.add(rewritten.events);
      head = step.seq;
      if (rewritten !== step) changed.push(rewritten);
      if (changed.length < PAGE) return;
      await history.replace(changed);
      changed = [];
    });
    await history.replace(changed);
    const state = after.finished();
    // What is computed of a state, such as the names of offers, may be made of words.
    const where = firstDifference(
      storedState(system, before.finished()),
      storedState(system, state),
    );
    if (where !== null) throw new NotRedacted(record.id, where);
    await conclude(history, source, { dice, seat, state, head });
  });
}

/** Goes through a history, oldest first, and lets others have their turn. */
async function eachStep(
  history: HistoryRewriting,
  job: (step: StoredStep) => Promise<void>,
): Promise<void> {
  const slices = new Slices();
  for (let seq = 0, more = true; more; ) {
    const page = await history.after(seq, PAGE);
    more = page.length === PAGE;
    for (const step of page) {
      await job(step);
      seq = step.seq;
      await slices.pause();
    }
  }
}

/** Adds the commit that tells the table, and every server, that its history is another one now. */
async function conclude(
  history: HistoryRewriting,
  { system, record }: Source,
  { dice, seat, state, head }: { dice: FairDice; seat: SeatId; state: BaseState; head: number },
): Promise<void> {
  const clock = new TableClock(record.createdAt.getTime());
  clock.observe(head);
  const at = Date.now();
  const seq = clock.next(at);
  const command = { type: REDACTION, seat };
  const outcome = execute(system, state, command, {
    actor: { kind: 'server' },
    now: at,
    seq,
    dice,
    past: () => undefined,
    step: () => undefined,
  });
  if (!outcome.ok) throw new Error(`The removal was refused: ${outcome.refusal.message}`);
  await history.conclude({
    seq,
    previous: head,
    commandId: randomUUID(),
    seat: null,
    command,
    events: outcome.events,
    touched: [
      'public',
      'director',
      ...Object.keys(outcome.state.seats).map((id) => `seat:${id}` as const),
    ],
    at,
  });
}

import type { WireRefusal } from '@moonlit/protocol';
import type { Actor, Audience, BaseState, FairDice, Patch } from '@moonlit/rules';
import { execute, mayManage } from '@moonlit/rules';
import type { NewCommit } from '../store/commits';
import { stateBefore } from './replay';
import type { Source } from './snapshots';
import { refused, type Submission, seatVacant } from './submission';
import type { TableHead } from './table-head';

/** What the rules make of a command at the head of a table: a commit to be appended, or why not. */
export type Decided =
  | { ok: true; commit: NewCommit; state: BaseState; patches: ReadonlyMap<Audience, Patch[]> }
  | { ok: false; refusal: WireRefusal };

/** What a command is decided with. */
export interface Deciding {
  source: Source;
  head: TableHead;
  dice: FairDice;
  now(): number;
}

/** Has the rules decide a command at the head of a table. Nothing has happened before its commit is appended. */
export async function decide(
  { source, head, dice, now }: Deciding,
  { id, actor, command }: Submission,
): Promise<Decided> {
  if (actor.kind === 'seat' && !head.seat(actor.seat)) return refused(seatVacant);
  const at = now();
  const past = await stateForUndo(source, head, actor, command);
  const commit = { seq: head.nextSeq(at), previous: head.seq, commandId: id, command, at };
  const outcome = execute(source.system, head.state, command, {
    actor,
    now: at,
    seq: commit.seq,
    dice,
    past: (seq) => (past?.seq === seq ? past.state : head.before(seq)),
    step: (seq) => head.step(seq),
    memo: head.memo,
  });
  if (!outcome.ok) return outcome;
  const { events, state, patches } = outcome;
  const seat = actor.kind === 'seat' ? actor.seat : null;
  return {
    ok: true,
    commit: { ...commit, seat, events, touched: [...patches.keys()] },
    state,
    patches,
  };
}

/** For an undo that reaches back further than memory: the state to go back to, replayed from the history. */
async function stateForUndo(
  source: Source,
  head: TableHead,
  actor: Actor,
  command: { type: string },
): Promise<{ seq: number; state: BaseState } | null> {
  if (command.type !== 'table.undo' || !('to' in command)) return null;
  // It takes a long replay, so nobody else can make the server do it.
  const seat = actor.kind === 'seat' ? head.seat(actor.seat) : undefined;
  if (!seat || !mayManage(head.state, seat)) return null;
  const seq = Number(command.to);
  if (!Number.isSafeInteger(seq) || seq < 1 || head.before(seq)) return null;
  const state = await stateBefore(source, seq);
  return state ? { seq, state } : null;
}

import type { CommandAck } from '@moonlit/protocol';
import type { Store } from '../store';
import type { CommitAccess } from '../store/commits';
import type { Diff } from './audience-revisions';
import type { Decided } from './decide';
import { HistoryRewritten, rewrites } from './rewritten';
import type { RulesAtPlay } from './rules-at-play';
import { refused, repeatedAck, revoked, type Submission, tableBusy } from './submission';
import type { TableHead } from './table-head';

/** How often a command is decided again after losing against another server, before taking the lock. */
const OPTIMISTIC_ATTEMPTS = 4;

export interface CommitLoopOptions {
  table: string;
  commits: CommitAccess & Pick<Store['commits'], 'exclusively'>;
  head: Pick<TableHead, 'seq' | 'replay' | 'advance'>;
  rules: Pick<RulesAtPlay, 'note' | 'refuseNewer'>;
  /** Decides a command at the head as it stands. */
  decide(submission: Submission): Promise<Decided>;
  /** Hears what commits of other servers, which were taken over, have changed for each audience. */
  caughtUp(diffs: readonly Diff[]): void;
}

/** How a command ended. */
export interface Concluded {
  ack: CommandAck;
  /** The diffs of a new commit, for those who are connected. */
  diffs?: Diff[];
}

/** The result of an attempt: a commit that was appended, or an answer that changes nothing. */
type Result = Decided | CommandAck;

/**
 * The optimistic loop of one table: decides a command at the head, appends its commit, and where another server was
 * faster, takes over that server's commits and decides again. To be run one command at a time.
 */
export class CommitLoop {
  /** An append failed, and it is unknown whether the commit was made. */
  #appendUncertain = false;

  constructor(private readonly options: CommitLoopOptions) {}

  /** Carries a command out. What it tells is durable; where it rejects, it is unknown what became of the command. */
  async carryOut(submission: Submission): Promise<Concluded> {
    try {
      return await this.#untilAppended(submission);
    } catch (error) {
      this.#appendUncertain = true;
      throw error;
    }
  }

  /**
   * Takes over what other servers have committed.
   *
   * @throws {HistoryRewritten}
   * @throws {NewerRulesError}
   */
  async catchUp(commits: CommitAccess = this.options.commits): Promise<void> {
    const { table, head, rules, caughtUp } = this.options;
    const missed = await commits.after(table, head.seq);
    if (missed.length > 0) await rules.refuseNewer();
    if (missed.some(rewrites)) throw new HistoryRewritten(table);
    const diffs = head.replay(missed);
    this.#appendUncertain = false;
    caughtUp(diffs);
  }

  async #untilAppended(submission: Submission): Promise<Concluded> {
    const { table, commits } = this.options;
    if (this.#appendUncertain) await this.catchUp();
    for (let attempt = 0; attempt < OPTIMISTIC_ATTEMPTS; attempt += 1) {
      const result = await this.#attempt(submission, commits);
      if (result) return this.#accept(result);
      await this.catchUp();
    }
    // Another server was faster each time, as one with a long queue is: commit while it has to wait.
    const result = await commits.exclusively(table, async (locked) => {
      await this.catchUp(locked);
      return this.#attempt(submission, locked);
    });
    return result ? this.#accept(result) : { ack: refused(tableBusy) };
  }

  /** Tries to carry a command out. `null` when it was decided on an outdated state. */
  async #attempt(submission: Submission, commits: CommitAccess): Promise<Result | null> {
    const { table, head, rules, decide } = this.options;
    const outcome = await decide(submission);
    if (outcome.ok) {
      await rules.note();
      const appended = await commits.append(table, outcome.commit, submission.key);
      if (appended === 'appended') return outcome;
      if (appended === 'revoked') return refused(revoked);
    }
    // The command may have been carried out before, or this server may not know the newest commit.
    const newest = await commits.findCommand(table, submission.id);
    if (newest.found) {
      // Another server carried it out: whoever is told so here also finds here what it did.
      if (newest.found.seq > head.seq) await this.catchUp(commits);
      return repeatedAck(submission, newest.found);
    }
    return !outcome.ok && newest.head === head.seq ? outcome : null;
  }

  /** Takes over the result of an attempt, now that it is durable. */
  #accept(result: Result): Concluded {
    if (!('commit' in result)) return { ack: result };
    const diffs = this.options.head.advance(result.commit, result.state, result.patches);
    return { ack: { ok: true, seq: result.commit.seq }, diffs };
  }
}

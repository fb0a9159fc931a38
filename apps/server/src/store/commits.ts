import type { Audience, SeatId, TableEvent } from '@moonlit/rules';

/** Events as they are stored: the engine's own, or ones that only the rule system knows. */
export type StoredEvent = TableEvent | { type: string };

/** One command that was carried out. */
export interface Commit {
  seq: number;
  /** `seq` of the commit before; 0 for the first. */
  previous: number;
  commandId: string;
  /** `null` for the server. */
  seat: SeatId | null;
  /** Milliseconds since 1970. */
  at: number;
  events: StoredEvent[];
  /** The audiences whose revision went up by one. */
  touched: Audience[];
}

/** A commit on its way into the database. */
export interface NewCommit extends Commit {
  command: { type: string };
}

/** The result of an append. */
export type Appended =
  | 'appended'
  /** Another commit follows the same one, or the command was carried out already. */
  | 'conflict'
  /** The sender's link was revoked before. */
  | 'revoked';

export interface Commits {
  /**
   * Makes a commit durable, unless the link it came by has been revoked. Commits of all tables that
   * come at once share a statement (`CommitGroups`). Rejects when the database fails; whether the
   * commit was made is then unknown.
   *
   * @param key the id of the seat's key; `null` for the server's own commands.
   */
  append(table: string, commit: NewCommit, key: string | null): Promise<Appended>;
  /** The commits after `seq`, oldest first; with `most`, no more than that at once. */
  after(table: string, seq: number, before?: number, most?: number): Promise<Commit[]>;
  /** The newest commit's number, and a command that was carried out, by its id. */
  findCommand(
    table: string,
    commandId: string,
  ): Promise<{ head: number; found: RecordedCommand | null }>;
  /** The newest commit of each of these tables. */
  heads(tables: readonly string[]): Promise<Map<string, number>>;
  /**
   * Runs a job while no other server can commit to the table, for one that has lost against others
   * too often. What it appends is durable only when the job is done.
   */
  exclusively<T>(table: string, job: (commits: CommitAccess) => Promise<T>): Promise<T>;
}

/** The part of the commits that is needed to carry one command out. */
export type CommitAccess = Pick<Commits, 'append' | 'after' | 'findCommand'>;

/** A command that was carried out before. */
export interface RecordedCommand {
  seq: number;
  seat: SeatId | null;
  command: { type: string };
}

import { randomBytes } from 'node:crypto';
import type { RuleSystem, SeatId } from '@moonlit/rules';
import type pg from 'pg';
import { newId } from '../access/tokens';
import { commitsOn } from '../store/commit-statements';
import { insertRecorded } from '../store/recorded';
import { sqlStateOf } from '../store/sql-state';
import type { ReadCommit } from './import-file';
import { ImportFile } from './import-file';
import { prove } from './import-proof';
import { importRefusals } from './import-refusal';

/** Commits that are stored at once, and how many characters of them. */
const BATCH = 200;
const BATCH_LENGTH = 1_000_000;
/** What PostgreSQL says where something is there already: an id of a command, since their order is known by then. */
const UNIQUE_VIOLATION = '23505';

/**
 * Takes an exported table into the database while it arrives. All of it is one transaction, so that
 * nothing is stored before everything is known to be well.
 */
export class ImportJob {
  readonly #id = newId();
  readonly #file = new ImportFile();
  #batch: ReadCommit[] = [];
  #length = 0;

  /** @param client a connection that nobody else uses; whoever opened it closes it. */
  constructor(
    private readonly client: Pick<pg.Client, 'query'>,
    private readonly games: ReadonlyMap<string, RuleSystem>,
  ) {}

  async begin(): Promise<void> {
    await this.client.query('BEGIN');
    // Filled when the file has been read: what it says of the table may come last.
    await this.client.query(
      `INSERT INTO tables (id, name, system, setup, dice_secret) VALUES ($1, '', '', '{}', $2)`,
      [this.#id, randomBytes(32).toString('hex')],
    );
  }

  /** Takes the next bytes. @throws {ImportRefused} */
  async take(bytes: Uint8Array): Promise<void> {
    for (const commit of this.#file.take(bytes)) {
      this.#batch.push(commit);
      this.#length += commit.events.length + commit.command.length;
      if (this.#batch.length >= BATCH || this.#length > BATCH_LENGTH) await this.#store();
    }
  }

  /**
   * Replays what has come, and makes it a table; gives its id and the seat that manages it.
   *
   * @throws {ImportRefused}
   */
  async finish(): Promise<{ table: string; seat: SeatId }> {
    await this.#store();
    const { table, dice } = this.#file.finished();
    const system = this.games.get(table.system);
    if (!system) throw importRefusals.unknownGame();
    const setup = system.setupSchema.safeParse(table.setup);
    if (!setup.success) throw importRefusals.unknownGame();
    const { name, createdAt, stateVersion } = table;
    // Its history may hold events that are not known here, and would be passed over.
    if (stateVersion > system.stateVersion) throw importRefusals.newer();
    const commits = commitsOn(this.client);
    const claim = { system, setup: setup.data, name, dice, table: this.#id, commits };
    const { committedSeeds, manager } = await prove(claim);
    await this.client.query(
      `UPDATE tables SET name = $2, system = $3, setup = $4::json, committed_seeds = $5::json,
         created_at = $6, imported_at = now(), state_version = $7 WHERE id = $1`,
      [
        this.#id,
        name,
        table.system,
        JSON.stringify(table.setup),
        committedSeeds && JSON.stringify(committedSeeds),
        createdAt,
        stateVersion,
      ],
    );
    await this.client.query('COMMIT');
    return { table: this.#id, seat: manager };
  }

  async #store(): Promise<void> {
    if (this.#batch.length > 0) {
      await insertRecorded(this.client, this.#id, this.#batch).catch((error: unknown) => {
        throw sqlStateOf(error) === UNIQUE_VIOLATION
          ? importRefusals.damaged('the ids of its commands')
          : error;
      });
    }
    this.#batch = [];
    this.#length = 0;
  }
}

import type { TableRecord, TableRecords } from '../store/tables';
import { NewerRulesError } from './unplayable';

/**
 * Keeps the rules of a build away from a table where later ones have been at play: they would pass over
 * events that they do not know, decide on a state without them, and keep it.
 */
export class RulesAtPlay {
  #noted: boolean;

  constructor(
    private readonly tables: Pick<TableRecords, 'stateVersion' | 'raiseStateVersion'>,
    private readonly record: Pick<TableRecord, 'id' | 'stateVersion'>,
    private readonly version: number,
  ) {
    this.#noted = (record.stateVersion ?? 0) >= version;
  }

  /** Notes that these rules are at play: to be awaited before each commit. */
  async note(): Promise<void> {
    if (this.#noted) return;
    await this.tables.raiseStateVersion(this.record.id, this.version);
    this.#noted = true;
  }

  /**
   * To be awaited when commits of others have been read, before anything is made of them: later rules
   * were noted before they committed.
   *
   * @throws {NewerRulesError}
   */
  async refuseNewer(): Promise<void> {
    const version = await this.tables.stateVersion(this.record.id);
    if (version > this.version) throw new NewerRulesError(this.record.id);
  }
}

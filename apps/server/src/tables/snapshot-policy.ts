import type { StoredSnapshot } from '../store/snapshots';
import type { TableHead } from './table-head';

export interface SnapshotPolicyOptions {
  head: Pick<TableHead, 'passed' | 'snapshot'>;
  save(snapshot: StoredSnapshot): Promise<void>;
  /** A snapshot is saved each time that many commits have been made. */
  every: number;
  failed(error: unknown): void;
}

/** Says when a snapshot of a table is saved: now and then, so that loading it need not replay all its commits. */
export class SnapshotPolicy {
  /** How many commits the head had passed when a snapshot was last due, and in the newest that was saved. */
  #due = 0;
  #saved = 0;
  #saving: Promise<void> = Promise.resolve();

  constructor(private readonly options: SnapshotPolicyOptions) {}

  /** Saves, in the background, when enough commits have been made. */
  saveIfDue(): void {
    const { head, every, failed } = this.options;
    if (head.passed - this.#due < every) return;
    this.#due = head.passed;
    this.#saving = this.#saving.then(() => this.#save()).catch(failed);
  }

  /** Waits for what is being saved, and saves the rest. */
  async close(): Promise<void> {
    await this.#saving;
    if (this.options.head.passed > this.#saved) await this.#save();
  }

  async #save(): Promise<void> {
    const { head, save } = this.options;
    const { passed } = head;
    await save(head.snapshot());
    this.#saved = passed;
  }
}

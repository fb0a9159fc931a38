import type { StoredSnapshot } from '../store/snapshots';

export interface SnapshotWriterOptions {
  /** The table as it stands now. */
  current(): StoredSnapshot;
  save(snapshot: StoredSnapshot): Promise<void>;
  /** A snapshot is saved each time that many commits have been made. */
  every: number;
  failed(error: unknown): void;
}

/** Saves a snapshot of a table now and then, so that loading it need not replay all its commits. */
export class SnapshotWriter {
  #unsaved = 0;
  #savedSeq: number;
  #saving: Promise<void> = Promise.resolve();

  constructor(private readonly options: SnapshotWriterOptions) {
    this.#savedSeq = options.current().seq;
  }

  /** Counts commits that the newest snapshot does not hold. */
  count(commits: number): void {
    this.#unsaved += commits;
  }

  /** Saves, in the background, when enough commits have been made. */
  saveIfDue(): void {
    if (this.#unsaved < this.options.every) return;
    this.#unsaved = 0;
    this.#saving = this.#saving.then(() => this.#save()).catch(this.options.failed);
  }

  /** Waits for what is being saved, and saves the rest. */
  async close(): Promise<void> {
    await this.#saving;
    if (this.options.current().seq > this.#savedSeq) await this.#save();
  }

  async #save(): Promise<void> {
    const snapshot = this.options.current();
    await this.options.save(snapshot);
    this.#savedSeq = snapshot.seq;
  }
}

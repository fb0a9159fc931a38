import { basename } from 'node:path';
import type { Logger } from 'pino';
import { backupsIn, thinOut } from './folder';
import { writeBackup } from './write';

export interface BackupScheduleOptions {
  url: string;
  log: Logger;
  folder: string;
  /** Hours between two backups; `null`: none is made. */
  everyHours: number | null;
  /** Days after which one is removed; see `tooMany`. */
  keepDays: number;
  /** How long after the start the first one is made where one is due, milliseconds. */
  firstAfter?: number;
}

const HOUR = 3_600_000;
/** Not at once: servers are often started where others have just been stopped. */
const FIRST_MS = 60_000;
/** When one has failed, the next is tried sooner. */
const RETRY_MS = HOUR / 4;
/** Timers cannot wait longer than some weeks; looking again costs nothing. */
const LONGEST_MS = 24 * HOUR;

/**
 * Writes a backup every so many hours, and thins out those that are old. When the last one was made is read off the folder, so
 * that a server which is started anew goes on where it was.
 */
export class BackupSchedule {
  #timer: NodeJS.Timeout | null = null;
  #underWay: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(private readonly options: BackupScheduleOptions) {
    if (options.everyHours !== null) this.#wait(options.firstAfter ?? FIRST_MS);
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#underWay;
  }

  #wait(milliseconds: number): void {
    if (this.#closed) return;
    const start = () => {
      this.#underWay = this.#look().then((next) => this.#wait(next));
    };
    this.#timer = setTimeout(start, Math.min(milliseconds, LONGEST_MS)).unref();
  }

  /** Makes one if it is time; says when to look again. */
  async #look(): Promise<number> {
    const { folder, everyHours, log } = this.options;
    const every = (everyHours ?? 0) * HOUR;
    const last = (await backupsIn(folder)).at(-1)?.at ?? 0;
    const due = last + every - Date.now();
    if (due > 0) return due;
    try {
      await this.#make();
      return every;
    } catch (error) {
      log.error({ err: error }, 'No backup could be made');
      return Math.min(every, RETRY_MS);
    }
  }

  async #make(): Promise<void> {
    const { url, folder, keepDays, log } = this.options;
    const started = performance.now();
    const { file, bytes } = await writeBackup(url, folder);
    const removed = await thinOut(folder, Date.now(), keepDays);
    log.info(
      {
        backup: basename(file),
        bytes,
        removed: removed.length,
        ms: Math.round(performance.now() - started),
      },
      'A backup was made',
    );
  }
}

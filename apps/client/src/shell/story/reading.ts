import type { LogEntry } from '@moonlit/rules';
import { signal } from '@preact/signals';

/** A page of the story: its lines, oldest first, and whether there are more. */
export interface StoryLinesPage {
  entries: readonly LogEntry[];
  more: boolean;
}

/** Where the reading stands: more to come, on its way, all read, or stopped by something that went wrong. */
type Stands = 'more' | 'reading' | 'all' | 'stopped';

/** The story as far as somebody has read it: page after page, from its beginning. */
export class Reading {
  readonly lines = signal<readonly LogEntry[]>([]);
  readonly stands = signal<Stands>('more');
  #page: Promise<void> | null = null;

  /** @param fetchPage the page after a command (`seq`). */
  constructor(private readonly fetchPage: (after: number) => Promise<StoryLinesPage>) {}

  /** Reads one page more; while one is on its way, that one. */
  readOn(): Promise<void> {
    this.#page ??= this.#read().finally(() => {
      this.#page = null;
    });
    return this.#page;
  }

  /** Reads to the end, or to where it is stopped. */
  async readAll(): Promise<void> {
    do await this.readOn();
    while (this.stands.peek() === 'more');
  }

  async #read(): Promise<void> {
    if (this.stands.peek() === 'all') return;
    this.stands.value = 'reading';
    try {
      const page = await this.fetchPage(this.lines.peek().at(-1)?.seq ?? 0);
      this.lines.value = [...this.lines.peek(), ...page.entries];
      this.stands.value = page.more ? 'more' : 'all';
    } catch {
      this.stands.value = 'stopped';
    }
  }
}

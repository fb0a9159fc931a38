import { effect, signal } from '@preact/signals';
import { LocalTable } from '../local/local-table';
import { forgetDemo, keepDemo, keptDemo } from './kept-demo';
import type { Hint, Lesson } from './lesson';

/** How long a table rests before it is kept: several things may happen at once. */
const KEEP_MS = 200;

/** A lesson that is being played on this device: its table, and whose seat one has in hand. */
export class Demo {
  readonly seat = signal('');
  /** Counts the times it was begun anew: all that is drawn of the table before is let go. */
  readonly begun = signal(0);
  /** The hint that was said last, so that a new seat does not hear it twice. */
  said = '';
  /** Where the keyboard goes when another seat is drawn: to where it came from. */
  arriveAt: 'seat' | 'hint' | null = null;
  /** Whether it is said who one is: from the beginning until it is put away, or something is done. */
  readonly opens = signal(false);
  /** The hint is folded away. */
  readonly folded = signal(false);
  #table: LocalTable;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #unfollow: () => void;

  constructor(readonly lesson: Lesson) {
    const kept = resumed(lesson);
    const { table, seat } = kept ?? { table: newTable(lesson), seat: lesson.first };
    this.#table = table;
    this.opens.value = kept === null;
    this.seat.value = seat;
    this.#unfollow = this.#follow(table);
  }

  get table(): LocalTable {
    return this.#table;
  }

  /**
   * Sits down in another seat.
   *
   * @param from what it was chosen with: the list of seats, or the hint.
   */
  turnTo(seat: string, from: 'seat' | 'hint'): void {
    if (seat === this.seat.peek()) return;
    this.arriveAt = from;
    scrollTo({ top: 0 });
    this.seat.value = seat;
    this.#keepSoon();
  }

  /** Lets a seat do what a hint offers. Gives why that is refused; empty where it is done. */
  letDo({ by, command }: NonNullable<Hint['let']>): string {
    const outcome = this.#table.submit(by, command);
    if (!outcome.ok) return `${outcome.refusal.message} ${outcome.refusal.instead}`;
    // What was tapped is gone then.
    this.arriveAt = 'hint';
    return '';
  }

  /** Forgets all that was played, and begins from the beginning. */
  beginAnew(): void {
    clearTimeout(this.#waiting);
    forgetDemo(this.lesson);
    this.#unfollow();
    this.#table = newTable(this.lesson);
    this.#unfollow = this.#follow(this.#table);
    this.said = '';
    this.opens.value = true;
    this.arriveAt = 'hint';
    this.seat.value = this.lesson.first;
    this.begun.value += 1;
  }

  /** Keeps the demo whenever its page may not come back; ends by what is returned. */
  keepWithPage(): () => void {
    const keep = () => this.#keep();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    const end = effect(() => {
      this.begun.value;
      this.seat.value;
      this.#keepSoon();
    });
    return () => {
      end();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }

  #follow(table: LocalTable): () => void {
    return table.follow(() => {
      this.opens.value = false;
      this.#keepSoon();
    });
  }

  #keepSoon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#keep(), KEEP_MS);
  }

  #keep(): void {
    clearTimeout(this.#waiting);
    keepDemo(this.lesson, { table: this.#table.kept(), seat: this.seat.peek() });
  }
}

const emptyTable = ({ system, table, setFaces }: Lesson): LocalTable =>
  new LocalTable(system, table, setFaces);

function newTable(lesson: Lesson): LocalTable {
  const table = emptyTable(lesson);
  lesson.prepare(table);
  return table;
}

/** Where one was; `null` where nothing fits that was kept, such as what rules of another day have made. */
function resumed(lesson: Lesson): { table: LocalTable; seat: string } | null {
  const kept = keptDemo(lesson);
  if (!kept) return null;
  try {
    const table = emptyTable(lesson).resume(kept.table);
    return { table, seat: kept.seat };
  } catch {
    return null;
  }
}

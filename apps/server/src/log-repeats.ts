/** How long lines are counted before they may be written again. */
const INTERVAL_MS = 10_000;
/** Lines of one kind that are written in that time: of ordinary ones, and of those with details of a fault. */
const MOST_LINES = 100;
const MOST_FAULTS = 10;
/** Kinds of lines told apart. Those that come on top count as one. */
const MOST_KINDS = 200;
/** From here on lines tell of a fault (`warn` of pino). */
const FAULT_LEVEL = 40;

interface Kind {
  level: number;
  what: string;
  lines: number;
}

/** So many lines of one kind were not written. */
export type Tell = (level: number, what: string, times: number) => void;

/**
 * Keeps lines that repeat from filling the disk: what is more than a few in an interval is counted,
 * and the count is written once, at the interval's end.
 */
export class LogRepeats {
  #kinds = new Map<string, Kind>();
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly tell: Tell) {}

  /** Whether a line is to be written; if not, it has been counted. */
  mayWrite(level: number, what: string): boolean {
    const kind = this.#kindOf(level, what);
    kind.lines += 1;
    this.#timer ??= setTimeout(() => this.flush(), INTERVAL_MS).unref();
    return kind.lines <= mostOf(level);
  }

  /** Writes what was counted, and begins anew. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const kinds = [...this.#kinds.values()];
    this.#kinds = new Map();
    for (const { level, what, lines } of kinds) {
      const times = lines - mostOf(level);
      if (times > 0) this.tell(level, what, times);
    }
  }

  #kindOf(level: number, what: string): Kind {
    const key = `${level} ${what}`;
    const known = this.#kinds.get(key);
    if (known) return known;
    if (this.#kinds.size >= MOST_KINDS && what !== OTHERS) return this.#kindOf(level, OTHERS);
    const kind = { level, what, lines: 0 };
    this.#kinds.set(key, kind);
    return kind;
  }
}

const OTHERS = 'Other lines';

const mostOf = (level: number): number => (level >= FAULT_LEVEL ? MOST_FAULTS : MOST_LINES);

/** How often the load is measured. */
const MEASURE_MS = 100;
/** Commands are turned away when half of those under way have waited longer than this… */
const LONG_WAIT_MS = 750;
/** …and there are this many: few that wait do so for something else than the crowd. */
const FEW = 16;
/** The most commands under way, however fast they are answered. */
const MOST_UNDER_WAY = 4_000;
/** How late the event loop may be, on average, before commands are turned away. */
const LATE_MS = 250;

/** What tells whether a server keeps up with the commands that come. */
export interface LoadMeasure {
  /** Whether it is better to turn a command away now than to let everybody wait. */
  readonly busy: boolean;
  /** A command has come; the result is called when it has been answered. */
  begin(): () => void;
  close(): void;
}

/**
 * Whether this server keeps up, by what it measures: how long commands have waited for their answer,
 * the database included, and how late the event loop is. The middle one of those that wait counts, so
 * that one table which waits long for something does not close the others.
 */
export class Load implements LoadMeasure {
  readonly #underWay = new Map<object, number>();
  readonly #timer: NodeJS.Timeout;
  #measured: number;
  /** How late the measurements themselves come, the last ones counting most. */
  #late = 0;
  #busy = false;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.#measured = now();
    this.#timer = setInterval(() => this.measure(), MEASURE_MS).unref();
  }

  get busy(): boolean {
    return this.#busy || this.#underWay.size >= MOST_UNDER_WAY;
  }

  begin(): () => void {
    const command = {};
    this.#underWay.set(command, this.now());
    return () => this.#underWay.delete(command);
  }

  /** Looks how things are; done by itself all the time. */
  measure(): void {
    const now = this.now();
    this.#late = (this.#late + Math.max(0, now - this.#measured - MEASURE_MS)) / 2;
    this.#measured = now;
    this.#busy = this.#late > LATE_MS || this.#middleWait() > LONG_WAIT_MS;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #middleWait(): number {
    const { size } = this.#underWay;
    if (size < FEW) return 0;
    let index = 0;
    for (const since of this.#underWay.values()) {
      if (index >= size / 2) return this.now() - since;
      index += 1;
    }
    return 0;
  }
}

import { signal } from '@preact/signals';

/** How often it is said again that one is still writing, in milliseconds. */
const AGAIN_MS = 2_500;
/** How long it is believed of others: two of those may get lost. */
const BELIEVED_MS = 8_000;

/**
 * Who is filling in what everybody is asked. Only that it is so goes over the wire, never a letter of it;
 * it is believed for some seconds, so that nobody writes for ever whose phone has fallen asleep.
 */
export class Writers {
  /** What each seat is writing about now: the topic of an offer, by seat. */
  readonly now = signal<ReadonlyMap<string, string>>(new Map());

  readonly #heard = new Map<string, number>();
  #told: { topic: string | null; at: number } = { topic: null, at: Number.NEGATIVE_INFINITY };
  #count = 0;

  constructor(
    private readonly send: (topic: string | null) => void,
    private readonly later: (run: () => void, ms: number) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** One has just written something about a topic; `null`: and has sent it, or given it up. */
  tell(topic: string | null): void {
    const { topic: before, at } = this.#told;
    const rests = topic === null ? before === null : this.clock() - at < AGAIN_MS;
    if (topic === before && rests) return;
    this.#told = { topic, at: this.clock() };
    this.send(topic);
  }

  /** A seat is writing about a topic, or not any more. */
  hear(seat: string, topic: string | null): void {
    this.#count += 1;
    const heard = this.#count;
    this.#heard.set(seat, heard);
    this.#put(seat, topic);
    if (topic === null) return;
    this.later(() => {
      if (this.#heard.get(seat) === heard) this.#put(seat, null);
    }, BELIEVED_MS);
  }

  /** Whoever is not here writes nothing. */
  keepOnly(seats: readonly string[]): void {
    for (const seat of this.now.peek().keys()) if (!seats.includes(seat)) this.#put(seat, null);
  }

  #put(seat: string, topic: string | null): void {
    if ((this.now.peek().get(seat) ?? null) === topic) return;
    const now = new Map(this.now.peek());
    if (topic === null) now.delete(seat);
    else now.set(seat, topic);
    this.now.value = now;
  }
}

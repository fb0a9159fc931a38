import type { ReactionKind } from '@moonlit/protocol';
import { reactionKinds } from '@moonlit/protocol/reactions';
import { signal } from '@preact/signals';

/** How long a reaction is shown, in milliseconds. */
const SHOWN_MS = 4_000;

/** A reaction that has been heard; `number` tells it from another one of the same kind. */
export interface Heard {
  seat: string;
  kind: ReactionKind;
  number: number;
}

/** Reactions without words: each shown for some seconds, one a seat, and then forgotten. */
export class Reactions {
  /** What is shown now, the newest last. */
  readonly now = signal<readonly Heard[]>([]);
  /** The last one that came, for whoever hears it instead. */
  readonly newest = signal<Heard | null>(null);

  #count = 0;

  constructor(
    private readonly transmit: (kind: ReactionKind) => void,
    private readonly later: (run: () => void, ms: number) => void,
  ) {}

  send(kind: ReactionKind): void {
    this.transmit(kind);
  }

  /** Somebody reacts. What this page does not know is not shown. */
  hear(seat: string, said: string): void {
    const kind = reactionKinds.find((known) => known === said);
    if (kind === undefined) return;
    this.#count += 1;
    const heard = { seat, kind, number: this.#count };
    this.now.value = [...this.now.peek().filter((shown) => shown.seat !== seat), heard];
    this.newest.value = heard;
    this.later(() => {
      this.now.value = this.now.peek().filter((shown) => shown !== heard);
    }, SHOWN_MS);
  }
}

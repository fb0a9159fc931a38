/** Bounds how much of one sender may be under way at the same time. */
export class UnderWay {
  readonly #senders = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** One more of a sender begins; `false` when there is no room for it. */
  take(sender: string): boolean {
    const underWay = this.#senders.get(sender) ?? 0;
    if (underWay >= this.most) return false;
    this.#senders.set(sender, underWay + 1);
    return true;
  }

  /** One that was taken has ended. */
  done(sender: string): void {
    const underWay = (this.#senders.get(sender) ?? 1) - 1;
    if (underWay > 0) this.#senders.set(sender, underWay);
    else this.#senders.delete(sender);
  }
}

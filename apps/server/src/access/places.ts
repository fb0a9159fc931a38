/** A place that was taken, until it is left. */
export interface Place {
  leave(): void;
}

/** Room for so many at a time, of whom each network has one place: however much one asks for, there is room for others. */
export class Places {
  readonly #taken = new Set<string>();

  constructor(private readonly most: number) {}

  /** Takes the place of a network; or says that it has one already, or that there is no room. */
  take(network: string): Place | 'taken' | 'full' {
    if (this.#taken.has(network)) return 'taken';
    if (this.#taken.size >= this.most) return 'full';
    this.#taken.add(network);
    return { leave: () => this.#taken.delete(network) };
  }
}

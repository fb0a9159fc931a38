import { type Agreed, applyPatches, readPatches } from '@moonlit/protocol/frames';
import type { Diff, Snapshot } from './wire';

/** What a diff did: changed the mirror, told nothing new, or showed that something is missing. */
export type Taken = 'applied' | 'known' | 'gap';

interface Held {
  revision: number;
  state: object;
}

/** The compartments that this seat may see, as the server has them. Each has a revision of its own. */
export class Mirror {
  readonly #held = new Map<string, Held>();
  /** What the welcome has told, so that diffs need not. */
  agreed: Agreed = { openedAt: 0 };

  /** The compartment's state; `undefined` until its first snapshot. */
  state(audience: string): object | undefined {
    return this.#held.get(audience)?.state;
  }

  /** What is held, as a resync asks for it. */
  have(): Record<string, number> {
    return Object.fromEntries(
      [...this.#held].map(([audience, { revision }]) => [audience, revision]),
    );
  }

  /** Replaces a compartment, also by an older revision: the server is right. */
  put({ audience, revision, state }: Snapshot): void {
    this.#held.set(audience, { revision, state });
  }

  /**
   * Applies a diff if it continues what is held, and leaves all as it is otherwise. What a diff does
   * not fit is given up, so that the whole is asked for.
   */
  take({ audience, to, patches }: Diff): Taken {
    const held = this.#held.get(audience);
    if (!held) return 'gap';
    if (to <= held.revision) return 'known';
    if (to !== held.revision + 1) return 'gap';
    try {
      const read = readPatches(patches, held.state, this.agreed);
      this.#held.set(audience, { revision: to, state: applyPatches(held.state, read) });
      return 'applied';
    } catch {
      this.#held.delete(audience);
      return 'gap';
    }
  }

  /** Forgets compartments that this seat no longer sees. */
  keepOnly(audiences: readonly string[]): void {
    for (const audience of [...this.#held.keys()]) {
      if (!audiences.includes(audience)) this.#held.delete(audience);
    }
  }
}

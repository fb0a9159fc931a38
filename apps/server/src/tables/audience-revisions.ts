import type { Snapshot } from '@moonlit/protocol';
import type { Audience, BaseState, Patch } from '@moonlit/rules';
import { compartmentOf } from '@moonlit/rules';

/** One commit, as one audience sees it: it leads from the revision before to this one. */
export interface Diff {
  audience: Audience;
  to: number;
  patches: Patch[];
}

/** What a client lacks: nothing of an audience where it is up to date, else diffs, or the whole. */
export interface Missing {
  diffs: Diff[];
  snapshots: Snapshot[];
}

/** How many diffs of each audience are kept for clients that missed some. */
const KEPT = 200;

/**
 * The revision of each audience, and its newest diffs. An audience's revision goes
 * up with the commits that change what it sees, and with no other.
 */
export class AudienceRevisions {
  readonly #revisions: Map<Audience, number>;
  readonly #diffs = new Map<Audience, Diff[]>();

  constructor(revisions: Partial<Record<Audience, number>>) {
    this.#revisions = new Map(Object.entries(revisions) as [Audience, number][]);
  }

  /** Records a commit: one diff for each audience that it touches. */
  advance(touched: readonly Audience[], patches: ReadonlyMap<Audience, Patch[]>): Diff[] {
    return touched.map((audience) => {
      const to = this.revision(audience) + 1;
      const diff: Diff = { audience, to, patches: patches.get(audience) ?? [] };
      this.#revisions.set(audience, diff.to);
      const kept = this.#diffs.get(audience);
      if (!kept) this.#diffs.set(audience, [diff]);
      else {
        kept.push(diff);
        if (kept.length > KEPT) kept.shift();
      }
      return diff;
    });
  }

  /** Counts a commit whose diffs are not kept, because it is too old. */
  skip(touched: readonly Audience[]): void {
    for (const audience of touched) this.#revisions.set(audience, this.revision(audience) + 1);
  }

  revision(audience: Audience): number {
    return this.#revisions.get(audience) ?? 0;
  }

  revisions(): Partial<Record<Audience, number>> {
    return Object.fromEntries(this.#revisions);
  }

  missing(
    state: BaseState,
    audiences: readonly Audience[],
    have: Readonly<Record<string, number>>,
  ): Missing {
    const diffs: Diff[] = [];
    const snapshots: Snapshot[] = [];
    for (const audience of audiences) {
      const revision = this.revision(audience);
      const has = Object.hasOwn(have, audience) ? have[audience] : undefined;
      if (has === revision) continue;
      const since = has === undefined ? null : this.#since(audience, has);
      if (since) diffs.push(...since);
      else snapshots.push({ audience, revision, state: compartmentOf(state, audience) ?? null });
    }
    return { diffs, snapshots };
  }

  /** The diffs that follow a revision, or `null` when some are no longer kept. */
  #since(audience: Audience, revision: number): Diff[] | null {
    const kept = this.#diffs.get(audience) ?? [];
    const start = kept.findIndex((diff) => diff.to === revision + 1);
    return start === -1 ? null : kept.slice(start);
  }
}

import type { Diff, ResyncAck, Snapshot } from '@moonlit/protocol';
import type { Audience, BaseState, Patch } from '@moonlit/rules';
import { compartmentOf } from '@moonlit/rules';

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
      const from = this.revision(audience);
      const diff: Diff = { audience, from, to: from + 1, patches: patches.get(audience) ?? [] };
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

  /** Lets all diffs go: whoever lacks anything is sent the whole. */
  forgetDiffs(): void {
    this.#diffs.clear();
  }

  revision(audience: Audience): number {
    return this.#revisions.get(audience) ?? 0;
  }

  revisions(): Partial<Record<Audience, number>> {
    return Object.fromEntries(this.#revisions);
  }

  /** What a client lacks: nothing where it is up to date, else diffs, or the whole. */
  missing(
    state: BaseState,
    audiences: readonly Audience[],
    have: Readonly<Record<string, number>>,
  ): ResyncAck {
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
    const start = kept.findIndex((diff) => diff.from === revision);
    return start === -1 ? null : kept.slice(start);
  }
}

import type { DrawerAck, DrawerMessage } from '@moonlit/protocol';
import type { Offer, RuleSystem, Seat } from '@moonlit/rules';
import { audiencesOf, Memo, offersAbout } from '@moonlit/rules';
import { DrawerVersions } from './drawer-versions';
import type { TableHead } from './table-head';

/** What lies in a drawer, or that it is what the client has. */
export type DrawerContent = Extract<DrawerAck, { ok: true }>;

/** What lies in the drawers of a table: computed when somebody looks, and then only what has changed since. */
export class DrawerCache {
  readonly #memo: Memo;
  readonly #versions = new DrawerVersions();

  constructor(
    private readonly system: RuleSystem,
    private readonly head: Pick<TableHead, 'state' | 'revision'>,
  ) {
    this.#memo = new Memo(system.tracking);
  }

  /** What lies in a drawer of a seat now; `null` where there is no such drawer for it. */
  look(seat: Seat, { name, about, have, seek }: DrawerMessage): DrawerContent | null {
    const { state } = this.head;
    const found = seek && this.system.search?.(state, seat.id, name, seek);
    const isThere = state.seats[seat.id]?.drawers.includes(name) ?? false;
    // Whoever has nothing to do with what they find may look for it all the same.
    if (!isThere && !found) return null;
    const all = isThere ? this.system.drawer(state, seat.id, name, this.#memo) : NOTHING;
    const place = `${seat.id}/${name}`;
    const version = this.#versions.of(place, all);
    const revisions = Object.fromEntries(
      audiencesOf(seat).map((audience) => [audience, this.head.revision(audience)]),
    );
    const told = { ok: true, revisions, version } as const;
    if (found) {
      const { entries, total, kinds } = found;
      const offers = offersAbout(all, ...entries.map(({ id }) => id));
      return { ...told, offers, found: { entries: [...entries], total, kinds: { ...kinds } } };
    }
    if (version === have) return told;
    if (about !== undefined) return { ...told, offers: offersAbout(all, about) };
    const changes = have === undefined ? null : this.#versions.changesSince(place, have, all);
    return { ...told, ...(changes ?? { offers: all }) };
  }
}

const NOTHING: Readonly<Record<string, Offer>> = {};

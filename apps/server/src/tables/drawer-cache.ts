import type { DrawerAck, DrawerMessage } from '@moonlit/protocol';
import type { RuleSystem, Seat } from '@moonlit/rules';
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
  look(seat: Seat, { name, about, have }: DrawerMessage): DrawerContent | null {
    const { state } = this.head;
    if (!state.seats[seat.id]?.drawers.includes(name)) return null;
    const all = this.system.drawer(state, seat.id, name, this.#memo);
    const place = `${seat.id}/${name}`;
    const version = this.#versions.of(place, all);
    const revisions = Object.fromEntries(
      audiencesOf(seat).map((audience) => [audience, this.head.revision(audience)]),
    );
    const told = { ok: true, revisions, version } as const;
    if (version === have) return told;
    if (about !== undefined) return { ...told, offers: offersAbout(all, about) };
    const changes = have === undefined ? null : this.#versions.changesSince(place, have, all);
    return { ...told, ...(changes ?? { offers: all }) };
  }
}

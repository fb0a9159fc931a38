import { randomUUID } from 'node:crypto';
import type { Role, SeatId } from '@moonlit/rules';
import type { Store } from '../store';
import type { SeatKeyRecord } from '../store/seat-keys';
import { hashOf, newToken } from './tokens';

/** Why links died. */
export type Reason = 'seat-freed' | 'link-renewed';

/** How long a dead link is remembered, for sockets that were just coming in by it. */
const REMEMBERED_MS = 60_000;

/** Gives out the links of seats and takes them back, here and on the other servers. */
export class Bouncer {
  readonly #dead = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly events: {
      /** Sockets that came by these links must go. */
      throwOut(keys: readonly string[], why: Reason): void;
      /** Other servers have to know. */
      tellOthers(table: string, keys: readonly string[], why: Reason): void;
    },
  ) {}

  /** The seat that a token proves; `null` when the link is dead or never was. */
  async admit(token: string): Promise<SeatKeyRecord | null> {
    const key = await this.store.keys.find(hashOf(token));
    return key && !this.#dead.has(key.id) ? key : null;
  }

  /** A new link for a seat. Its old ones die. */
  async renew(table: string, seat: SeatId, role: Role): Promise<string> {
    const token = newToken();
    const { revoked } = await this.store.keys.replace(
      { id: randomUUID(), table, seat, role },
      hashOf(token),
    );
    this.#revoked(table, revoked, 'link-renewed');
    return token;
  }

  /**
   * Frees a seat, and ends the links that it had until then. One that somebody gets who takes it
   * over in the same moment lives on.
   */
  async free(table: string, seat: SeatId, job: () => Promise<void>): Promise<void> {
    const keys = await this.store.keys.living(table, seat);
    await job();
    await this.store.keys.revoke(keys);
    this.#revoked(table, keys, 'seat-freed');
  }

  /** Finds out which of these links have ended without a word from the server that ended them. */
  async check(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) this.heard(await this.store.keys.ended(keys), 'link-renewed');
  }

  /** Another server has ended these links. */
  heard(keys: readonly string[], why: Reason): void {
    const now = Date.now();
    for (const [key, at] of this.#dead) if (now - at > REMEMBERED_MS) this.#dead.delete(key);
    for (const key of keys) this.#dead.set(key, now);
    this.events.throwOut(keys, why);
  }

  /** Whether a link died a moment ago. */
  isDead(key: string): boolean {
    return this.#dead.has(key);
  }

  #revoked(table: string, keys: readonly string[], why: Reason): void {
    if (keys.length === 0) return;
    this.heard(keys, why);
    this.events.tellOthers(table, keys, why);
  }
}

import { randomUUID } from 'node:crypto';
import type { Role, SeatId } from '@moonlit/rules';
import type { Store } from '../store';
import type { SeatKeyRecord } from '../store/seat-keys';
import { hashOf, newToken } from './tokens';

/** Why links were revoked. */
export type RevocationReason = 'seat-freed' | 'link-renewed';

/** How long a revoked link is remembered: for sockets whose handshake was under way meanwhile. */
const REMEMBERED_MS = 60_000;

/** Issues the links of seats and revokes them, here and on the other servers. */
export class SeatAccess {
  readonly #recentlyRevoked = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly events: {
      /** Closes the sockets that connected with these links. */
      disconnect(keys: readonly string[], why: RevocationReason): void;
      /** Tells the other servers. */
      notifyServers(table: string, keys: readonly string[], why: RevocationReason): void;
    },
  ) {}

  /** The seat that a token proves; `null` when there is no such link, or it was revoked. */
  async authenticate(token: string): Promise<SeatKeyRecord | null> {
    const key = await this.store.keys.find(hashOf(token));
    return key && !this.#recentlyRevoked.has(key.id) ? key : null;
  }

  /** A new link for a seat. Its old ones are revoked. */
  async renew(table: string, seat: SeatId, role: Role): Promise<string> {
    const token = newToken();
    await this.admit(table, seat, role, token);
    return token;
  }

  /**
   * The same with a token that somebody has chosen. However often it is asked for, it happens once: `false`
   * where that link is not good any more, or never was one of this seat.
   */
  async admit(table: string, seat: SeatId, role: Role, token: string): Promise<boolean> {
    const { revoked, good } = await this.store.keys.replace(
      { id: randomUUID(), table, seat, role },
      hashOf(token),
    );
    this.#notifyRevoked(table, revoked, 'link-renewed');
    return good;
  }

  /**
   * Frees a seat, and revokes the links that it had before. The link of somebody who takes the seat
   * over at the same moment stays.
   */
  async free(table: string, seat: SeatId, job: () => Promise<void>): Promise<void> {
    const keys = await this.store.keys.active(table, seat);
    await job();
    await this.store.keys.revoke(keys);
    this.#notifyRevoked(table, keys, 'seat-freed');
  }

  /** Disconnects those of these links that another server has revoked without its notification arriving. */
  async checkRevoked(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) this.markRevoked(await this.store.keys.findRevoked(keys), 'link-renewed');
  }

  /** Remembers that these links were revoked, and closes their sockets. */
  markRevoked(keys: readonly string[], why: RevocationReason): void {
    const now = Date.now();
    for (const [key, at] of this.#recentlyRevoked) {
      if (now - at > REMEMBERED_MS) this.#recentlyRevoked.delete(key);
    }
    for (const key of keys) this.#recentlyRevoked.set(key, now);
    this.events.disconnect(keys, why);
  }

  /** Whether a link was revoked within the last minute. */
  wasRevoked(key: string): boolean {
    return this.#recentlyRevoked.has(key);
  }

  #notifyRevoked(table: string, keys: readonly string[], why: RevocationReason): void {
    if (keys.length === 0) return;
    this.markRevoked(keys, why);
    this.events.notifyServers(table, keys, why);
  }
}

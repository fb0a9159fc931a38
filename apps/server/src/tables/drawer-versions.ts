import { randomUUID } from 'node:crypto';
import type { Offer } from '@moonlit/rules';
import { same } from '@moonlit/rules';

/** What lies in a drawer, by key. Never changed in place. */
export type DrawerOffers = Readonly<Record<string, Offer>>;

/** What a client lacks that has an earlier version of a drawer. */
export interface DrawerChanges {
  changed: Record<string, Offer>;
  gone: string[];
}

/** Versions that are remembered, so that whoever has one is told only what has changed. */
const REMEMBERED = 16;

/**
 * Names what lay in a table's drawers, so that a client can say what it has. The names are random: a
 * count would tell how often others have asked.
 */
export class DrawerVersions {
  readonly #names = new WeakMap<DrawerOffers, string>();
  readonly #remembered = new Map<string, DrawerOffers>();

  /** @param place a seat and a drawer: what lies there is compared with what lay there, and no other. */
  of(place: string, offers: DrawerOffers): string {
    const known = this.#names.get(offers);
    if (known !== undefined) return known;
    const version = randomUUID();
    this.#names.set(offers, version);
    this.#remembered.set(`${place}/${version}`, offers);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > REMEMBERED && oldest) this.#remembered.delete(oldest);
    return version;
  }

  /** What has changed since a version; `null` where that is forgotten, or no use because of what is new. */
  changesSince(place: string, version: string, now: DrawerOffers): DrawerChanges | null {
    const before = this.#remembered.get(`${place}/${version}`);
    if (!before) return null;
    const changed: Record<string, Offer> = {};
    for (const [key, offer] of Object.entries(now)) {
      const was = before[key];
      // Where it stands among the others only the whole tells.
      if (was === undefined) return null;
      if (!same(was, offer)) changed[key] = offer;
    }
    return { changed, gone: Object.keys(before).filter((key) => now[key] === undefined) };
  }
}

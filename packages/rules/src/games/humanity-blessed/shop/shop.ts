import type { DieSize } from '../vocabulary';

/** What somebody may still do in the Session Shop (HUM-1501…1512). It outlasts the break until the next session. */
export interface ShopList {
  /** The session that it is the end of. */
  session: number;
  /** Free upgrades that are left. */
  free: number;
  /** Upgrades by tag that were earned and not taken yet. */
  tags: ShopTag[];
  /** They have said that they are done. */
  done: boolean;
  /** What they did not spend has been settled by Atmosphere: nothing is bought any more (HUM-1505). */
  settled: boolean;
}

/** An upgrade with a tag: what is chosen from hangs on the size that a Stat has reached (HUM-1504). */
export interface ShopTag {
  id: string;
  size: Extract<DieSize, 6 | 8 | 10>;
}

/** Something that is said (HUM-1506). Whether it is true is the arbiter's. */
export interface Rumor {
  id: string;
  text: string;
  /** Whose upgrade began it, by character; empty where it was there before. */
  by: string;
  ended: boolean;
}

export type ShopEvent =
  | { type: 'shopSet'; character: string; list: ShopList | null }
  | { type: 'rumorSet'; rumor: Rumor }
  /** What whoever directs knows of a rumor; `null`: nothing any more (HUM-1808). */
  | { type: 'rumorTruthSet'; rumor: string; truth: string | null };

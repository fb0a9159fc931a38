// What people are owed of Blessings, and what stands behind them: debts, deals, gifts to places, and reputations.

/** What Blessings come of (HUM-608…610, 617, 1505). */
export type DueSource = 'milestone' | 'major' | 'seen' | 'debt' | 'tier' | 'carry' | 'effect';

/** What somebody has still to take, or the table to say, of Blessings that are due. */
export interface Due {
  id: string;
  /** `gain`: somebody takes Blessings; `seen`: the table says who gains with them; `reputation`: it is said with whom. */
  kind: 'gain' | 'seen' | 'reputation';
  /** Whose they are; of `seen` and `reputation` whose deed it was. */
  of: string;
  source: DueSource;
  /** How many, or by how much. */
  count: number;
  /** What it comes of, in a few words; may be empty. */
  what: string;
  /** Whoever has these dice is asked whether they may be stolen (HUM-619). */
  asks?: { from: string; dice: string[] };
}

/** Something that stands between a character and somebody in the story (HUM-104, 609, 615). */
export interface Dealing {
  id: string;
  kind: 'debt' | 'deal' | 'donation';
  of: string;
  /** With whom, or where. */
  with: string;
  what: string;
  /** How many Blessings it has brought, or how much was given. */
  worth: number;
}

/** Somebody with whom one has a name: a faction, or a single person (HUM-610, 1706). */
export interface Faction {
  id: string;
  name: string;
  /** By character. */
  standing: Record<string, Reputation>;
}

/** What somebody's name is worth there: good above 0, bad below. */
export interface Reputation {
  value: number;
  /** So much of it is taken off when the session ends (HUM-1706). */
  passing: number;
  /** The highest tiers that it has reached, good and bad: each brought a Blessing once (HUM-610). */
  best: number;
  worst: number;
}

/** What somebody has gained last, as long as it may be copied (HUM-1704). */
export interface LastGained {
  of: string;
  values: number[];
  passing: boolean;
}

/** What was spent by choice last: of one command, by whom and how many (HUM-1211, 1705). */
export interface LastSpent {
  seq: number;
  by: Record<string, number>;
}

export type BlessingEvent =
  | { type: 'blessingDueSet'; due: Due }
  | { type: 'blessingDueRemoved'; id: string }
  | { type: 'dealingSet'; dealing: Dealing }
  | { type: 'dealingRemoved'; id: string }
  | { type: 'factionSet'; faction: Faction }
  | { type: 'factionRemoved'; id: string }
  | { type: 'reputationSet'; faction: string; character: string; reputation: Reputation }
  | { type: 'blessingsSpent'; seq: number; character: string; count: number }
  /** What may be copied now; `null`: nothing any more. */
  | { type: 'blessingsGained'; gained: LastGained | null };

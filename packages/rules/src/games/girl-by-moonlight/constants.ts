/**
 * Lengths of tracks that are the same at every table. What a table may set for itself stands in
 * `house-rules.ts`.
 */

/** Boxes of the stress track (GBM-STR-002). */
export const STRESS_MAX = 9;
/** Segments of the harm recovery clock (GBM-CON-023). */
export const RECOVERY_SEGMENTS = 4;
/** Tags that each level of harm can hold (GBM-CON-016). */
export const HARM_SLOTS: Record<1 | 2 | 3, number> = { 1: 2, 2: 2, 3: 1 };
/** Tiers of the investigation and adversary tracks (GBM-ADV-007). */
export const TIERS = 3;
/** The longest that a table can make a track: segments of transcendence, of an xp track, of a tier. */
export const LONGEST = { transcendence: 8, xp: 12, tier: 6 } as const;
/** Mundane and transcendent dots an action can have (GBM-ACT-002, 003). */
export const DOTS_MAX = { mundane: 2, transcendent: 2 } as const;
/** Downtime actions each protagonist has before extras (GBM-DWN-001). */
export const DOWNTIME_ACTIONS = 2;
/** Segments marked or links given by a downtime roll (GBM-DWN-003, 004). */
export const DOWNTIME_AMOUNTS = { bad: 2, partial: 3, success: 4, critical: 5 } as const;
/** Usual size of a long-term project's clock (GBM-DWN-013). */
export const PROJECT_SEGMENTS = 6;

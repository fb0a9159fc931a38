/**
 * Lengths of tracks. The book's text lost some of its diagrams: those are read off the publisher's
 * own sheet. Each stands here once, so that a table's house rule has one place to change.
 */

/** Boxes of the stress track (GBM-STR-002). */
export const STRESS_MAX = 9;
/** Segments of a personal transcendence track. */
export const TRANSCENDENCE_MAX = 4;
/** Segments of the harm recovery clock (GBM-CON-023). */
export const RECOVERY_SEGMENTS = 4;
/** Tags that each level of harm can hold (GBM-CON-016). */
export const HARM_SLOTS: Record<1 | 2 | 3, number> = { 1: 2, 2: 2, 3: 1 };
/** Segments in a tier of the investigation and adversary tracks (GBM-ADV-007). */
export const SEGMENTS_PER_TIER = 5;
/** Tiers of those tracks. */
export const TIERS = 3;
/** Segments of the whole track. */
export const TRACK_MAX = SEGMENTS_PER_TIER * TIERS;
/** Marks that fill an xp track (GBM-XP-004). */
export const XP_MAX = { sun: 6, moon: 6, stars: 6, playbook: 8, series: 8 } as const;
/** Mundane and transcendent dots an action can have (GBM-ACT-002, 003). */
export const DOTS_MAX = { mundane: 2, transcendent: 2 } as const;
/** Downtime actions each protagonist has before extras (GBM-DWN-001). */
export const DOWNTIME_ACTIONS = 2;
/** Segments marked or links given by a downtime roll (GBM-DWN-003, 004). */
export const DOWNTIME_AMOUNTS = { bad: 2, partial: 3, success: 4, critical: 5 } as const;
/** Usual size of a long-term project's clock (GBM-DWN-013). */
export const PROJECT_SEGMENTS = 6;

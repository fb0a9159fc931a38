import type { ProgressClock } from '../../../forged-in-the-dark';

/** What a clock counts: a danger, progress, a project of downtime or that of a room, or two sides. */
export type ClockKind = 'threat' | 'progress' | 'project' | 'room' | 'tug-of-war';

/** A progress clock (GBM-CLK-001…009). */
export type GbmClock = ProgressClock<ClockKind>;

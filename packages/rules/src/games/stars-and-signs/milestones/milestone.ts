import type { PaidFor } from '../protagonists/trait';

/** A Milestone that everybody goes through, each at their own pace (SNS-2116, 2117). */
export interface Milestone {
  kind: MilestoneKind;
  /** Challenges that were overcome since the last one: so much XP each gains (SNS-2109). */
  challenges: number;
  /** What each protagonist has been through, by their id; whoever joins later is not among them. */
  done: Record<string, MilestoneStep[]>;
  /** What each has reflected on, by the place that it takes (SNS-2103). */
  reflected: Record<string, ReflectionPlace[]>;
  /** The Wound that somebody tries to recover from, until the referee has rolled for it (SNS-1705). */
  recovering: Record<string, string>;
  /** What each has invoked on that Test, and what it was paid with; missing before (Q08). */
  invoked?: Record<string, PaidFor[]>;
}

export const milestoneKinds = ['minor', 'major'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** In their order; those of a Minor Milestone come first in a Major one. */
export const minorSteps = [
  'consumed',
  'affinities',
  'recover',
  'hope',
  'reflect',
  'xp',
  'corruption',
  'return',
] as const;
export const majorSteps = [
  'transformation',
  'despair',
  'hopeRefresh',
  'effort',
  'feature',
  'charm',
  'skills',
  'talents',
  'agenda',
  'falloutDue',
] as const;
export const allSteps = [...minorSteps, ...majorSteps] as const;
export type MilestoneStep = (typeof allSteps)[number];

/** The steps of a Milestone, in their order (SNS-2102, 2107). */
export const stepsOf = (kind: MilestoneKind): readonly MilestoneStep[] =>
  kind === 'major' ? allSteps : minorSteps;

/** One of each is reflected on; a Lingering Wound takes the place of an Agenda (SNS-1713, 2103). */
export const reflectionPlaces = ['aspect', 'agenda', 'connection'] as const;
export type ReflectionPlace = (typeof reflectionPlaces)[number];

/** A scene of the past, tied to an Anchor (SNS-1406…1408). */
export interface Flashback {
  protagonist: string;
  anchor: string;
  /** The topic or mood that its player proposed. */
  topic: string;
  /** How the referee has framed it; empty before. */
  scene: string;
  /** The Timer that says how long it lasts, which goes with it; missing where there is none (SNS-1409). */
  timer?: string;
}

export type MilestoneEvent =
  | { type: 'milestoneSet'; milestone: Milestone | null }
  /** What of it is different. */
  | { type: 'milestoneChanged'; set: Partial<Milestone> }
  /** What somebody has been through by now. */
  | { type: 'milestonePassed'; protagonist: string; done: MilestoneStep[] }
  /** Challenges that the group has overcome since the last Milestone (SNS-Q45). */
  | { type: 'challengesSet'; challenges: number }
  /** A Milestone that was put off to the start of the next session (SNS-2101). */
  | { type: 'milestoneDue'; kind: MilestoneKind | null }
  | { type: 'flashbackSet'; flashback: Flashback | null };

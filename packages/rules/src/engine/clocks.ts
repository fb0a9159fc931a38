import { refuse } from './refusal';

/** A progress clock (GBM-CLK-001…009). */
export interface Clock {
  id: string;
  name: string;
  /** What happens when it fills, if the table has said so. */
  outcome: string;
  segments: number;
  marked: number;
  /** Free text for what kind it is: a project, a threat, a race. */
  kind: 'threat' | 'progress' | 'project' | 'room';
}

/** Fewest segments a clock may have (GBM-CLK-002). */
export const CLOCK_MIN = 4;
/** Most segments that are usual; the book's own example of ten shows it is no hard limit. */
export const CLOCK_MAX = 12;

/** The number of marked segments after `by` more (or fewer). Never below none or beyond full. */
export function tick(clock: Pick<Clock, 'segments' | 'marked'>, by: number): number {
  return Math.min(clock.segments, Math.max(0, clock.marked + by));
}

/** Refuses a tick that would change nothing because the clock is already full, or empty. */
export function checkTick(clock: Clock, by: number): void {
  if (by > 0 && clock.marked >= clock.segments) {
    refuse(
      'limit-reached',
      `“${clock.name}” is already full: all ${clock.segments} segments are marked.`,
      {
        instead: 'Erase segments, remove the clock, or start a new one.',
        rule: 'GBM-CLK-003',
      },
    );
  }
  if (by < 0 && clock.marked === 0) {
    refuse('limit-reached', `“${clock.name}” has no marked segment to erase.`, {
      rule: 'GBM-CLK-006',
    });
  }
}

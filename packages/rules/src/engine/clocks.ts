import { refuse } from './refusal';

/** A progress clock (GBM-CLK-001…009). */
export interface Clock {
  id: string;
  name: string;
  /** What happens when it fills, if the table has said so. */
  outcome: string;
  segments: number;
  marked: number;
  /** What it counts. A tug-of-war moves both ways, and something happens at either end. */
  kind: 'threat' | 'progress' | 'project' | 'room' | 'tug-of-war';
  /** What happens when its last segment is erased. */
  emptied?: string;
  /** Whoever started it as a project of their own. */
  owner?: string | null;
  /** Clocks with the same race run against each other (GBM-CLK-007). */
  race?: string;
  /** It begins to count when the clock with this id is full: the next phase of something. */
  after?: string;
  /** What the table sees of a clock on the director’s desk; without, nothing. */
  shows?: ClockFace & {
    /** Its id for the table; the one on the desk would tell when it was started. */
    as: string;
  };
}

/** Which sides of a clock are open; each can be hidden on its own. */
export interface ClockFace {
  name: boolean;
  size: boolean;
  progress: boolean;
}

/** A clock as the table sees it while some of it is hidden: `null` is what it cannot see. */
export interface VeiledClock {
  id: string;
  name: string | null;
  segments: number | null;
  marked: number | null;
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
      instead: 'Mark segments, or put the clock away.',
      rule: 'GBM-CLK-006',
    });
  }
}

/** What the table sees of a clock on the desk; `null` when that is nothing. */
export function veil({ name, segments, marked, shows }: Clock): VeiledClock | null {
  if (!shows) return null;
  return {
    id: shows.as,
    name: shows.name ? name : null,
    segments: shows.size ? segments : null,
    marked: shows.progress ? marked : null,
  };
}

/** The clock that has to fill before this one counts, if it has not. One that was put away holds nothing up. */
export function waitsFor(
  clocks: Readonly<Record<string, Clock>>,
  { after }: Pick<Clock, 'after'>,
): Clock | null {
  const first = after === undefined ? undefined : clocks[after];
  return first && first.marked < first.segments ? first : null;
}

/** The other clocks of a clock’s race. */
export function rivalsOf(
  clocks: Readonly<Record<string, Clock>>,
  { id, race }: Pick<Clock, 'id' | 'race'>,
): Clock[] {
  if (race === undefined) return [];
  return Object.values(clocks).filter((other) => other.race === race && other.id !== id);
}

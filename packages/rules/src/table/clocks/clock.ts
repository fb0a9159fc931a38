/** A clock: it fills, one segment after the other, until something happens. */
export interface Clock {
  id: string;
  name: string;
  segments: number;
  marked: number;
  /** What the table sees of a clock on the director’s desk; without, nothing. */
  shows?: ShownSides & {
    /** Its id for the table; the one on the desk would tell when it was started. */
    as: string;
  };
}

/** The sides of a clock that can be hidden, each on its own (TABLE-027). */
export const clockSides = ['name', 'size', 'progress'] as const;
export type ClockSide = (typeof clockSides)[number];

/** Which sides of a clock are open. */
export type ShownSides = Record<ClockSide, boolean>;

/** A clock as the table sees it while some of it is hidden: `null` is what it cannot see. */
export interface VeiledClock {
  id: string;
  name: string | null;
  segments: number | null;
  marked: number | null;
}

/** The number of marked segments after `by` more (or fewer). Never below none or beyond full. */
export function tick({ segments, marked }: Pick<Clock, 'segments' | 'marked'>, by: number): number {
  return Math.min(segments, Math.max(0, marked + by));
}

/** What the table sees of a clock on the desk; `null` when that is nothing. */
export function veiled({ name, segments, marked, shows }: Clock): VeiledClock | null {
  if (!shows) return null;
  return {
    id: shows.as,
    name: shows.name ? name : null,
    segments: shows.size ? segments : null,
    marked: shows.progress ? marked : null,
  };
}

/** The sides of a clock on the desk that the table does not see. */
export function hiddenSides({ shows }: Clock): ClockSide[] {
  return clockSides.filter((side) => !shows?.[side]);
}

/** What is open of a clock with some sides hidden: all, some, or nothing (`null`). */
export function shownSides(hidden: readonly ClockSide[]): ShownSides | 'all' | null {
  if (hidden.length === 0) return 'all';
  if (new Set(hidden).size === clockSides.length) return null;
  return {
    name: !hidden.includes('name'),
    size: !hidden.includes('size'),
    progress: !hidden.includes('progress'),
  };
}

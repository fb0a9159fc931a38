import type { Clock } from '../../table';

/** A progress clock, of one of the kinds that its game knows. */
export interface ProgressClock<Kind extends string = string> extends Clock {
  /** What happens when it fills, if the table has said so. */
  outcome: string;
  /** What it counts. A tug-of-war moves both ways, and something happens at either end. */
  kind: Kind;
  /** What happens when its last segment is erased. */
  emptied?: string;
  /** Whoever started it as a project of their own. */
  owner?: string | null;
  /** Clocks with the same race run against each other. */
  race?: string;
  /** It begins to count when the clock with this id is full: the next phase of something. */
  after?: string;
}

/** Fewest segments of a progress clock. */
export const CLOCK_MIN = 4;
/** Most segments that are usual; clocks of ten and twelve are played. */
export const CLOCK_MAX = 12;

type All<C> = Readonly<Record<string, C>>;

/** The clock that has to fill before this one counts, if it has not. One that was put away holds nothing up. */
export function waitsFor<C extends ProgressClock>(
  clocks: All<C>,
  { after }: Pick<ProgressClock, 'after'>,
): C | null {
  const first = after === undefined ? undefined : clocks[after];
  return first && first.marked < first.segments ? first : null;
}

/** The other clocks of a clock’s race. */
export function rivalsOf<C extends ProgressClock>(
  clocks: All<C>,
  { id, race }: Pick<ProgressClock, 'id' | 'race'>,
): C[] {
  if (race === undefined) return [];
  return Object.values(clocks).filter((other) => other.race === race && other.id !== id);
}

/** Whether the one can wait for the other: not if the other waits for it, however far along. */
export function mayFollow(
  all: All<ProgressClock>,
  clock: ProgressClock,
  other: ProgressClock,
): boolean {
  const passed = new Set([clock.id]);
  let next: ProgressClock | undefined = other;
  while (next) {
    if (passed.has(next.id)) return false;
    passed.add(next.id);
    next = next.after ? all[next.after] : undefined;
  }
  return true;
}

/** What reaching an end means: the outcome, the race, and the clock that waited. */
export function endNotes(
  { clock }: { clock: ProgressClock },
  marked: number,
  all: All<ProgressClock>,
): string[] {
  if (marked === 0 && clock.emptied) return [`The clock is empty. ${clock.emptied}`];
  if (marked < clock.segments) return [];
  return [
    `The clock is full.${clock.outcome ? ` ${clock.outcome}` : ''}`,
    ...rivalsOf(all, clock).map((rival) =>
      rival.marked >= rival.segments
        ? `Both have filled: “${rival.name}” as well.`
        : `It wins the race: “${rival.name}” stands at ${rival.marked} of ${rival.segments}.`,
    ),
    ...Object.values(all)
      .filter(({ after }) => after === clock.id)
      .map(({ name }) => `“${name}” begins to count.`),
  ];
}

/** What is written beside a clock that everybody sees. */
export function meaningOf({ outcome, emptied }: ProgressClock): string[] {
  return [
    ...(outcome ? [`When it fills: ${outcome}`] : []),
    ...(emptied ? [`When it is empty: ${emptied}`] : []),
  ];
}

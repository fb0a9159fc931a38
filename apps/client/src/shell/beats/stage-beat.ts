import type { LogEntry } from '@moonlit/rules';

/** A line of a log that is worth a moment on the stage, with what its command said besides. */
export interface StageBeat {
  /** Tells it from all others of this table. */
  key: string;
  entry: LogEntry;
  /** Further lines of the same command, which are no beats themselves. */
  also: LogEntry[];
  /** Only whoever directs sees it. */
  secret: boolean;
}

/** Lines of a log with their numbers, oldest first. */
export type NumberedLines = readonly (readonly [number: number, entry: LogEntry])[];

/** Whether a line is one that everybody is turned to. */
export const isBeat = ({ roll, beat }: LogEntry): boolean =>
  roll !== undefined || beat !== undefined;

/** The beats among lines. What a command says besides stands with its beat. */
export function beatsOf(lines: NumberedLines, secret: boolean): StageBeat[] {
  const beats: StageBeat[] = [];
  for (const [number, entry] of lines) {
    const last = beats.at(-1);
    if (isBeat(entry)) {
      beats.push({ key: `${secret ? 'desk' : 'all'}:${number}`, entry, also: [], secret });
    } else if (last && last.entry.seq === entry.seq) last.also.push(entry);
  }
  return beats;
}

/**
 * The lines of a log from a number on, oldest first. They stand in a ring, where a new line takes the
 * place of the oldest.
 */
export function linesFrom(
  { next, entries }: { next: number; entries: readonly LogEntry[] },
  from: number,
): NumberedLines {
  const first = Math.max(from, next - entries.length);
  return Array.from({ length: Math.max(0, next - first) }, (_, index) => first + index).flatMap(
    (number) => {
      const entry = entries[number % entries.length];
      return entry ? [[number, entry] as const] : [];
    },
  );
}

import { z } from 'zod';
import { backupProblems } from './problem';

// A backup is a text, packed with gzip: two lines that say what it is, then the rows of each table as PostgreSQL's
// own COPY writes them, then a line that counts them, by which one knows that nothing is missing.

const TITLE =
  '-- Moonlit Table: a backup of everything that is played here. It holds every secret of every table.';
const COMMENT = '-- ';

const headSchema = z.object({
  format: z.literal(1),
  /** When it was taken. */
  at: z.iso.datetime(),
  /** What had been done to the database then, oldest first. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
export type BackupHead = z.infer<typeof headSchema>;

/** How many rows there are of each table. */
const countsSchema = z.object({ rows: z.record(z.string(), z.int()) });

/** A line that says which rows follow; they end with a line of `END_OF_ROWS`. */
const ROWS = /^COPY "(\w+)" \(("\w+"(?:, "\w+")*)\) FROM stdin;$/;
export const END_OF_ROWS = '\\.';

export const headLines = (head: BackupHead): string =>
  `${TITLE}\n${COMMENT}${JSON.stringify(head)}\n`;

export const countsLine = (rows: Readonly<Record<string, number>>): string =>
  `${COMMENT}${JSON.stringify({ rows })}\n`;

export const rowsLine = ({ name, columns }: BackedUpTable): string =>
  `COPY "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) FROM stdin;\n`;

/** A table of the database, and the columns that are kept of it. */
export interface BackedUpTable {
  name: string;
  columns: readonly string[];
}

/** @throws {BackupProblem} where the two lines are not those of a backup. */
export function readHead(title: string, line: string): BackupHead {
  const head = title === TITLE ? headSchema.safeParse(commented(line)) : null;
  if (!head?.success) throw backupProblems.notOurs();
  return head.data;
}

/** The table whose rows follow a line; `null` where it is another line. */
export function readRowsLine(line: string): BackedUpTable | null {
  const [, name, columns] = ROWS.exec(line) ?? [];
  if (name === undefined || columns === undefined) return null;
  return { name, columns: columns.split(', ').map((column) => column.slice(1, -1)) };
}

/** The counts at the end; `null` where it is another line. */
export function readCounts(line: string): Readonly<Record<string, number>> | null {
  const counts = countsSchema.safeParse(commented(line));
  return counts.success ? counts.data.rows : null;
}

function commented(line: string): unknown {
  if (!line.startsWith(COMMENT)) return null;
  try {
    return JSON.parse(line.slice(COMMENT.length));
  } catch {
    return null;
  }
}

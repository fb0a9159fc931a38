import type { LogEntry, SeatId } from '@moonlit/rules';
import type { Database } from './database';

/** What is read out of the commits for people: too long to keep in the state. */
export interface History {
  /**
   * The lines of the commits up to and including `until`, newest first: at least `most` of them
   * where there are as many, and always all lines of a commit.
   */
  lines(
    table: string,
    audience: 'public' | 'director',
    until: number | null,
    most: number,
  ): Promise<LogEntry[]>;
  /**
   * The public lines with a beat that belongs in the story, of the commits after `after`, oldest first:
   * one of these kinds, one that somebody has written of, or a chapter. At least `most` of them where
   * there are as many, and always all of a commit.
   */
  story(table: string, kinds: readonly string[], after: number, most: number): Promise<LogEntry[]>;
  /** The commits after `after`, up to and including `until`, that took something back, and which they took back. */
  undos(table: string, after: number, until: number): Promise<Undone[]>;
  /** The seat of whoever opened the table. */
  openedBy(table: string): Promise<SeatId | null>;
  /** A session's rolls with the dice that everybody sees. */
  rolls(table: string, session: number): Promise<(RolledDice & { seq: number })[]>;
}

/** What a commit has taken back. */
export interface Undone {
  /** The commit that did it. */
  seq: number;
  /** The first that was taken back. */
  to: number;
  /** Nothing but that one; else everything up to `seq`. */
  alone: boolean;
}

/** A roll as it is stored. */
interface RolledDice {
  roll: number;
  faces: number[];
  /** Absent where all dice have six sides. */
  sides?: number[];
  /** They were typed in. */
  typed?: true;
  why: string;
}

export function historyOf({ pool }: Database): History {
  return {
    async lines(table, audience, until, most) {
      // Each commit's lines of this audience; the other audience's lines never leave the database. They are read from
      // the newest on until there are enough: without `OFFSET` a whole history might be parsed to find fifty.
      const { rows } = await pool.query<{ lines: LogEntry[] }>({
        name: 'log-lines',
        text: `SELECT jsonb_path_query_array(events::jsonb,
                 '$[*] ? (@.type == "logged" && @.to == $to).entry',
                 jsonb_build_object('to', $2::text)) AS lines
               FROM (SELECT seq, events FROM commits
                     WHERE table_id = $1 AND ($3::bigint IS NULL OR seq <= $3) AND $2::text = ANY (touched)
                     ORDER BY seq DESC OFFSET 0) AS newest_first
               WHERE events::jsonb @> jsonb_build_array(jsonb_build_object('type', 'logged', 'to', $2::text))
               ORDER BY seq DESC LIMIT $4`,
        values: [table, audience, until, most],
      });
      return rows.flatMap((row) => row.lines.reverse());
    },

    async story(table, kinds, after, most) {
      // Text is searched before it is parsed, here and below: that takes a fortieth of the time.
      const { rows } = await pool.query<{ lines: LogEntry[] }>({
        name: 'story-lines',
        text: `SELECT lines FROM (
                 SELECT seq, CASE WHEN events::text LIKE '%"beat"%' THEN jsonb_path_query_array(events::jsonb,
                   '$[*] ? (@.type == "logged" && @.to == "public").entry
                     ? (exists(@.beat.fiction) || exists(@.beat.chapter) || @.beat.kind == $kinds[*])',
                   jsonb_build_object('kinds', $2::jsonb)) END AS lines
                 FROM commits WHERE table_id = $1 AND seq > $3
               ) told
               WHERE jsonb_array_length(lines) > 0 ORDER BY seq LIMIT $4`,
        values: [table, JSON.stringify(kinds), after, most],
      });
      return rows.flatMap((row) => row.lines);
    },

    async undos(table, after, until) {
      const { rows } = await pool.query<{ seq: string; to: number; alone: boolean }>({
        name: 'undos',
        text: `SELECT seq, jsonb_path_query(events::jsonb, '$[*] ? (@.type == "rewound").to') AS "to",
                 type = 'table.take-back' AS alone
               FROM commits
               WHERE table_id = $1 AND seq > $2 AND seq <= $3 AND type IN ('table.undo', 'table.take-back')
               ORDER BY seq`,
        values: [table, after, until],
      });
      return rows.map(({ seq, to, alone }) => ({ seq: Number(seq), to: Number(to), alone }));
    },

    async openedBy(table) {
      const { rows } = await pool.query<{ by: string | null }>({
        name: 'opened-by',
        text: `SELECT command->>'by' AS by FROM commits WHERE table_id = $1 AND previous = 0`,
        values: [table],
      });
      return rows[0]?.by ?? null;
    },

    async rolls(table, session) {
      const { rows } = await pool.query<{
        seq: string;
        rolls: RolledDice[];
      }>({
        name: 'session-rolls',
        text: `SELECT seq, jsonb_path_query_array(events::jsonb,
                 '$[*] ? (@.type == "diceRolled" && @.stream == "public" && @.session == $session)',
                 jsonb_build_object('session', $2::int)) AS rolls
               FROM commits
               WHERE table_id = $1 AND CASE WHEN events::text LIKE '%"diceRolled"%' THEN
                 events::jsonb @> jsonb_build_array(
                   jsonb_build_object('type', 'diceRolled', 'stream', 'public', 'session', $2::int))
                 ELSE false END
               ORDER BY seq`,
        values: [table, session],
      });
      return rows.flatMap((row) =>
        row.rolls.map(({ roll, faces, sides, typed, why }) => ({
          roll,
          faces,
          ...(sides ? { sides } : {}),
          ...(typed ? { typed } : {}),
          why,
          seq: Number(row.seq),
        })),
      );
    },
  };
}

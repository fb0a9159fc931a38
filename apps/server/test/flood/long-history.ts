import pg from 'pg';

/**
 * Gives a table a long history of lines in its log, as another server would have written it.
 *
 * @param commits each takes some 450 bytes of an export.
 */
export async function lengthen(
  databaseUrl: string,
  table: string,
  commits: number,
): Promise<{ newest: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ newest: string }>(
      `WITH head AS (SELECT * FROM commits WHERE table_id = $1 ORDER BY seq DESC LIMIT 1),
       line AS (
         SELECT jsonb_path_query_first(events::jsonb, '$[*] ? (@.type == "logged").entry') AS entry
         FROM commits WHERE table_id = $1 AND previous = 0),
       added AS (
         INSERT INTO commits
           (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
         SELECT $1, seq + n, seq + n - 1, gen_random_uuid(), seat, 'seat.rename',
           '{"type":"seat.rename","name":"Bev"}',
           jsonb_build_array(jsonb_build_object('type', 'logged', 'to', 'public', 'entry',
             entry || jsonb_build_object('seq', seq + n, 'text', md5(n::text) || md5((-n)::text))))::json,
           '{public}', at
         FROM head, line, generate_series(1, $2::int) AS n
         RETURNING seq)
       SELECT max(seq)::text AS newest FROM added`,
      [table, commits],
    );
    return { newest: Number(rows[0]?.newest) };
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SeatKey } from '@moonlit/protocol';
import { logPageSchema } from '@moonlit/protocol';
import type { TableEvent } from '@moonlit/rules';
import { createTable, evolveAll } from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import pg from 'pg';
import { expect, it } from 'vitest';
import { newDatabase } from './database';
import { call, connect, openTable, startServer, until } from './helpers';

/** A campaign as the first release has stored it, command by command. */
interface Campaign {
  name: string;
  playset: string;
  rows: {
    seat: string | null;
    command: { type: string };
    events: TableEvent[];
    touched: string[];
  }[];
}

const file =
  '../../../packages/rules/src/games/girl-by-moonlight/testing/campaigns/first-release.json.gz';
const campaign: Campaign = JSON.parse(
  gunzipSync(readFileSync(new URL(file, import.meta.url))).toString(),
);

/** Puts the campaign in the place of what a table has played; whoever opened the table directs it. */
async function record(databaseUrl: string, table: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('DELETE FROM snapshots WHERE table_id = $1', [table]);
  await database.query('DELETE FROM commits WHERE table_id = $1', [table]);
  await database.query(`UPDATE seat_keys SET seat = 'bev' WHERE table_id = $1`, [table]);
  for (const [index, { seat, command, events, touched }] of campaign.rows.entries()) {
    await database.query(
      `INSERT INTO commits (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`,
      [
        table,
        index + 1,
        index,
        randomUUID(),
        seat,
        command.type,
        JSON.stringify(command),
        JSON.stringify(events),
        touched,
      ],
    );
  }
  await database.end();
}

/** How many rolls there are in the whole log, each told in the form of this release. */
async function rollsInLog(url: string, { table, token }: SeatKey): Promise<number> {
  let rolls = 0;
  let query = '';
  for (let more = true; more; ) {
    const path = `/api/tables/${table}/log${query}`;
    const { body } = await call(url, path, { method: 'GET', token });
    const page = logPageSchema.parse(body);
    expect(page).toEqual(body);
    rolls += page.entries.filter(({ roll }) => roll).length;
    query = `?before=${page.entries.at(-1)?.seq}`;
    ({ more } = page);
  }
  return rolls;
}

it('goes on with a campaign that an earlier release has stored', async () => {
  const databaseUrl = await newDatabase();
  const first = await startServer({ databaseUrl, build: 'one' });
  const { key } = await openTable(first.url, campaign.playset);
  await first.server.close();
  await record(databaseUrl, key.table);
  const second = await startServer({ databaseUrl, build: 'two' });
  const bev = await connect(second.url, { ...key, seat: 'bev' });
  const events = campaign.rows.flatMap((row) => row.events);
  const asLeft = evolveAll(
    girlByMoonlight,
    createTable(girlByMoonlight, { name: 'Our table', setup: { playset: campaign.playset } }),
    events,
  );
  expect(bev.state.public).toEqual(asLeft.public);
  expect(bev.state.director).toEqual(asLeft.director);
  expect(await rollsInLog(second.url, key)).toBeGreaterThan(10);
  const seq = await bev.must({ type: 'clock.create', name: 'New', segments: 4, sides: ['size'] });
  await until('it shows', () => JSON.stringify(bev.state.public).includes(`veiled${seq}`));
  // Back to before the upgrade.
  await bev.must({ type: 'table.undo', to: campaign.rows.length - 20, evenIfRevealed: true });
  await until('it is gone', () => !JSON.stringify(bev.state.public).includes(`veiled${seq}-`));
  await bev.must({ type: 'fortune.roll', question: 'Does it rain?', dice: 2 });
  bev.close();
  await second.server.close();
});

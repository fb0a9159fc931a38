import { describe, expect, it } from 'vitest';
import { createTable, evolveAll } from '../engine';
import { girlByMoonlight } from '../girl-by-moonlight';
import { playbooks } from '../girl-by-moonlight/playbooks';
import { playsets } from '../girl-by-moonlight/series';
import { checkPackets, checkState, HUSHED } from './invariants';
import { playSeason } from './season';
import { numbersFrom, SeededDice } from './seeded-dice';
import { TestTable } from './table';

/** How many seasons are played, and which: `SEASONS=500 SEASON_SEED=1` looks further. */
const SEASONS = Number(process.env.SEASONS ?? 36);
const FIRST_SEED = Number(process.env.SEASON_SEED ?? 20_261_122);
/** Seeds that once found something. They are played each time. */
const pinned: readonly number[] = [];

/** Another playset's seasons are fewer by default; `SEASON_PLAYSET` plays those of one alone. */
const ONLY = process.env.SEASON_PLAYSET;
const ABYSS = 'at-the-brink-of-the-abyss';

function seedsOf(playset: string): number[] {
  if (ONLY !== undefined && ONLY !== playset) return [];
  const count = ONLY === undefined && playset !== ABYSS ? Math.ceil(SEASONS / 9) : SEASONS;
  const own = playset === ABYSS ? pinned : [];
  return [...own, ...Array.from({ length: count }, (_, index) => FIRST_SEED + index)];
}

const books = Object.keys(playbooks);

/** By which the director tells the table something secret. */
const telling: ReadonlySet<string> = new Set(['clock.reveal', 'clock.hide', 'fallout.tell']);

/** A table of three, four or seven players; the playbooks take turns from seed to seed. */
function seat(
  playset: string,
  seed: number,
): { table: TestTable; playing: Record<string, string> } {
  const players = seed % 6 === 0 ? books.length : 3 + (seed % 2);
  const table = new TestTable(playset, new SeededDice(seed));
  table.send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
  const playing: Record<string, string> = {};
  for (let index = 0; index < players; index += 1) {
    const id = `player${index}`;
    table.send('server', { type: 'seat.take', seat: id, name: `P${index}`, role: 'protagonist' });
    playing[id] = books[(seed + index) % books.length] ?? 'the-harmony';
  }
  return { table, playing };
}

/** Plays one season and checks after every command what holds at any table. */
function season(playset: string, seed: number) {
  const { table, playing } = seat(playset, seed);
  const next = numbersFrom(seed);
  const hushed = new Set<string>();
  const played = playSeason(table, (limit) => next() % limit, {
    playbooks: playing,
    before({ command }) {
      for (const word of secretsOf(command)) hushed.add(word);
    },
    after(move, moves) {
      const where = `season ${seed}, move ${moves}, ${JSON.stringify(move)}`;
      checkState(table.state, where);
      if (telling.has(move.command.type)) {
        const told = JSON.stringify(table.state.public).match(HUSHED) ?? [];
        for (const word of told) hushed.delete(word);
      }
      checkPackets(table.patches, ['bev'], hushed, where);
    },
  });
  const events = JSON.parse(JSON.stringify(table.rows.flatMap((row) => row.events)));
  const blank = createTable(girlByMoonlight, { name: 'A test table', playset });
  expect(evolveAll(girlByMoonlight, blank, events), `season ${seed} replays`).toEqual(table.state);
  return played;
}

/** The words of a command that only the director may know once it is carried out. */
function secretsOf(command: object): string[] {
  return JSON.stringify(command).match(HUSHED) ?? [];
}

describe('whole seasons of random play', { timeout: 5_400_000 }, () => {
  it.each(Object.keys(playsets).filter((playset) => seedsOf(playset).length > 0))(
    'GBM-CYC-004, GBM-ADV-009, %s: come to their end, whatever people do, and break nothing',
    (playset) => {
      const seeds = seedsOf(playset);
      let episodes = 0;
      const seen = new Set<string>();
      for (const seed of seeds) {
        try {
          const played = season(playset, seed);
          episodes += played.episodes;
          for (const playbook of played.playbooks) seen.add(playbook);
        } catch (error) {
          throw new Error(
            `Season ${seed} failed; play it again with SEASON_PLAYSET=${playset} SEASON_SEED=${seed} SEASONS=1. ${String(error)}`,
            { cause: error },
          );
        }
      }
      expect(episodes).toBeGreaterThanOrEqual(seeds.length);
      if (seeds.length >= books.length) expect([...seen].sort()).toEqual([...books].sort());
    },
  );
});

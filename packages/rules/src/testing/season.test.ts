import { describe, expect, it } from 'vitest';
import { createTable, evolveAll } from '../engine';
import { girlByMoonlight } from '../girl-by-moonlight';
import { playbooks } from '../girl-by-moonlight/playbooks';
import { checkPackets, checkState, HUSHED } from './invariants';
import { playSeason } from './season';
import { numbersFrom, SeededDice } from './seeded-dice';
import { TestTable } from './table';

/** How many seasons are played, and which: `SEASONS=500 SEASON_SEED=1` looks further. */
const SEASONS = Number(process.env.SEASONS ?? 36);
const FIRST_SEED = Number(process.env.SEASON_SEED ?? 20_261_122);
/** Seeds that once found something. They are played each time. */
const pinned: readonly number[] = [];

const seeds = [...pinned, ...Array.from({ length: SEASONS }, (_, index) => FIRST_SEED + index)];
const books = Object.keys(playbooks);

/** By which the director tells the table something secret. */
const telling: ReadonlySet<string> = new Set(['clock.reveal', 'clock.hide', 'fallout.tell']);

/** A table of three, four or seven players; the playbooks take turns from seed to seed. */
function seat(seed: number): { table: TestTable; playing: Record<string, string> } {
  const players = seed % 6 === 0 ? books.length : 3 + (seed % 2);
  const table = new TestTable(undefined, new SeededDice(seed));
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
function season(seed: number) {
  const { table, playing } = seat(seed);
  const next = numbersFrom(seed);
  const hushed = new Set<string>();
  const played = playSeason(table, (limit) => next() % limit, {
    playbooks: playing,
    before({ command }) {
      if (telling.has(command.type)) hushed.clear();
      else for (const word of secretsOf(command)) hushed.add(word);
    },
    after(move, moves) {
      const where = `season ${seed}, move ${moves}, ${JSON.stringify(move)}`;
      checkState(table.state, where);
      checkPackets(table.patches, ['bev'], hushed, where);
    },
  });
  const events = JSON.parse(JSON.stringify(table.rows.flatMap((row) => row.events)));
  const blank = createTable(girlByMoonlight, {
    name: 'A test table',
    playset: 'at-the-brink-of-the-abyss',
  });
  expect(evolveAll(girlByMoonlight, blank, events), `season ${seed} replays`).toEqual(table.state);
  return played;
}

/** The words of a command that only the director may know once it is carried out. */
function secretsOf(command: { type: string }): string[] {
  const kept =
    command.type === 'note.write' ||
    (command.type === 'clock.create' && 'secret' in command && command.secret === true) ||
    (command.type === 'fortune.roll' && 'secret' in command && command.secret === true);
  return kept ? (JSON.stringify(command).match(HUSHED) ?? []) : [];
}

describe('whole seasons of random play', { timeout: 5_400_000 }, () => {
  it('GBM-CYC-004, GBM-ADV-009: reach the next season, whatever people do, and break nothing', () => {
    let episodes = 0;
    const seen = new Set<string>();
    for (const seed of seeds) {
      try {
        const played = season(seed);
        episodes += played.episodes;
        for (const playbook of played.playbooks) seen.add(playbook);
      } catch (error) {
        throw new Error(
          `Season ${seed} failed; play it again with SEASON_SEED=${seed} SEASONS=1. ${String(error)}`,
          { cause: error },
        );
      }
    }
    expect(episodes).toBeGreaterThan(seeds.length);
    if (seeds.length >= books.length) expect([...seen].sort()).toEqual([...books].sort());
  });
});

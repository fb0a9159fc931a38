import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTable, evolveAll } from '../engine';
import { girlByMoonlight } from '../girl-by-moonlight';
import type { GbmState } from '../girl-by-moonlight/state';
import { checkState } from './invariants';
import { playSeason } from './season';
import { numbersFrom, SeededDice } from './seeded-dice';
import type { Row } from './table';
import { TestTable } from './table';

/**
 * What the first release (protocol 1, as of commit 28f9253) has stored of a campaign that a bot
 * played: 700 commands, 15 of them undos, into the second episode. `ends` is what it made of that.
 */
interface Campaign {
  playset: string;
  name: string;
  rows: Row[];
  ends: Pick<GbmState['public'], 'protagonists' | 'series' | 'clocks'>;
}

const file = new URL('./campaigns/first-release.json.gz', import.meta.url);
const { playset, name, rows, ends }: Campaign = JSON.parse(
  gunzipSync(readFileSync(file)).toString(),
);

const blank = createTable(girlByMoonlight, { name, playset });
const table = new TestTable(playset, new SeededDice(2));

describe('a campaign of an earlier release', { timeout: 120_000 }, () => {
  it('is read as it was left, whole', () => {
    table.replay(rows);
    const { protagonists, series, clocks } = table.state.public;
    expect({ protagonists, series, clocks }).toEqual(ends);
    checkState(table.state, 'the campaign as it was left');
  });

  it('has every part that a new table has, although undos of that release knew fewer', () => {
    for (const compartment of ['public', 'director'] as const) {
      const parts = Object.keys(blank[compartment]);
      expect(Object.keys(table.state[compartment])).toEqual(expect.arrayContaining(parts));
    }
  });

  it('is replayed at once as command by command', () => {
    const events = rows.flatMap((row) => row.events);
    expect(evolveAll(girlByMoonlight, blank, events)).toEqual(table.state);
  });

  it('can be taken back to before the new release', () => {
    const last = table.seq;
    const { protagonists, veiled } = table.state.public;
    table.send('bev', { type: 'clock.create', name: 'New', segments: 4, sides: ['progress'] });
    table.send('bev', { type: 'table.undo', to: last, evenIfRevealed: true });
    expect(table.state.public.veiled).toEqual(veiled);
    table.send('bev', { type: 'table.undo', to: last - 1, evenIfRevealed: true });
    expect(Object.keys(table.state.public.protagonists)).toEqual(Object.keys(protagonists));
  });

  it('goes on', () => {
    const next = numbersFrom(7);
    const { season } = table.state.public.series;
    const { moves } = playSeason(table, (limit) => next() % limit, {
      playbooks: {},
      after: (move, moves) => checkState(table.state, `move ${moves}, ${JSON.stringify(move)}`),
    });
    expect(moves).toBeGreaterThan(50);
    expect(table.state.public.series.season).toBeGreaterThan(season);
    expect(table.state.public.chronicle.length).toBeGreaterThan(0);
    const events = JSON.parse(JSON.stringify(table.rows.flatMap((row) => row.events)));
    expect(evolveAll(girlByMoonlight, blank, events)).toEqual(table.state);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../engine';
import { createTable, evolveAll } from '../../../engine';
import type { PoolLine, RollResult } from '../../../forged-in-the-dark';
import { numbersFrom, SeededDice } from '../../../testing/seeded-dice';
import { girlByMoonlight } from '..';
import type { DowntimeActivity } from '../state';
import type { GbmState } from '../types';
import { checkState } from './invariants';
import { playSeason } from './season';
import type { Row } from './table';
import { TestTable } from './table';

/**
 * What an earlier release has stored of a campaign that a bot played, and what it made of that:
 *
 * - `first-release`: protocol 1, as of commit 28f9253; 700 commands, 15 of them undos, into the second
 *   episode. Of its end only the protagonists, the series and the clocks were written down.
 * - `second-release-<playset>`: as of commit 44cfd56; 700 to 830 commands at each playset, over two or
 *   three sessions, with undos, secret and veiled clocks, notes, rules of the table’s own, and a
 *   playbook, an ability and fallout of its own. Of the end there is everything but what is computed.
 */
interface Campaign {
  playset: string;
  name: string;
  rows: Row[];
  ends: End | Pick<GbmState['public'], 'protagonists' | 'series' | 'clocks'>;
}

/** How that release kept its logs. */
interface OldLog {
  next: number;
  entries: (Omit<LogEntry, 'roll'> & { roll?: OldRoll })[];
}

interface OldRoll {
  title: string;
  lines: PoolLine[];
  result: RollResult;
  word: string;
}

/** The end of a campaign as the release before this one left it. */
interface End {
  public: Omit<Whole['public'], 'log' | 'activities'> & {
    log: OldLog;
    /** There was one at a time. */
    activity: DowntimeActivity | null;
  };
  director: Omit<GbmState['director'], 'log'> & { log: OldLog };
  seats: Whole['seats'];
}

/** A state without what is computed of it. */
interface Whole {
  public: Omit<GbmState['public'], 'derived'>;
  director: GbmState['director'];
  seats: Record<string, Omit<GbmState['seats'][string], 'offers' | 'drawers'>>;
}

const folder = new URL('./campaigns/', import.meta.url);
const campaigns = readdirSync(folder).filter((file) => file.endsWith('.json.gz'));

function read(file: string): Campaign {
  return JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString());
}

function withoutComputed({ public: shared, director, seats }: GbmState): Whole {
  const { derived: _derived, ...kept } = shared;
  const personal = Object.entries(seats).map(
    ([id, { offers: _offers, drawers: _drawers, ...seat }]) => [id, seat],
  );
  return { public: kept, director, seats: Object.fromEntries(personal) };
}

/** The lines of a log as this release keeps them: a roll of an earlier one tells the same in other words. */
function asKeptNow({ next, entries }: OldLog): object {
  return {
    next,
    entries: entries.map(({ roll, ...entry }) => (roll ? { ...entry, roll: record(roll) } : entry)),
  };
}

function record({ title, lines, result, word }: OldRoll): object {
  const { faces, stream, session, roll } = result;
  return {
    title,
    groups: [expect.objectContaining({ sides: 6, faces })],
    modifiers: lines.map(({ source, dice }) => ({ source, value: dice, unit: 'dice' })),
    reading: expect.objectContaining({ word }),
    total: result.result,
    proof: { stream, session, ...(roll === undefined ? {} : { roll }) },
  };
}

/** What earlier releases had no place for, as it is at a table where nobody has used it. */
const newSince = { usualJudgement: null, calls: {}, intentions: {} };

/** How an earlier release left a campaign, in terms of this one: only the lines of the logs differ. */
function left({ public: shared, director, seats }: End): object {
  const { activity, ...kept } = shared;
  return {
    public: {
      ...newSince,
      ...kept,
      activities: activity ? { [activity.by]: activity } : {},
      log: asKeptNow(shared.log),
    },
    director: { ...director, log: asKeptNow(director.log) },
    seats,
  };
}

describe.each(campaigns)('a campaign of an earlier release, %s', { timeout: 120_000 }, (file) => {
  const { playset, name, rows, ends } = read(file);
  const blank = createTable(girlByMoonlight, { name, setup: { playset } });
  const table = new TestTable(playset, new SeededDice(2));
  table.state = blank;

  it('is read as it was left, whole', () => {
    table.replay(rows);
    const { protagonists, series, clocks } = table.state.public;
    if ('public' in ends) expect(withoutComputed(table.state)).toEqual(left(ends));
    else expect({ protagonists, series, clocks }).toEqual(ends);
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
    const { series, phase, chronicle } = table.state.public;
    expect(moves).toBeGreaterThan(50);
    if (phase !== 'epilogue') expect(series.season).toBeGreaterThan(season);
    expect(chronicle.length).toBeGreaterThan(0);
    const events = JSON.parse(JSON.stringify(table.rows.flatMap((row) => row.events)));
    expect(evolveAll(girlByMoonlight, blank, events)).toEqual(table.state);
  });
});

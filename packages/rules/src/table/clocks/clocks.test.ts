import { describe, expect, it } from 'vitest';
import type { TallyTable } from '../testing/tally';
import { seated, tally } from '../testing/tally';

const flood = { type: 'clock.create', name: 'Flood', segments: 4 } as const;

const openId = ({ state }: TallyTable) => Object.keys(state.public.clocks)[0] ?? '';
const deskId = ({ state }: TallyTable) => Object.keys(state.director.clocks)[0] ?? '';

function started(more: object = {}): TallyTable {
  const table = seated();
  expect(table.send('bev', { ...flood, ...more })).toBeNull();
  return table;
}

describe('clocks', () => {
  it('TABLE-026: are marked and erased, and say when they are full', () => {
    const table = started({ marked: 1 });
    const clock = openId(table);
    expect(table.send('bev', { type: 'clock.tick', clock, by: 2, reason: 'Rain' })).toBeNull();
    expect(table.said).toBe('“Flood”: +2, 3 of 4 marked.');
    const beats = () => JSON.stringify(table.state.public.log);
    expect(beats()).toContain('clock-moves');
    expect(beats()).not.toContain('clock-filled');
    table.send('bev', { type: 'clock.tick', clock, by: 3 });
    expect(table.state.public.clocks[clock]?.marked).toBe(4);
    expect(beats()).toContain('The clock is full.');
    expect(beats()).toContain('clock-filled');
    expect(table.send('bev', { type: 'clock.tick', clock, by: 1 })?.rule).toBe('TABLE-026');
    table.send('bev', { type: 'clock.tick', clock, by: -9 });
    expect(table.state.public.clocks[clock]?.marked).toBe(0);
    expect(table.send('bev', { type: 'clock.tick', clock, by: -1 })?.rule).toBe('TABLE-026');
    expect(table.send('bev', { type: 'clock.tick', clock, by: 0 })?.code).toBe('malformed');
  });

  it('TABLE-026: hold what is marked, when they start and when their size changes', () => {
    expect(seated().send('bev', { ...flood, marked: 5 })?.rule).toBe('TABLE-026');
    const table = started({ marked: 3 });
    const change = { type: 'clock.change', clock: openId(table), name: 'Deluge' } as const;
    expect(table.send('bev', { ...change, segments: 2 })?.rule).toBe('TABLE-026');
    expect(table.send('bev', { ...change, segments: 8 })).toBeNull();
    expect(Object.values(table.state.public.clocks)).toMatchObject([
      { name: 'Deluge', segments: 8, marked: 3 },
    ]);
  });

  it('lie with what is seldom done with them in a drawer, for whoever keeps them', () => {
    const drawer = ({ state }: TallyTable, seat: string) =>
      Object.values(tally().drawer(state, seat, 'clocks')).map(({ command }) => command);
    const before = seated();
    expect(before.state.seats.bev?.drawers).not.toContain('clocks');
    const table = started();
    expect(table.state.seats.bev?.drawers).toContain('clocks');
    expect(table.state.seats.anya?.drawers).not.toContain('clocks');
    expect(drawer(table, 'bev')).toEqual(['clock.change', 'clock.remove']);
    expect(drawer(table, 'anya')).toEqual([]);
    table.send('bev', { ...flood, secret: true });
    expect(drawer(table, 'bev')).toContain('clock.reveal');
    const open = Object.values(table.state.seats.bev?.offers ?? {}).map(({ command }) => command);
    expect(open).not.toContain('clock.remove');
  });

  it('TABLE-002: belong to whoever manages the table', () => {
    const table = started();
    const clock = openId(table);
    for (const command of [
      flood,
      { type: 'clock.tick', clock, by: 1 },
      { type: 'clock.change', clock, name: 'Fire', segments: 4 },
      { type: 'clock.hide', clock },
      { type: 'clock.reveal', clock },
      { type: 'clock.remove', clock },
    ] as const) {
      expect(table.send('anya', command)?.rule).toBe('TABLE-002');
    }
    expect(table.offers('anya', 'clock.tick')).toEqual([]);
    expect(table.offers('bev', 'clock.tick').map(({ with: { by } }) => by)).toEqual([1, 2, 3]);
    expect(table.send('bev', { type: 'clock.remove', clock })).toBeNull();
    expect(table.send('bev', { type: 'clock.remove', clock })?.rule).toBe('TABLE-005');
  });

  it('TABLE-012: thirty lie open, and as many on the desk', () => {
    const table = seated();
    for (let n = 0; n < 30; n += 1) table.send('bev', { ...flood, secret: true });
    expect(table.send('bev', { ...flood, secret: true })?.rule).toBe('TABLE-012');
    expect(table.offers('bev', 'clock.create')).toEqual([]);
    expect(table.send('bev', flood)).toBeNull();
  });

  it('TABLE-017: are taken back like anything else', () => {
    const table = started();
    table.send('bev', { type: 'table.undo', to: table.seq });
    expect(table.state.public.clocks).toEqual({});
  });
});

describe('what the table sees of a clock', () => {
  it('TABLE-027: nothing, while it is secret', () => {
    const table = started({ secret: true });
    expect([...table.patches.keys()].toSorted()).toEqual(['director', 'seat:bev']);
    table.send('bev', { type: 'clock.tick', clock: deskId(table), by: 1 });
    expect(table.patches.has('public')).toBe(false);
  });

  it('TABLE-027: each side but those that are hidden', () => {
    const seen = (sides: ('name' | 'size' | 'progress')[]) =>
      Object.values(started({ sides, marked: 1 }).state.public.veiled);
    expect(seen(['name'])).toMatchObject([{ name: null, segments: 4, marked: 1 }]);
    expect(seen(['size'])).toMatchObject([{ name: 'Flood', segments: null, marked: 1 }]);
    expect(seen(['progress'])).toMatchObject([{ name: 'Flood', segments: 4, marked: null }]);
    expect(seen(['name', 'size', 'progress'])).toEqual([]);
  });

  it('TABLE-027: progress that is in sight moves in sight', () => {
    const table = started({ sides: ['name'] });
    table.send('bev', { type: 'clock.tick', clock: deskId(table), by: 2, reason: 'A secret' });
    expect(table.said).toBe('A clock without a name: +2, 2 marked.');
    expect(JSON.stringify(table.state.public)).not.toMatch(/Flood|A secret/);
  });

  it('TABLE-027: what comes to light has a new id, and what was seen is not hidden again', () => {
    const table = started({ secret: true });
    const before = deskId(table);
    table.send('bev', { type: 'clock.hide', clock: before, sides: ['size'] });
    expect(Object.values(table.state.public.veiled)).toMatchObject([{ segments: null }]);
    table.send('bev', { type: 'clock.hide', clock: before, sides: ['size', 'name', 'progress'] });
    expect(table.state.public.veiled).toEqual({});
    table.send('bev', { type: 'clock.hide', clock: before, sides: [] });
    expect(table.state.director.clocks).toEqual({});
    const clock = openId(table);
    expect(clock).not.toBe(before);
    expect(table.send('bev', { type: 'clock.hide', clock, sides: ['name'] })?.rule).toBe(
      'TABLE-027',
    );
    expect(table.send('bev', { type: 'clock.reveal', clock })?.rule).toBe('TABLE-027');
  });

  it('TABLE-025: everything, where nobody directs', () => {
    const table = seated(tally({}, false));
    expect(table.send('anya', { ...flood, secret: true })?.rule).toBe('TABLE-025');
    expect(table.send('anya', flood)).toBeNull();
    expect(table.send('bev', { type: 'clock.tick', clock: openId(table), by: 1 })).toBeNull();
    const [start] = table.offers('anya', 'clock.create');
    expect(start?.fields?.map(({ name }) => name)).toEqual(['name', 'segments', 'marked']);
  });
});

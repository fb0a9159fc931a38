import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const create = (name: string, segments: number, marked = 0, secret = false) =>
  ({ type: 'clock.create', name, segments, marked, secret }) as const;
const open = (table: TestTable, name: string) =>
  Object.values(table.state.public.clocks).find((clock) => clock.name === name);
const secret = (table: TestTable, name: string) =>
  Object.values(table.state.director.clocks).find((clock) => clock.name === name);
const idOf = (clock: { id: string } | undefined) => clock?.id ?? 'none';
/** Who was told something, apart from the director’s own seat. */
const told = (table: TestTable) => [...table.patches.keys()].filter((one) => one !== 'seat:bev');

describe('Clocks of the book', () => {
  it('GBM-EX-038: “washed away” is a 4-clock that starts with 1 marked (GBM-CLK-001, 009)', () => {
    const table = bookTable().send('bev', create('washed away', 4, 1));
    expect(open(table, 'washed away')).toMatchObject({ segments: 4, marked: 1 });
  });

  it('GBM-EX-039: Raven’s composition is an 8-clock (GBM-CLK-001)', () => {
    const table = bookTable('downtime').send('bev', {
      ...create('Raven’s music', 8),
      kind: 'project',
    });
    expect(open(table, 'Raven’s music')).toMatchObject({ segments: 8, marked: 0, kind: 'project' });
  });

  it('GBM-EX-040: racing clocks fill each on its own, and may both be full (GBM-CLK-007)', () => {
    const table = bookTable()
      .send('bev', { ...create('the pursuit', 8, 3), outcome: 'ICARUS is trapped.' })
      .send('bev', { ...create('run to mother', 4), outcome: 'Its mother comes.' });
    expect(open(table, 'the pursuit')?.marked).toBe(3);
    expect(open(table, 'run to mother')?.marked).toBe(0);
    table.send('bev', { type: 'clock.tick', clock: idOf(open(table, 'the pursuit')), by: 5 });
    expect(table.lastLine).toContain('The clock is full. ICARUS is trapped.');
    table.send('bev', { type: 'clock.tick', clock: idOf(open(table, 'run to mother')), by: 4 });
    expect(table.lastLine).toContain('The clock is full. Its mother comes.');
  });

  it('GBM-EX-041: the uprising starts at 4 of 6 and can be marked and erased (GBM-CLK-006)', () => {
    const table = bookTable().send('bev', {
      ...create('uprising', 6, 4),
      outcome: 'The revolution begins.',
    });
    const clock = idOf(open(table, 'uprising'));
    table.send('bev', { type: 'clock.tick', clock, by: -1, reason: 'A speech calms them' });
    expect(open(table, 'uprising')?.marked).toBe(3);
    table.send('bev', { type: 'clock.tick', clock, by: 3 });
    expect(table.lastLine).toContain('The revolution begins.');
  });
});

describe('Clocks', () => {
  it('GBM-CLK-003: a ninth segment of eight is refused, and what to do is said', () => {
    const table = bookTable().send('bev', create('Flood', 8, 8));
    const clock = idOf(open(table, 'Flood'));
    const refusal = table.try('bev', { type: 'clock.tick', clock, by: 1 });
    expect(refusal).toMatchObject({ code: 'limit-reached', rule: 'GBM-CLK-003' });
    expect(refusal?.instead).toBeDefined();
    expect(table.offers('bev', 'clock.tick').map((offer) => offer.with.by)).toEqual([-1]);
  });

  it('GBM-CLK-003: a tick beyond full fills the clock and no more', () => {
    const table = bookTable().send('bev', create('Flood', 4, 3));
    table.send('bev', { type: 'clock.tick', clock: idOf(open(table, 'Flood')), by: 3 });
    expect(open(table, 'Flood')?.marked).toBe(4);
    expect(table.lastLine).toContain('+1, 4 of 4');
  });

  it('GBM-CLK-006: an empty clock has nothing to erase', () => {
    const table = bookTable().send('bev', create('Flood', 4));
    const clock = idOf(open(table, 'Flood'));
    expect(table.try('bev', { type: 'clock.tick', clock, by: -1 })?.code).toBe('limit-reached');
    expect(table.try('bev', { type: 'clock.tick', clock, by: 0 })?.code).toBe('malformed');
  });

  it('GBM-CLK-001, 002: it has at least 4 segments, and never more marked than it has', () => {
    const table = bookTable();
    expect(table.try('bev', create('Small', 3))?.code).toBe('malformed');
    expect(table.try('bev', create('Overfull', 4, 5))?.code).toBe('limit-reached');
  });

  it('GBM-CLK-005: the director keeps the clocks; players and spectators do not move them', () => {
    const table = bookTable()
      .send('bev', create('Flood', 4))
      .send('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' });
    const clock = idOf(open(table, 'Flood'));
    for (const command of [
      create('Mine', 4),
      { type: 'clock.tick', clock, by: 1 },
      { type: 'clock.reveal', clock },
      { type: 'clock.remove', clock },
    ] as const) {
      expect(table.try('claire', command)?.code).toBe('not-allowed');
      expect(table.try('sam', command)?.code).toBe('not-allowed');
    }
    expect(table.offers('claire').filter(({ place }) => place === 'clocks')).toEqual([]);
  });

  it('is put away, and then gone', () => {
    const table = bookTable().send('bev', create('Flood', 4));
    const clock = idOf(open(table, 'Flood'));
    table.send('bev', { type: 'clock.remove', clock });
    expect(table.try('bev', { type: 'clock.remove', clock })?.code).toBe('not-found');
  });

  it('every offer of the desk is accepted as it stands', () => {
    const table = bookTable()
      .send('bev', create('Flood', 6, 2))
      .send('bev', create('Spy', 6, 2, true));
    for (const offer of table.offers('bev', 'clock.tick')) {
      const { clock, by } = offer.with;
      const copy = bookTable()
        .send('bev', create('Flood', 6, 2))
        .send('bev', create('Spy', 6, 2, true));
      expect(
        copy.try('bev', { type: 'clock.tick', clock: String(clock), by: Number(by) }),
      ).toBeNull();
    }
    expect(table.offers('bev', 'clock.reveal')).toHaveLength(1);
  });
});

describe('Secret clocks', () => {
  it('start, move and go without a trace for anybody but the director (GBM-CLK-008)', () => {
    const table = bookTable().send('bev', create('The mole', 6, 1, true));
    expect(told(table)).toEqual(['director']);
    const clock = idOf(secret(table, 'The mole'));
    table.send('bev', { type: 'clock.tick', clock, by: 2, reason: 'A careless word' });
    expect(told(table)).toEqual(['director']);
    expect(secret(table, 'The mole')?.marked).toBe(3);
    table.send('bev', { type: 'clock.remove', clock });
    expect(told(table)).toEqual(['director']);
    expect(JSON.stringify(table.state.public)).not.toMatch(/mole|careless/);
  });

  it('a player who guesses the id learns nothing from the refusal', () => {
    const table = bookTable().send('bev', create('The mole', 6, 1, true));
    const tick = (clock: string) => table.try('claire', { type: 'clock.tick', clock, by: 1 });
    expect(tick(idOf(secret(table, 'The mole')))).toEqual(tick('clock99-1'));
  });

  it('come to light when the director reveals them', () => {
    const table = bookTable().send('bev', create('The mole', 6, 4, true));
    const clock = idOf(secret(table, 'The mole'));
    table.send('bev', { type: 'clock.reveal', clock });
    expect(open(table, 'The mole')).toMatchObject({ marked: 4, segments: 6 });
    expect(table.state.director.clocks).toEqual({});
    const { log } = table.state.public;
    expect(log.entries[log.next - 1]?.reveals).toBe(true);
    // A clock's id holds the time at which it was started.
    const shown = idOf(open(table, 'The mole'));
    expect(shown).not.toBe(clock);
    expect(table.try('bev', { type: 'clock.reveal', clock })?.code).toBe('not-found');
    expect(table.try('bev', { type: 'clock.reveal', clock: shown })?.code).toBe('already-done');
  });
});

describe('Notes', () => {
  const write = (text: string, note?: string) =>
    ({ type: 'note.write', title: 'Plan', text, ...(note ? { note } : {}) }) as const;

  it('of the director stay on the desk', () => {
    const table = bookTable().send('bev', write('The mayor is Hydra'));
    expect(told(table)).toEqual(['director']);
    expect(Object.values(table.state.director.notes)).toMatchObject([
      { text: 'The mayor is Hydra' },
    ]);
  });

  it('of a player are theirs alone, to change and to remove', () => {
    const table = bookTable().send('claire', write('Leo knows'));
    expect(told(table)).toEqual(['seat:claire']);
    const [note] = Object.values(table.state.seats.claire?.notes ?? {});
    const id = note?.id ?? '';
    expect(table.try('anya', write('Stolen', id))?.code).toBe('not-found');
    expect(table.try('anya', { type: 'note.remove', note: id })?.code).toBe('not-found');
    table.send('claire', write('Leo guesses', id));
    expect(table.state.seats.claire?.notes[id]?.text).toBe('Leo guesses');
    table.send('claire', { type: 'note.remove', note: id });
    expect(table.state.seats.claire?.notes).toEqual({});
  });

  it('are thirty at most', () => {
    const table = bookTable();
    for (let n = 0; n < 30; n += 1) table.send('claire', write(`${n}`));
    expect(table.try('claire', write('one more'))?.code).toBe('limit-reached');
  });
});

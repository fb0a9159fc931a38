import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const open = (table: TestTable, name: string) =>
  Object.values(table.state.public.clocks).find((clock) => clock.name === name);
const onDesk = (table: TestTable, name: string) =>
  Object.values(table.state.director.clocks).find((clock) => clock.name === name);
const idOf = (clock: { id: string } | undefined) => clock?.id ?? 'none';

/** The book’s chase: a pursuit of eight, three marked, against four to its mother. */
function chase(): TestTable {
  const table = bookTable('mission')
    .send('bev', {
      type: 'clock.create',
      name: 'the pursuit',
      segments: 8,
      marked: 3,
      outcome: 'ICARUS is trapped.',
    })
    .send('bev', {
      type: 'clock.create',
      name: 'run to mother',
      segments: 4,
      outcome: 'Its mother comes.',
    });
  return table.send('bev', {
    type: 'clock.join',
    clock: idOf(open(table, 'run to mother')),
    how: 'race',
    to: idOf(open(table, 'the pursuit')),
  });
}

describe('room for clocks', () => {
  const clock = (name: number, secret: boolean) =>
    ({ type: 'clock.create', name: `Clock ${name}`, segments: 4, secret }) as const;

  it('TABLE-012: the table and the desk hold thirty each, and neither tells of the other', () => {
    const table = bookTable('downtime');
    for (let n = 1; n <= 30; n += 1) table.send('bev', clock(n, true));
    expect(table.try('bev', clock(31, true))).toMatchObject({
      code: 'limit-reached',
      rule: 'TABLE-012',
    });
    expect(table.offers('bev', 'clock.create')).toEqual([]);
    expect(table.offers('claire', 'project.start').length).toBeGreaterThan(0);
    for (let n = 1; n <= 29; n += 1) table.send('bev', clock(n, false));
    const [project] = table.offers('claire', 'project.start');
    expect(project?.fields).toContainEqual(expect.objectContaining({ name: 'phases', max: 1 }));
    table.send('claire', { type: 'project.start', name: 'A garden', segments: 4 });
    expect(table.offers('claire', 'project.start')).toEqual([]);
    expect(table.offers('bev', 'clock.reveal')).toEqual([]);
    const [id = ''] = Object.keys(table.state.director.clocks);
    expect(table.try('bev', { type: 'clock.hide', clock: id, sides: [] })?.rule).toBe('TABLE-012');
    expect(table.try('bev', { type: 'clock.reveal', clock: id })?.rule).toBe('TABLE-012');
    expect(table.offers('bev', 'clock.hide')[0]?.fields?.[0]).toMatchObject({ min: 1 });
  });
});

describe('racing clocks', () => {
  it('GBM-CLK-007: the first to fill wins, and the log tells how far the other is', () => {
    const table = chase();
    table.send('bev', { type: 'clock.tick', clock: idOf(open(table, 'the pursuit')), by: 5 });
    expect(table.lastLine).toContain('It wins the race: “run to mother” stands at 0 of 4.');
  });

  it('GBM-CLK-007: both can fill at the same moment', () => {
    const table = chase();
    const pursuit = idOf(open(table, 'the pursuit'));
    table
      .send('bev', { type: 'clock.tick', clock: pursuit, by: 4 })
      .send('bev', { type: 'clock.tick', clock: idOf(open(table, 'run to mother')), by: 3 })
      .send('bev', { type: 'clock.tick-race', clock: pursuit, by: 1 });
    expect(open(table, 'the pursuit')?.marked).toBe(8);
    expect(open(table, 'run to mother')?.marked).toBe(4);
    expect(table.lastLine).toContain('Both have filled: “the pursuit” as well.');
  });

  it('GBM-CLK-007: parted clocks run on their own', () => {
    const table = chase();
    const pursuit = idOf(open(table, 'the pursuit'));
    table.send('bev', { type: 'clock.join', clock: pursuit, how: 'apart' });
    expect(table.try('bev', { type: 'clock.tick-race', clock: pursuit, by: 1 })).toMatchObject({
      code: 'wrong-moment',
      rule: 'GBM-CLK-007',
    });
  });

  it('GBM-CLK-008: an open clock is never joined with a secret one', () => {
    const table = chase().send('bev', {
      type: 'clock.create',
      name: 'the swarm',
      segments: 6,
      secret: true,
    });
    const refusal = table.try('bev', {
      type: 'clock.join',
      clock: idOf(open(table, 'the pursuit')),
      how: 'race',
      to: idOf(onDesk(table, 'the swarm')),
    });
    expect(refusal).toMatchObject({ code: 'not-found', rule: 'GBM-CLK-008' });
  });
});

describe('linked clocks', () => {
  const linked = () => {
    const table = bookTable('mission')
      .send('bev', { type: 'clock.create', name: 'the gate', segments: 4, marked: 3 })
      .send('bev', { type: 'clock.create', name: 'the throne', segments: 6 });
    return table.send('bev', {
      type: 'clock.join',
      clock: idOf(open(table, 'the throne')),
      how: 'after',
      to: idOf(open(table, 'the gate')),
    });
  };

  it('GBM-CLK-003: the second counts only when the first is full', () => {
    const table = linked();
    const throne = { type: 'clock.tick', clock: idOf(open(table, 'the throne')), by: 1 } as const;
    expect(table.try('bev', throne)).toMatchObject({ code: 'wrong-moment', rule: 'GBM-CLK-003' });
    table.send('bev', { type: 'clock.tick', clock: idOf(open(table, 'the gate')), by: 1 });
    expect(table.lastLine).toContain('“the throne” begins to count.');
    table.send('bev', throne);
    expect(open(table, 'the throne')?.marked).toBe(1);
  });

  it('GBM-CLK-003: two clocks never wait for each other', () => {
    const table = linked();
    const refusal = table.try('bev', {
      type: 'clock.join',
      clock: idOf(open(table, 'the gate')),
      how: 'after',
      to: idOf(open(table, 'the throne')),
    });
    expect(refusal).toMatchObject({ code: 'not-allowed' });
  });

  it('GBM-DWN-013: a project in several clocks is worked on phase by phase', () => {
    const table = bookTable('downtime').send('claire', {
      type: 'project.start',
      name: 'The concert',
      outcome: 'Everybody hears it.',
      segments: 4,
      phases: 2,
    });
    const [first, second] = Object.values(table.state.public.clocks);
    expect([first?.name, second?.name]).toEqual(['The concert (1 of 2)', 'The concert (2 of 2)']);
    const work = {
      type: 'downtime.start',
      protagonist: 'raven',
      activity: 'work-on-a-project',
      action: 'forgive',
    } as const;
    expect(table.try('claire', { ...work, clock: idOf(second) })).toMatchObject({
      code: 'wrong-moment',
      rule: 'GBM-DWN-013',
    });
    table
      .send('claire', { ...work, clock: idOf(first) })
      .send('claire', { type: 'downtime.roll' }, 6)
      .send('claire', { ...work, clock: idOf(second) });
    expect(table.activity?.clock).toBe(second?.id);
  });
});

describe('a tug-of-war', () => {
  it('GBM-CLK-006: something happens at either end', () => {
    const table = bookTable('mission').send('bev', {
      type: 'clock.create',
      name: 'the crowd',
      kind: 'tug-of-war',
      segments: 6,
      marked: 1,
      outcome: 'They join the uprising.',
      emptied: 'They go home.',
    });
    const clock = idOf(open(table, 'the crowd'));
    table.send('bev', { type: 'clock.tick', clock, by: -1 });
    expect(table.lastLine).toContain('The clock is empty. They go home.');
    table.send('bev', { type: 'clock.tick', clock, by: 6 });
    expect(table.lastLine).toContain('They join the uprising.');
  });
});

describe('clocks of which something is hidden', () => {
  const hidden = (sides: ('name' | 'size' | 'progress')[]) =>
    bookTable('mission').send('bev', {
      type: 'clock.create',
      name: 'the traitor',
      segments: 8,
      marked: 2,
      sides,
    });
  const seen = (table: TestTable) => Object.values(table.state.public.veiled)[0];

  it('GBM-CLK-008: name, size and progress hide each on its own', () => {
    expect(seen(hidden(['name']))).toMatchObject({ name: null, segments: 8, marked: 2 });
    expect(seen(hidden(['size']))).toMatchObject({ name: 'the traitor', segments: null });
    expect(seen(hidden(['progress']))).toMatchObject({ name: 'the traitor', marked: null });
    expect(seen(hidden(['name', 'size', 'progress']))).toBeUndefined();
  });

  it('GBM-CLK-008: what is hidden stays out of the log and of every packet', () => {
    const table = hidden(['name', 'progress']);
    const clock = idOf(onDesk(table, 'the traitor'));
    table.send('bev', { type: 'clock.tick', clock, by: 3, reason: 'The letter arrives' });
    const others = [...table.patches].filter(([to]) => to !== 'director' && to !== 'seat:bev');
    expect(others).toEqual([]);
    expect(JSON.stringify(table.state.public)).not.toContain('traitor');
  });

  it('GBM-CLK-003: progress in sight moves for the table, without the reason or the end', () => {
    const table = hidden(['name', 'size']);
    const clock = idOf(onDesk(table, 'the traitor'));
    table.send('bev', { type: 'clock.tick', clock, by: 6, reason: 'The letter arrives' });
    expect(seen(table)).toMatchObject({ name: null, segments: null, marked: 8 });
    expect(table.lastLine).toContain('A clock without a name: +6, 8 marked.');
    expect(JSON.stringify(table.state.public)).not.toMatch(/letter|full/);
  });

  it('GBM-CLK-008: one that was secret shows under a new id, and goes when it is put away', () => {
    const table = bookTable('mission').send('bev', {
      type: 'clock.create',
      name: 'the eclipse',
      segments: 6,
      secret: true,
    });
    const clock = idOf(onDesk(table, 'the eclipse'));
    table.send('bev', { type: 'clock.hide', clock, sides: ['size'] });
    expect(seen(table)?.id).not.toBe(clock);
    table.send('bev', { type: 'clock.hide', clock, sides: [] });
    expect(open(table, 'the eclipse')).toMatchObject({ segments: 6 });
    expect(seen(table)).toBeUndefined();
  });
});

describe('changing a clock', () => {
  it('GBM-CLK-002, GBM-DWN-013: the director sets its size, never below what is marked', () => {
    const table = chase();
    const clock = idOf(open(table, 'the pursuit'));
    const change = { type: 'clock.change', clock, name: 'the long pursuit' } as const;
    table.send('bev', { ...change, segments: 10 });
    expect(open(table, 'the long pursuit')).toMatchObject({ segments: 10, marked: 3 });
    table.send('bev', { type: 'clock.tick', clock, by: 3 });
    expect(table.try('bev', { ...change, segments: 4 })).toMatchObject({ code: 'limit-reached' });
  });
});

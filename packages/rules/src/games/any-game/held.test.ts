import { describe, expect, it } from 'vitest';
import { heldBy } from '../../table';
import type { AnyTable } from './testing';
import { holding, seated } from './testing';

const kindOf = ({ state }: AnyTable, name: string): string =>
  Object.values(state.public.heldKinds ?? {}).find((kind) => kind.name === name)?.id ?? '';
const has = (table: AnyTable, holder: string, name: string) =>
  heldBy(table.state, { id: kindOf(table, name) }, holder);
const values = (table: AnyTable, holder: string) =>
  (has(table, holder, 'omens').dice ?? []).map(({ value }) => value);
const dice = (table: AnyTable, holder: string) =>
  (has(table, holder, 'omens').dice ?? []).map(({ id }) => id);
const labels = (table: AnyTable, seat: string, command: string) =>
  table.offers(seat, command).map(({ label }) => label);

describe('Things that people hold', () => {
  it('ANY-HLD-001, TABLE-216: are of kinds that people make up, counted or dice', () => {
    const table = holding();
    expect(Object.values(table.state.public.heldKinds ?? {})).toMatchObject([
      { name: 'chips', one: 'chip', sides: null, most: 3, free: true },
      { name: 'omens', one: 'omen', sides: 6, most: null },
    ]);
    const kind = kindOf(table, 'chips');
    table.send('carl', { type: 'held.redefine', kind, name: 'favours', most: 0 });
    expect(table.state.public.heldKinds?.[kind]).toEqual({
      ...{ id: kind, name: 'favours', one: '', sides: null, most: null, free: false },
    });
    expect(has(table, 'anya', 'favours').count).toBe(2);
    table.send('carl', { type: 'held.discard', kind });
    expect(Object.keys(table.state.public.held ?? {})).toEqual([kindOf(table, 'omens')]);
  });

  it('TABLE-210: are gained as many as there is room for, and what is lost is said', () => {
    const table = holding();
    expect(has(table, 'anya', 'chips')).toEqual({ count: 2 });
    const kind = kindOf(table, 'chips');
    table.send('anya', { type: 'held.gain', holder: 'anya', kind, amount: 4 });
    expect(has(table, 'anya', 'chips')).toEqual({ count: 3 });
    expect(table.lastLine()).toMatchObject({
      text: 'Anya gains 1 chip.',
      notes: ['3 chips too many: lost.'],
      beat: { kind: 'held', changes: [{ of: 'anya', what: 'chips', from: 2, to: 3, size: 3 }] },
    });
    expect(labels(table, 'anya', 'held.gain')).toEqual([
      'Gain omens',
      'The pool: gain chips',
      'The pool: gain omens',
    ]);
  });

  it('ANY-HLD-002, TABLE-210: have no end in the pool, whatever anybody has room for', () => {
    const table = holding();
    const gain = { type: 'held.gain', holder: 'pool', kind: kindOf(table, 'chips') } as const;
    table.send('anya', { ...gain, amount: 20 });
    expect(has(table, 'pool', 'chips').count).toBe(21);
  });

  it('TABLE-211: are spent by whoever has them, and no more than there are', () => {
    const table = holding();
    const spend = { type: 'held.spend', holder: 'anya', kind: kindOf(table, 'chips') } as const;
    expect(table.try('carl', { ...spend, amount: 1 })).toMatchObject({ rule: 'TABLE-112' });
    expect(table.try('anya', { ...spend, amount: 3 })).toMatchObject({ rule: 'TABLE-112' });
    table.send('anya', { ...spend, amount: 2, what: 'to look behind the curtain' });
    expect(table.lastLine()).toMatchObject({
      text: 'Anya spends 2 chips: to look behind the curtain.',
      beat: { fiction: 'to look behind the curtain', changes: [{ from: 2, to: 0 }] },
    });
    expect(labels(table, 'anya', 'held.spend')).toEqual(['The pool: spend chips']);
    expect(table.state.public.held?.[spend.kind]).toEqual({ pool: { count: 1, passing: 1 } });
  });

  it('ANY-HLD-003, TABLE-212: change hands by a gift, or are taken where the kind says so', () => {
    const table = holding();
    const kind = kindOf(table, 'chips');
    // What lies in the pool is taken, by oneself.
    expect(labels(table, 'anya', 'held.give')).toEqual(['Give chips']);
    table.send('anya', { type: 'held.give', holder: 'anya', kind, to: 'carl', amount: 1 });
    expect(table.lastLine()?.text).toBe('Anya gives Carl 1 chip.');
    table.send('carl', { type: 'held.take', holder: 'anya', kind, to: 'carl', amount: 1 });
    expect(table.lastLine()?.text).toBe('Carl takes 1 chip from Anya.');
    expect([has(table, 'anya', 'chips').count, has(table, 'carl', 'chips').count]).toEqual([0, 2]);
    table.send('carl', { type: 'held.take', holder: 'pool', kind, to: 'carl', amount: 1 });
    expect(has(table, 'carl', 'chips')).toEqual({ count: 3, passing: 1 });
    const taking = { type: 'held.take', holder: 'carl', kind, to: 'anya', amount: 1 } as const;
    table.send('bev', { type: 'held.redefine', kind, name: 'chips', most: 3 });
    expect(table.try('anya', taking)).toMatchObject({ rule: 'TABLE-112' });
    expect(labels(table, 'anya', 'held.take')).toEqual(['Take omens from Carl']);
  });

  it('TABLE-212: are lost where the other has no room, and that is said', () => {
    const table = holding();
    const kind = kindOf(table, 'chips');
    table
      .send('carl', { type: 'held.gain', holder: 'carl', kind, amount: 2 })
      .send('anya', { type: 'held.give', holder: 'anya', kind, to: 'carl', amount: 2 });
    expect(has(table, 'carl', 'chips').count).toBe(3);
    expect(table.lastLine()).toMatchObject({
      text: 'Anya gives Carl 2 chips.',
      notes: ['Carl: 1 chip too many: lost.'],
    });
  });

  it('ANY-HLD-004, TABLE-213: are refreshed for everybody who is there, and not in the pool', () => {
    const table = holding();
    const kind = kindOf(table, 'chips');
    table.send('carl', { type: 'held.refresh', kind });
    const now = table.state.public.held?.[kind] ?? {};
    expect(Object.fromEntries(Object.entries(now).map(([who, { count }]) => [who, count]))).toEqual(
      {
        ...{ bev: 3, anya: 3, carl: 3, pool: 1 },
      },
    );
    expect(labels(table, 'carl', 'held.refresh')).toEqual([]);
  });

  it('TABLE-214: that were only for now end together', () => {
    const table = holding();
    const kind = kindOf(table, 'chips');
    const omens = kindOf(table, 'omens');
    table
      .send('anya', { type: 'held.gain', holder: 'anya', kind, amount: 1, passing: true })
      .send(
        'carl',
        { type: 'held.gain', holder: 'carl', kind: omens, amount: 1, passing: true },
        6,
      );
    expect(values(table, 'carl')).toEqual([5, 2, 6]);
    table.send('anya', { type: 'held.end', kind });
    expect(table.lastLine()).toMatchObject({
      text: 'Chips that were only for now are gone.',
      notes: ['Anya: 1 chip.', 'The pool: 1 chip.'],
    });
    expect(has(table, 'anya', 'chips')).toEqual({ count: 2 });
    expect(labels(table, 'anya', 'held.end')).toEqual(['End omens that were only for now']);
    table.send('anya', { type: 'held.end', kind: omens });
    expect(values(table, 'carl')).toEqual([5, 2]);
  });

  it('ANY-HLD-004, TABLE-019: are set by hand by whoever runs the table, with a reason', () => {
    const table = holding();
    const kind = kindOf(table, 'chips');
    const set = { type: 'held.set', holder: 'anya', kind, amount: 1, reason: 'a mistake' } as const;
    expect(table.try('anya', set)).toMatchObject({ rule: 'TABLE-112' });
    table.send('bev', set);
    expect(table.lastLine()).toMatchObject({
      text: 'Set by hand: Anya has 1 chip.',
      reason: 'a mistake',
    });
    const [five = ''] = dice(table, 'carl');
    const turn = { type: 'held.turn', holder: 'carl', kind: kindOf(table, 'omens'), die: five };
    table.send('bev', { ...turn, type: 'held.turn', to: 6 });
    expect(values(table, 'carl')).toEqual([6, 2]);
    expect(table.lastLine()?.notes).toEqual(['No reason was given.']);
    table.send('bev', { ...turn, type: 'held.turn', to: 0 });
    expect(values(table, 'carl')).toEqual([2]);
    expect(table.try('bev', { ...set, amount: 4 })).toMatchObject({ rule: 'TABLE-112' });
  });

  it('TABLE-084: wait in a seat that is free, for everybody, and are whoever’s who sits down there', () => {
    const table = holding();
    const kind = kindOf(table, 'chips');
    table.send('bev', { type: 'held.redefine', kind, name: 'chips', one: 'chip', most: 3 });
    table.send('server', { type: 'seat.free', seat: 'anya' });
    expect(has(table, 'anya', 'chips').count).toBe(2);
    const [give] = table
      .offers('carl', 'held.give')
      .filter(({ with: { holder } }) => holder === 'anya');
    expect(give?.fields?.[0]).toMatchObject({
      options: [{ value: 'bev' }, { value: 'carl' }, { value: 'pool' }],
    });
    table.send('carl', { type: 'held.give', holder: 'anya', kind, to: 'pool', amount: 1 });
    table.send('server', { type: 'seat.take', seat: 'anya', name: 'Zoe', role: 'protagonist' });
    table.send('anya', { type: 'held.spend', holder: 'anya', kind, amount: 1 });
    expect(table.lastLine()?.text).toBe('Zoe spends 1 chip.');
  });

  it('TABLE-017: go back with an undo', () => {
    const table = holding();
    const before = table.state.public.held;
    table.send('anya', { type: 'held.discard', kind: kindOf(table, 'omens') });
    table.send('bev', { type: 'table.undo', to: table.seq });
    expect(table.state.public.held).toEqual(before);
  });

  it('TABLE-013: are played with while a session is open; kinds are made up at any time', () => {
    const table = holding().send('bev', { type: 'session.end' });
    const kind = kindOf(table, 'chips');
    const gain = { type: 'held.gain', holder: 'anya', kind, amount: 1 };
    expect(table.try('anya', gain)).toMatchObject({ rule: 'TABLE-013' });
    table.send('anya', { type: 'held.define', name: 'bells' });
    expect(table.state.public.heldKinds).toHaveProperty(kindOf(table, 'bells'));
  });

  it('TABLE-012, TABLE-216: there is room for twenty kinds', () => {
    const table = seated();
    for (let at = 0; at < 20; at += 1)
      table.send('anya', { type: 'held.define', name: `kind ${at}` });
    expect(table.try('anya', { type: 'held.define', name: 'one more' })).toMatchObject({
      rule: 'TABLE-012',
    });
  });

  it('TABLE-110: what somebody called them can be removed', () => {
    expect(seated().offers('anya', 'held.define')[0]?.fields?.[0]).toMatchObject({ kind: 'text' });
  });
});

describe('Dice that keep their values', () => {
  it('TABLE-215: are rolled when they are gained, and spent with what they show', () => {
    const table = holding();
    expect(values(table, 'carl')).toEqual([5, 2]);
    const kind = kindOf(table, 'omens');
    const [five = ''] = dice(table, 'carl');
    table.send('carl', { type: 'held.spend', holder: 'carl', kind, dice: [five] });
    expect(table.lastLine()).toMatchObject({
      text: 'Carl spends 1 omen (5).',
      beat: { changes: [{ of: 'carl', what: 'omens', from: '5 and 2', to: '2' }] },
    });
    expect(
      table.try('carl', { type: 'held.spend', holder: 'carl', kind, dice: [five] }),
    ).toMatchObject({ rule: 'TABLE-112' });
  });

  it('TABLE-212: keep them when they change hands', () => {
    const table = holding();
    const [, two = ''] = dice(table, 'carl');
    const kind = kindOf(table, 'omens');
    table.send('carl', { type: 'held.give', holder: 'carl', kind, to: 'anya', dice: [two] });
    expect([values(table, 'carl'), values(table, 'anya')]).toEqual([[5], [2]]);
    expect(table.lastLine()?.text).toBe('Carl gives Anya 1 omen (2).');
  });

  it('TABLE-208: are played again without dice, and stay', () => {
    const table = holding();
    const rolls = table.state.public.table.dice.rolls;
    const kind = kindOf(table, 'omens');
    table.send('carl', { type: 'held.replay', holder: 'carl', kind, dice: dice(table, 'carl') });
    expect(table.lastLine()).toMatchObject({
      text: 'Carl plays omens again, without dice: 7.',
      roll: { total: 7, groups: [{ faces: [5, 2] }], proof: { replayed: true } },
    });
    expect([table.state.public.table.dice.rolls, values(table, 'carl')]).toEqual([rolls, [5, 2]]);
  });

  it('ANY-ROLL-008, TABLE-208: a roll can be kept, each die as what it shows at last', () => {
    const table = holding();
    const kind = kindOf(table, 'omens');
    const roll = { type: 'roll', expression: 'd4!up + 2d6', to: 'all', keep: kind } as const;
    table.send('anya', roll, 4, 2, 6, 1);
    expect(has(table, 'anya', 'omens').dice).toMatchObject([
      { sides: 6, value: 2 },
      { sides: 6, value: 6 },
      { sides: 6, value: 1 },
    ]);
    expect(table.lastLine()?.text).toBe('Anya keeps 3 omens (2, 6 and 1).');
    expect(table.try('anya', { ...roll, to: 'self' }, 1, 1, 1)).toMatchObject({
      rule: 'TABLE-112',
    });
    expect(table.try('anya', { ...roll, keep: kindOf(table, 'chips') }, 1, 1, 1)).toMatchObject({
      rule: 'TABLE-112',
    });
  });
});

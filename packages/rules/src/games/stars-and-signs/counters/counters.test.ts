import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import type { CounterKind } from '../vocabulary';
import { counterKinds } from '../vocabulary';

const begin = (kind: CounterKind = 'progress', more: object = {}) =>
  ({ type: 'counter.begin', name: 'The ritual', kind, slots: 4, ...more }) as const;
const begun = (kind: CounterKind = 'progress', more: object = {}) =>
  seated().send('bev', begin(kind, more));
type Table = ReturnType<typeof begun>;
const only = ({ state }: Table) =>
  Object.values({ ...state.public.counters, ...state.director.counters })[0];
const points = (table: Table, dice: number, ...faces: number[]) =>
  table.send('bev', { type: 'counter.points', counter: only(table)?.id ?? '', dice }, ...faces);
const fill = (table: Table, by: number) =>
  ({ type: 'counter.fill', counter: only(table)?.id ?? '', by }) as const;

describe('a Counter', () => {
  it('SNS-801: has 1 to 10 slots', () => {
    const table = seated();
    for (const slots of [0, 11]) {
      const command = { ...begin(), slots };
      expect(() => table.try('bev', command)).toThrow();
    }
    expect(only(table.send('bev', { ...begin(), slots: 10 }))).toMatchObject({
      slots: 10,
      filled: 0,
    });
  });

  it('SNS-802, 804 (W04): 7 points fill two slots', () => {
    const table = points(begun(), 1, 7);
    expect(only(table)?.filled).toBe(2);
    const two = points(begun(), 2, 7, 4);
    expect(only(two)?.filled).toBe(3);
  });

  it('SNS-803: is complete with its last slot; what is past it is lost', () => {
    const table = points(begun('progress', { brings: 'It opens.' }), 3, 10, 10, 5);
    expect(only(table)?.filled).toBe(4);
    expect(table.lastLine()?.beat).toMatchObject({ kind: 'counter-full', fiction: 'It opens.' });
    const more = { type: 'counter.points', counter: only(table)?.id ?? '' } as const;
    expect(table.try('bev', more)?.rule).toBe('SNS-803');
    expect(table.try('bev', fill(table, 1))?.rule).toBe('SNS-803');
  });

  it('SNS-805: is of one of five types, which says what its end brings', () => {
    const ends = counterKinds.map((kind) => {
      const table = begun(kind, { slots: 1 });
      return table.send('bev', fill(table, 1)).lastLine()?.text;
    });
    expect(ends).toEqual([
      '“The ritual” is full (Progress): The goal is reached.',
      '“The ritual” is full (Danger): Things get worse.',
      '“The ritual” is full (Defeat): Something is lost.',
      '“The ritual” is full (Resource): Nothing of it is left.',
      '“The ritual” is full (Timer): It happens.',
    ]);
  });

  it('SNS-806, 807, 808: stays where it is when it is full, and is moved by hand either way', () => {
    const table = begun('danger', { slots: 1 });
    table.send('bev', fill(table, 1)).send('bev', fill(table, -1));
    expect(only(table)?.filled).toBe(0);
    expect(table.try('anya', fill(table, 1))?.rule).toBe('TABLE-002');
  });

  it('SNS-809: a Timer fills with each Action, whatever comes of it; not by a Reaction, nor where it goes by hand', () => {
    const table = begun('timer', { each: 2 });
    const { id } = table.of('anya');
    table.send(
      'bev',
      { type: 'test.roll', protagonists: [id], reaction: 'resist', skill: 'logic' },
      1,
      1,
    );
    expect(only(table)?.filled).toBe(0);
    table.check('anya', { skill: 'logic', action: 'discover' }, 1, 1).close('anya');
    expect(only(table)?.filled).toBe(2);
    const byHand = begun('timer', { each: 0 });
    byHand.check('anya', { skill: 'logic', action: 'discover' }, 1, 1).close('anya');
    expect(only(byHand)?.filled).toBe(0);
  });

  it('SNS-809: no other type moves by itself', () => {
    const table = begun('danger', { each: 2 });
    table.check('anya', { skill: 'logic', action: 'discover' }, 9, 9).close('anya');
    expect(only(table)?.filled).toBe(0);
  });

  it('SNS-810: on the desk nobody else learns of it, until it is shown under a new id', () => {
    const table = seated();
    const open = structuredClone(table.state.public);
    table.send('bev', begin('danger', { secret: true }));
    points(table, 1, 6);
    expect({ ...table.state.public, derived: open.derived }).toEqual(open);
    expect([...table.patches].filter(([, told]) => told.length > 0).map(([to]) => to)).toEqual(
      expect.not.arrayContaining(['public', 'seat:anya', 'seat:carl']),
    );
    const counter = only(table)?.id ?? '';
    expect(table.try('anya', { type: 'counter.show', counter })?.rule).toBe('TABLE-002');
    table.send('bev', { type: 'counter.show', counter });
    expect(Object.values(table.state.public.counters)).toMatchObject([{ filled: 2 }]);
    expect(only(table)?.id).not.toBe(counter);
    expect(table.state.director.counters).toEqual({});
  });

  it('SNS-809, 810: a Timer on the desk fills with each Action, and only the desk hears of it', () => {
    const table = begun('timer', { each: 1, secret: true });
    table.check('anya', { skill: 'logic', action: 'discover' }, 9, 9).close('anya');
    expect(only(table)?.filled).toBe(1);
    expect(JSON.stringify(table.state.public)).not.toContain('The ritual');
  });

  it('SNS-2014: an Impactful Asset adds its Quality to points of the Check that it helps with', () => {
    const table = begun('progress', { slots: 10 }).withAsset('anya', {
      quality: 3,
      properties: ['impactful'],
    });
    table.lay('anya', { skill: 'strength', action: 'eliminate' });
    table.onCheck('anya', { type: 'check.asset', function: 'f', gives: 'die' });
    table.roll('anya', 8, 8, 1).close('anya');
    table.onCheck('bev', { type: 'check.points', counter: only(table)?.id ?? '', dice: 1 }, 3);
    expect(only(table)?.filled).toBe(2);
  });

  it('TABLE-012: each place has room for 24, and is full by itself', () => {
    const table = seated();
    for (let at = 0; at < 24; at += 1) table.send('bev', begin('progress', { secret: true }));
    expect(table.try('bev', begin('progress', { secret: true }))?.rule).toBe('TABLE-012');
    expect(table.try('bev', begin())).toBeNull();
  });

  it('SNS-801: is put away when it is done with', () => {
    const table = begun();
    table.send('bev', { type: 'counter.remove', counter: only(table)?.id ?? '' });
    expect(only(table)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { StarsTable } from '../testing';
import { seated } from '../testing';

const about = (table: StarsTable) => ({ protagonist: table.of('anya').id });
const ready = (corruption = 7) =>
  seated().with('anya', { corruption }).withTrait('anya', 'My sister');
const begin = (table: StarsTable) =>
  ({
    ...({ type: 'flashback.begin', ...about(table) } as const),
    ...{ anchor: 'My sister', topic: 'The lake' },
  }) as const;

describe('a Flashback', () => {
  it('SNS-1406, 1407: is begun with an Anchor, without an Action; the referee frames it', () => {
    const table = ready();
    table.send('anya', begin(table));
    expect(table.state.public.acted).toEqual([]);
    expect(table.state.public.flashback).toMatchObject({ anchor: 'My sister', topic: 'The lake' });
    expect(table.offers('anya', 'flashback.frame')).toEqual([]);
    table.send('bev', { type: 'flashback.frame', ...about(table), scene: 'Ice breaks.' });
    expect(table.state.public.flashback?.scene).toBe('Ice breaks.');
    expect(table.state.public.counters).toEqual({});
  });

  it('SNS-1409: a Timer may say how long it lasts', () => {
    const table = ready();
    table.send('anya', begin(table));
    table.send('bev', { type: 'flashback.frame', ...about(table), scene: 'Ice.', timer: 3 });
    expect(Object.values(table.state.public.counters)).toMatchObject([
      { kind: 'timer', slots: 3, filled: 0 },
    ]);
    table.send('bev', { type: 'counter.begin', name: 'Dawn', kind: 'timer', slots: 4 });
    table.send('anya', { type: 'flashback.end', ...about(table), slots: 0 });
    expect(Object.values(table.state.public.counters)).toMatchObject([{ name: 'Dawn' }]);
  });

  it('SNS-1408: clears up to five slots of Corruption as it ends', () => {
    const table = ready();
    table.send('anya', begin(table));
    expect(table.offers('anya', 'flashback.end')[0]?.fields?.[0]).toMatchObject({ max: 5 });
    expect(table.try('carl', { type: 'flashback.end', ...about(table), slots: 5 })?.rule).toBe(
      'TABLE-003',
    );
    table.send('anya', { type: 'flashback.end', ...about(table), slots: 5 });
    expect(table.of('anya').corruption).toBe(2);
    expect(table.state.public.flashback).toBeNull();
    const few = ready(2);
    few.send('anya', begin(few));
    expect(few.try('anya', { type: 'flashback.end', ...about(few), slots: 3 })).not.toBeNull();
    few.send('anya', { type: 'flashback.end', ...about(few), slots: 1 });
    expect(few.of('anya').corruption).toBe(1);
  });

  it('SNS-1406: comes once an arc, with an Anchor of one’s own, and one at a time', () => {
    const table = ready();
    table.withTrait('carl', 'The band');
    expect(table.try('anya', { ...begin(table), anchor: 'The band' })?.rule).toBe('SNS-1406');
    table.send('anya', begin(table));
    const { id: protagonist } = table.of('carl');
    expect(
      table.try('carl', { type: 'flashback.begin', protagonist, anchor: 'The band' })?.rule,
    ).toBe('SNS-1407');
    table.send('anya', { type: 'flashback.end', ...about(table), slots: 0 });
    expect(table.try('anya', begin(table))).toMatchObject({ rule: 'SNS-1406' });
    expect(table.offers('anya', 'flashback.begin')).toEqual([]);
  });

  it('SNS-1406: ends with whoever leaves the story', () => {
    const table = ready();
    table.send('anya', begin(table)).with('anya', { standing: 'gone' });
    table.send('bev', { type: 'scene.set', text: 'Later' });
    expect(table.state.public.flashback).toBeNull();
  });
});

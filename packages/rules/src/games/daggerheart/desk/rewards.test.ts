import { describe, expect, it } from 'vitest';
import { seated } from '../testing';

const ending = (table: ReturnType<typeof seated>) =>
  table.offers('bev').find(({ command }) => command === 'session.end');

describe('rewards', () => {
  it('DGH-1803: the end of a session reminds of them until something was given', () => {
    const table = seated();
    expect(ending(table)?.detail).toContain('Nothing has been given yet');
    table.send('bev', { type: 'reward.give', kind: 'hook', what: 'A letter without a name' });
    expect(ending(table)?.detail).toBeUndefined();
    table.send('bev', { type: 'session.end' });
    table.send('bev', { type: 'session.start' });
    expect(ending(table)?.detail).toContain('Nothing has been given yet');
  });

  it('DGH-1803: gold goes to all or to one alone, and nobody carries a second chest', () => {
    const table = seated();
    table.send('bev', { type: 'reward.give', kind: 'gold', handfuls: 12 });
    expect(table.of('anya').gold).toEqual({ handfuls: 3, bags: 1, chests: 0 });
    expect(table.of('carl').gold).toEqual({ handfuls: 3, bags: 1, chests: 0 });
    const { id: to } = table.of('carl');
    table.send('bev', { type: 'reward.give', kind: 'gold', handfuls: 1, to });
    expect(table.of('carl').gold.handfuls).toBe(4);
    expect(table.of('anya').gold.handfuls).toBe(3);
    table.with('carl', { gold: { handfuls: 9, bags: 9, chests: 1 } });
    const more = { type: 'reward.give', kind: 'gold', handfuls: 1 } as const;
    expect(table.try('bev', more)).toMatchObject({ code: 'limit-reached', rule: 'DGH-1802' });
    expect(table.of('anya').gold.handfuls).toBe(3);
  });

  it('DGH-1803: is the GM’s to give, and gold is said in handfuls', () => {
    const table = seated();
    expect(table.try('anya', { type: 'reward.give', kind: 'loot' })).not.toBeNull();
    expect(table.try('bev', { type: 'reward.give', kind: 'gold' })).toMatchObject({
      code: 'malformed',
      rule: 'DGH-1803',
    });
    table.send('bev', { type: 'reward.give', kind: 'information', what: 'The ferryman lied' });
    expect(table.lastLine()).toMatchObject({ beat: { kind: 'reward' } });
    expect(JSON.stringify(table.lastLine())).toContain('The ferryman lied');
  });
});

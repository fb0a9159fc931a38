import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { toldNow } from '../testing/forms';

describe('what is set by hand', () => {
  it('TABLE-019, HUM-503: a Stat, with what it is locked at; a smaller die is locked at what it can show', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    const set = { type: 'stat.set', character, stat: 'head' } as const;
    table.send('bev', { ...set, size: '8', locked: 0, reason: 'Miscounted' });
    expect(table.stat('anya', 'head')).toEqual({ size: 8, lock: null });
    expect(toldNow(table)).toEqual(['a line because “Miscounted”']);
    table.send('bev', { ...set, size: '8', locked: 5 });
    expect(table.stat('anya', 'head')).toEqual({ size: 8, lock: { value: 5 } });
    table.send('bev', { ...set, size: '4', locked: 5 });
    expect(table.stat('anya', 'head')).toEqual({ size: 4, lock: { value: 4 } });
    table.send('bev', { ...set, size: '4', locked: 0 });
    expect(table.stat('anya', 'head')).toEqual({ size: 4, lock: null });
    expect(table.try('bev', { ...set, size: '4', locked: 5 })).toMatchObject({
      instead: 'It locks at what its die can show.',
    });
    expect(table.try('bev', { ...set, stat: 'hex', size: '4', locked: 0 })?.code).toBe('not-found');
    expect(table.try('bev', { ...set, character: 'nobody', size: '4', locked: 0 })?.code).toBe(
      'not-found',
    );
  });

  it('TABLE-019, HUM-410, HUM-413: the Stat that all share, where there is one', () => {
    const table = seated({ optional: 'hardy' });
    table.send('bev', { type: 'shared.set', size: '6', locked: 0 });
    expect(table.state.public.shared).toEqual({ size: 6, lock: null });
    table.send('bev', { type: 'shared.set', size: '6', locked: 3 });
    expect(table.state.public.shared).toEqual({ size: 6, lock: { value: 3 } });
    const plain = seated();
    expect(plain.try('bev', { type: 'shared.set', size: '6', locked: 0 })?.code).toBe('not-found');
  });

  it('TABLE-019, HUM-404, HUM-1510: what somebody has left; whose was banked is forgotten with it', () => {
    const table = seated({ optional: 'hardware' }).withStats('anya', { hardware: 8 });
    const { id: character } = table.of('anya');
    table.with('anya', { banked: { count: 2, from: { somebody: 2 } }, dedication: 'value' });
    const set = { type: 'character.set', character } as const;
    table.send('bev', { ...set, banked: 3, tokens: 4 });
    expect(table.of('anya')).toMatchObject({
      ...{ banked: { count: 3, from: { somebody: 2 } }, tokens: 4 },
    });
    table.send('bev', { ...set, banked: 0, tokens: 1 });
    expect(table.of('anya')).toMatchObject({ banked: { count: 0, from: {} }, tokens: 1 });
    expect(table.try('bev', { ...set, banked: 0, tokens: 5 })).toMatchObject({
      instead: 'There are half as many as the sides of Hardware.',
    });
    const plain = seated().with('anya', { dedication: 'value' });
    plain.send('bev', {
      type: 'character.set',
      character: plain.of('anya').id,
      banked: 1,
      tokens: 0,
    });
    expect(plain.of('anya').tokens).toBeUndefined();
  });

  it('TABLE-019, HUM-1004: how far a long goal is, as far as goals go', () => {
    const table = seated().send('bev', {
      type: 'tracked.begin',
      name: 'Climb',
      goal: 500,
      at: 150,
    });
    const [track = ''] = Object.keys(table.state.public.tracked);
    const [offer] = table.offers('bev', 'tracked.set');
    expect(offer?.fields?.[0]).toMatchObject({ initial: 150, max: 999, min: 0 });
    table.send('bev', { type: 'tracked.set', track, position: 400 });
    expect(table.state.public.tracked[track]).toMatchObject({ position: 400, goal: 500 });
    expect(table.try('bev', { type: 'tracked.set', track, position: -1 })).not.toBeNull();
  });

  it('TABLE-019: there is a drawer for it once there is anything', () => {
    const open = (table: ReturnType<typeof seated>) =>
      table.state.public.derived && table.offers('bev', 'stat.set').length > 0;
    expect(open(seated())).toBe(true);
    expect(seated().offers('anya', 'stat.set')).toEqual([]);
  });

  it('TABLE-170, TABLE-171: what the GM rolls is kept on the desk, or shown to all', () => {
    const table = seated();
    table.send(
      'bev',
      { type: 'desk.roll', size: '8', dice: 2, kept: true, what: 'The wind' },
      3,
      7,
    );
    expect(table.state.public.log.next).toBe(seated().state.public.log.next);
    expect(table.lastLine('director')?.roll?.groups[0]).toMatchObject({ sides: 8, faces: [3, 7] });
    table.send('bev', { type: 'desk.roll', size: '20', dice: 1, kept: false }, 17);
    expect(table.lastLine()?.roll?.groups[0]).toMatchObject({ sides: 20, faces: [17] });
  });
});

import { describe, expect, it } from 'vitest';
import { arbiterSeat, decidesTogether, lastWord } from './arbiter';
import { seated } from './testing';
import type { arbiters } from './vocabulary';
import { nextArbiter, takesTurns } from './zero/arbitrating';

const inTurn = (seat?: string) =>
  seated({ arbiter: 'vote' }).send('anya', {
    ...{ type: 'arbiter.set', arbiter: 'rotating' },
    ...(seat === undefined ? {} : { seat }),
  });

describe('who has the last word', () => {
  it('HUM-101: the GM; whose turn it is; else all who play', () => {
    const of = (arbiter: (typeof arbiters)[number]) => {
      const { state } = seated({ arbiter });
      return [arbiterSeat(state), lastWord(state), decidesTogether(state)];
    };
    expect(of('gm')).toEqual(['bev', ['bev'], false]);
    expect(of('vote')).toEqual([null, ['bev', 'anya', 'carl'], true]);
    expect(of('chance')).toEqual([null, ['bev', 'anya', 'carl'], true]);
    const { state } = inTurn('carl');
    expect([arbiterSeat(state), lastWord(state)]).toEqual(['carl', ['carl']]);
  });

  it('HUM-101, TABLE-004: whoever has left has it no more', () => {
    const table = inTurn('carl').send('server', { type: 'seat.free', seat: 'carl' });
    expect(arbiterSeat(table.state)).toBeNull();
    expect(lastWord(table.state)).toEqual(['bev', 'anya']);
    const vote = seated({ arbiter: 'vote' }).send('server', { type: 'seat.free', seat: 'carl' });
    expect(lastWord(vote.state)).toEqual(['bev', 'anya']);
  });

  it('HUM-101: it goes round those who sit there, and watches nobody who watches', () => {
    const { state } = inTurn('carl');
    expect(takesTurns(state).map(({ id }) => id)).toEqual(['bev', 'anya', 'carl']);
    expect(['bev', 'anya', 'carl', 'sam', null].map((now) => nextArbiter(state, now))).toEqual([
      ...['anya', 'carl', 'bev', 'bev', 'bev'],
    ]);
    expect(inTurn().state.public.arbiter).toEqual({ kind: 'rotating', seat: 'bev' });
  });

  it('HUM-101, HUM-1806: who is named sits there and plays; a GM needs a desk', () => {
    const table = seated({ arbiter: 'vote' });
    const set = { type: 'arbiter.set', arbiter: 'rotating' } as const;
    expect(table.try('anya', { ...set, seat: 'sam' })?.code).toBe('not-found');
    expect(table.try('anya', { ...set, seat: 'nobody' })?.rule).toBe('HUM-1806');
    expect(table.try('anya', { type: 'arbiter.set', arbiter: 'gm' })?.rule).toBe('HUM-101');
    expect(table.try('anya', { type: 'arbiter.pass' })?.rule).toBe('HUM-101');
    table.send('anya', { type: 'arbiter.set', arbiter: 'chance' });
    expect(table.state.public.arbiter).toEqual({ kind: 'chance', seat: null });
  });

  it('HUM-101, TABLE-004: at a table with a GM whoever’s turn it is has it, and the GM as well', () => {
    const table = seated().send('bev', { type: 'arbiter.set', arbiter: 'rotating', seat: 'carl' });
    expect(lastWord(table.state)).toEqual(['carl', 'bev']);
    table.send('carl', { type: 'tracked.begin', name: 'Climb' });
    table.send('bev', { type: 'tracked.begin', name: 'Swim' });
    expect(table.try('anya', { type: 'tracked.begin', name: 'Run' })?.rule).toBe('HUM-101');
  });
});

import { describe, expect, it } from 'vitest';
import { GivenDice } from '../testing/given-dice';
import type { BaseState, TableEvent } from '.';
import {
  emptyStream,
  emptyTable,
  evolveTable,
  isTableEvent,
  rewindable,
  sessionHashes,
  sessionSeeds,
  streamOf,
  tableEventTypes,
} from '.';
import { ana, bev } from './testing/small-table';

const seatTaken = (seat: typeof bev): TableEvent => ({ type: 'seatTaken', seat });
const opened = (session: number): TableEvent => ({
  type: 'sessionOpened',
  session,
  by: 2,
  hashes: { public: `p${session}`, director: `d${session}` },
});
const closed = (session: number): TableEvent => ({
  type: 'sessionClosed',
  session,
  seeds: { public: `P${session}`, director: `D${session}` },
});
const rolled = (stream: 'public' | 'director', roll: number): TableEvent => ({
  type: 'diceRolled',
  ...{ stream, session: 1, roll, faces: [1], why: 'a try' },
});
const line = (to: 'public' | 'director', seq: number): TableEvent => ({
  type: 'logged',
  to,
  entry: { seq, at: seq, by: null, text: `Line ${seq}` },
});
const after = (...events: TableEvent[]): BaseState => on(emptyTable('Tonight'), ...events);
const on = (state: BaseState, ...events: TableEvent[]): BaseState => {
  for (const event of events) evolveTable(state, event);
  return state;
};

describe('a table', () => {
  it('begins without anybody, and says where nobody directs', () => {
    expect(emptyTable('Tonight')).toStrictEqual({
      public: {
        table: {
          name: 'Tonight',
          seats: {},
          session: { number: 0, open: false, openedBy: 0 },
          dice: emptyStream(),
        },
        log: { next: 0, entries: [] },
      },
      director: { dice: emptyStream(), log: { next: 0, entries: [] } },
      seats: {},
    });
    expect(emptyTable('Tonight', { directed: false }).public.table.directed).toBe(false);
    expect(emptyStream()).toEqual({ hash: '', rolls: 0, past: [] });
  });

  it('knows what can happen to every table from what happens in a game', () => {
    expect([...tableEventTypes].every((type) => isTableEvent({ type }))).toBe(true);
    expect(isTableEvent({ type: 'counted' })).toBe(false);
  });

  it('gives a seat a side of its own once, and keeps it for whoever sits there next', () => {
    const state = after(seatTaken(bev));
    expect(state.seats.bev).toEqual({ offers: {}, drawers: [] });
    on(state, seatTaken(ana), { type: 'seatRenamed', seat: 'bev', name: 'Beverly' });
    on(state, { type: 'seatRenamed', seat: 'carl', name: 'Carl' });
    expect(Object.values(state.public.table.seats).map(({ name }) => name)).toEqual([
      'Beverly',
      'Ana',
    ]);
    const own = state.seats.bev;
    on(state, { type: 'seatFreed', seat: 'bev' }, { type: 'seatFreed', seat: 'carl' });
    if (state.sealed === undefined) state.sealed = { limits: {} };
    on(state, { type: 'seatFreed', seat: 'bev' });
    expect(state.public.table.seats.bev?.vacant).toBe(true);
    expect(state.public.table.seats.ana?.vacant).toBe(false);
    on(state, seatTaken({ ...bev, name: 'Bea' }));
    expect(state.public.table.seats.bev).toEqual({ ...bev, name: 'Bea' });
    expect(state.seats.bev).toBe(own);
  });

  it('TABLE-114: keeps the last question of each who asks to return, until the seat is free', () => {
    const asked = (seat: string, id: string): TableEvent => ({
      type: 'returnSet',
      seat,
      asked: { id, hash: 'h', at: 1 },
    });
    const state = after(seatTaken(bev), seatTaken(ana), asked('bev', 'r1'));
    expect(state.sealed).toEqual({ limits: {}, returns: { bev: { id: 'r1', hash: 'h', at: 1 } } });
    if (state.sealed) state.sealed.limits = { ana: [] };
    on(state, asked('bev', 'r2'), asked('ana', 'r3'));
    expect(state.sealed?.limits).toEqual({ ana: [] });
    const ids = () =>
      Object.entries(state.sealed?.returns ?? {}).map(([seat, { id }]) => [seat, id]);
    expect(ids()).toEqual([
      ['bev', 'r2'],
      ['ana', 'r3'],
    ]);
    on(state, { type: 'seatFreed', seat: 'bev' });
    expect(ids()).toEqual([['ana', 'r3']]);
  });
});

describe('the dice of a session', () => {
  it('begin with its hashes, count its rolls, and are told when it has ended', () => {
    const state = after(opened(1), rolled('public', 0), rolled('public', 1), rolled('director', 0));
    expect(state.public.table.session).toEqual({ number: 1, open: true, openedBy: 2 });
    expect(streamOf(state, 'public')).toEqual({ hash: 'p1', rolls: 2, past: [] });
    expect(streamOf(state, 'director')).toEqual({ hash: 'd1', rolls: 1, past: [] });
    on(state, closed(1));
    expect(state.public.table.session.open).toBe(false);
    on(state, opened(2));
    expect(streamOf(state, 'public')).toEqual({
      hash: 'p2',
      rolls: 0,
      past: [{ session: 1, hash: 'p1', seed: 'P1', rolls: 2 }],
    });
    expect(streamOf(state, 'director').past).toEqual([
      { session: 1, hash: 'd1', seed: 'D1', rolls: 1 },
    ]);
  });

  it('come from the table’s own dice, each of its stream', () => {
    const dice = new GivenDice();
    expect(sessionHashes(dice, 3)).toEqual({
      public: 'hash of public 3',
      director: 'hash of director 3',
    });
    expect(sessionSeeds(dice, 3)).toEqual({
      public: 'seed of public 3',
      director: 'seed of director 3',
    });
  });

  it('are a seat’s own only where it has some', () => {
    const state = after(seatTaken(bev));
    const own = emptyStream();
    if (state.seats.bev) state.seats.bev.dice = own;
    expect(streamOf(state, 'seat:bev')).toBe(own);
    expect(() => streamOf(state, 'seat:ana')).toThrow('There are no dice of seat:ana.');
  });
});

describe('an undo', () => {
  /** A table with something of everything, and what an undo would go back to. */
  const played = () => {
    const state = after(seatTaken(bev), opened(1));
    Object.assign(state.public, { scene: 'Rain', limits: { round: 1 } });
    Object.assign(state.director, { notes: ['Secret'] });
    const own = state.seats.bev;
    if (own) Object.assign(own, { hand: ['Moon'], dice: emptyStream() });
    return { state, before: structuredClone(rewindable(state)) };
  };

  it('goes back in all but seats, session, dice, log and what is open', () => {
    const { before } = played();
    expect(before).toEqual({
      public: { scene: 'Rain' },
      director: { notes: ['Secret'] },
      seats: { bev: { hand: ['Moon'] } },
    });
  });

  it('leaves alone what people have seen and rolled meanwhile, and who has come', () => {
    const { state, before } = played();
    on(state, line('public', 4), line('director', 5), line('public', 6), rolled('public', 0));
    on(state, seatTaken(ana));
    Object.assign(state.public, { scene: 'Snow', more: 1, limits: { round: 2 } });
    Object.assign(state.director, { notes: [], more: 1 });
    const own = state.seats.bev;
    if (own)
      Object.assign(own, { hand: [], drawers: ['by-hand'], dice: { ...emptyStream(), rolls: 3 } });
    on(state, { type: 'rewound', to: 5, state: before });
    expect(rewindable(state)).toEqual({ ...before, seats: { ...before.seats, ana: {} } });
    expect(state.public).toMatchObject({ limits: { round: 2 }, table: { dice: { rolls: 1 } } });
    expect(Object.keys(state.public.table.seats)).toEqual(['bev', 'ana']);
    expect(state.seats.bev).toMatchObject({ offers: {}, drawers: ['by-hand'], dice: { rolls: 3 } });
    expect(state.seats.ana).toEqual({ offers: {}, drawers: [] });
    const undone = (log: { entries: { seq: number; undone?: boolean }[] }) =>
      log.entries.filter((entry) => entry.undone).map(({ seq }) => seq);
    expect([undone(state.public.log), undone(state.director.log)]).toEqual([[6], [5]]);
  });

  it('of one command alone marks its lines, and none that came after it', () => {
    const { state, before } = played();
    on(state, line('public', 4), line('public', 5), line('public', 6), line('director', 6));
    on(state, { type: 'rewound', to: 5, alone: true, state: before });
    expect(state.public.log.entries.map(({ undone }) => undone)).toEqual([
      undefined,
      true,
      undefined,
    ]);
    expect(state.director.log.entries.map(({ undone }) => undone)).toEqual([undefined]);
  });

  it('leaves nothing of lines and veils where the table has none', () => {
    const { state, before } = played();
    delete state.public.limits;
    on(state, { type: 'rewound', to: 5, state: before });
    expect(state.public).not.toHaveProperty('limits');
    if (state.seats.bev) delete state.seats.bev.dice;
    on(state, { type: 'rewound', to: 5, state: before });
    expect(state.seats.bev).not.toHaveProperty('dice');
  });
});

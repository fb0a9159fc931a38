import type { Audience, Seat, TableEvent } from '@moonlit/rules';
import { createTable, emptyTable, Memo } from '@moonlit/rules';
import { anyGame } from '@moonlit/rules/any-game';
import { expect, it } from 'vitest';
import type { Commit } from '../store/commits';
import { TableHead } from './table-head';

const openedAt = 1_700_000_000_000;
const record = {
  ...{ id: 't', name: 'Tonight', system: anyGame.id, diceSecret: '00', inviteHash: null },
  ...{ setup: {}, committedSeeds: null, stateVersion: null, createdAt: new Date(openedAt) },
};
const state = createTable(anyGame, {
  name: 'Tonight',
  setup: anyGame.setupSchema.parse({ runBy: 'nobody' }),
});
const headAt = (seq: number) =>
  new TableHead({ system: anyGame, record }, { seq, state, revisions: { public: 3 } }, new Memo());

const bev: Seat = { id: 'bev', name: 'Bev', role: 'protagonist', vacant: false };
const commit = (seq: number, previous: number, ...events: TableEvent[]): Commit => {
  const touched: Audience[] = ['public'];
  return { seq, previous, commandId: `c${seq}`, seat: 'bev', at: seq, events, touched };
};
const comes = (seq: number, previous: number) =>
  commit(seq, previous, { type: 'seatTaken', seat: bev });

it('a head goes from one commit to the one that follows it, and knows what was before', () => {
  const head = headAt(5);
  const after = emptyTable('After');
  const patches = new Map([['public' as const, [{ op: 'add' as const, path: ['x'], value: 1 }]]]);
  expect(head.advance(commit(9, 5), after, patches)).toEqual([
    { audience: 'public', to: 4, patches: patches.get('public') },
  ]);
  expect([head.seq, head.state, head.passed, head.revision('public')]).toEqual([9, after, 1, 4]);
  expect(head.before(9)).toBe(state);
  expect(head.step(9)).toEqual({ by: 'bev', at: 9, before: state, after });
  expect(head.snapshot()).toEqual({ seq: 9, state: after, revisions: { public: 4 } });
  expect(head.missing(['public'], { public: 3 }).diffs).toHaveLength(1);
  head.forgetDiffs();
  expect(head.missing(['public'], { public: 3 })).toEqual({
    diffs: [],
    snapshots: [{ audience: 'public', revision: 4, state: after.public }],
  });
});

it('what was decided elsewhere is replayed, and a gap is a fault', () => {
  const head = headAt(5);
  const diffs = head.replay([
    comes(7, 5),
    commit(8, 7, { type: 'seatRenamed', seat: 'bev', name: 'Bea' }),
  ]);
  expect(diffs.map(({ to }) => to)).toEqual([4, 5]);
  expect(diffs.every(({ patches }) => patches.length > 0)).toBe(true);
  expect([head.seq, head.passed, head.seat('bev')?.name]).toEqual([8, 2, 'Bea']);
  expect(() => head.replay([comes(12, 10)])).toThrow('A commit is missing before 12');
});

it('a seat that nobody sits in is no place at the table, nor is what every object has', () => {
  const head = headAt(0);
  expect(head.seat('bev')).toBeUndefined();
  head.replay([comes(7, 0)]);
  expect(head.seat('bev')).toEqual(bev);
  expect(head.seat('constructor')).toBeUndefined();
  head.replay([commit(8, 7, { type: 'seatFreed', seat: 'bev' })]);
  expect(head.seat('bev')).toBeUndefined();
});

it('commits that are too old for diffs are counted, and what they led to is told', () => {
  const head = headAt(0);
  head.skip(comes(7, 0));
  const after = emptyTable('After');
  head.arriveAt(after);
  expect([head.seq, head.passed, head.revision('public'), head.state]).toEqual([7, 1, 4, after]);
  expect(head.before(7)).toBeUndefined();
  expect(head.missing(['public'], { public: 3 }).diffs).toEqual([]);
});

it('the next number is the time since the table was opened, or follows the newest commit', () => {
  expect(headAt(0).nextSeq(openedAt + 5_000)).toBeGreaterThanOrEqual(5_000);
  expect(headAt(0).nextSeq(openedAt + 5_000)).toBeLessThan(6_000);
  const ahead = headAt(90_000).nextSeq(openedAt + 5_000);
  expect(ahead).toBeGreaterThan(90_000);
  expect(ahead).toBeLessThan(91_000);
  const head = headAt(0);
  head.skip(comes(70_000, 0));
  expect(head.nextSeq(openedAt)).toBeGreaterThan(70_000);
});

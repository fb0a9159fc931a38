import { emptyTable } from '@moonlit/rules';
import { expect, it } from 'vitest';
import type { Commit } from '../store/commits';
import { RecentStates } from './recent-states';

const stateOf = (seq: number) => emptyTable(`Before ${seq}`);

/** The commits 10, 20, 30 and so on, each with the state before it. */
function recent(count: number): RecentStates {
  const states = new RecentStates();
  for (let n = 1; n <= count; n += 1) {
    const seq = 10 * n;
    const commit: Commit = {
      seq,
      previous: seq - 10,
      commandId: `${seq}`,
      seat: 'bev',
      at: 1_000 + seq,
      events: [],
      touched: [],
    };
    states.add(commit, stateOf(seq));
  }
  return states;
}

it('tells a commit with the state before it and the one after', () => {
  const now = emptyTable('Now');
  const states = recent(3);
  expect(states.step(10, now)).toEqual({
    by: 'bev',
    at: 1_010,
    before: stateOf(10),
    after: stateOf(20),
  });
  expect(states.step(30, now)).toMatchObject({ before: stateOf(30), after: now });
  expect(states.before(20)).toEqual(stateOf(20));
  expect([states.step(15, now), states.before(15)]).toEqual([undefined, undefined]);
});

it('keeps sixty states, and lets the oldest go first', () => {
  const full = recent(60);
  expect(full.before(10)).toEqual(stateOf(10));
  const over = recent(62);
  expect([10, 20, 30].map((seq) => over.before(seq))).toEqual([undefined, undefined, stateOf(30)]);
  expect(over.before(620)).toEqual(stateOf(620));
});

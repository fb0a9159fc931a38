import { describe, expect, it } from 'vitest';
import { stakesOf } from './stakes';
import { type StarsTable, seated } from './testing';

const act = { skill: 'strength', action: 'eliminate' } as const;
const roll = { type: 'check.roll' };
const pushed = 'Once they lie there you may add Effort, and from 10 on Advantage.';

/** What is told of the Check on the table before its dice fall, besides how they may come out. */
const told = ({ state }: StarsTable) => stakesOf(state.public, roll)?.notes;

describe('what dice may bring', () => {
  it('TABLE-196, SNS-311: of a Check, four ways to come out, and what is true of this one', () => {
    const found = stakesOf(seated().lay('anya', act).state.public, roll);
    expect(found?.results.map(({ id }) => id)).toEqual(['critical', 'hit', 'graze', 'miss']);
    expect(found?.notes).toEqual([pushed]);
    // With no Check on the table it is said all the same.
    expect(told(seated())).toEqual([pushed]);
  });

  it('TABLE-196, SNS-1606, 1607: by how whoever acts is', () => {
    const of = (despair: number) => told(seated().with('anya', { despair }).lay('anya', act));
    expect(of(4)).toEqual([pushed]);
    expect(of(5)).toEqual([pushed, 'Fragile: each result is one step worse than it fell.']);
    expect(of(10)).toEqual([pushed, 'Broken: a Critical Hit is a Graze, all else a Miss.']);
  });

  it('TABLE-196, SNS-616, 1704: by its Scale, and by what is at stake', () => {
    const of = (more: object) => told(seated().lay('anya', { ...act, ...more }));
    expect(of({ against: '1' })).toEqual([pushed, 'One Scale short: only a Critical Hit does it.']);
    expect(of({ against: '2' })).toEqual([pushed]);
    expect(of({ stakes: 'high' })).toEqual([pushed, 'Stakes are high: Fallout may be a Wound.']);
  });

  it('TABLE-196, SNS-503: of a Cooperation, that it comes to all', () => {
    const table = seated().lay('anya', act).onCheck('anya', { type: 'check.together' });
    expect(told(table)).toEqual([pushed, 'It comes to all: each pays a Cost, or suffers Fallout.']);
  });

  it.each([
    ['check.support', ['below', 'reached']],
    ['test.roll', ['below', 'reached']],
    ['test.roll-announced', ['below', 'reached']],
    ['milestone.test', ['below', 'reached']],
    ['check.points', []],
    ['counter.points', []],
    ['magic.energy', []],
    ['compel.refuse', []],
  ])('TABLE-196, SNS-2404: of %s', (type, results) => {
    const found = stakesOf(seated().state.public, { type });
    expect(found?.results.map(({ id }) => id)).toEqual(results);
  });

  it('TABLE-196: of what throws no dice there is nothing to tell', () => {
    expect(stakesOf(seated().state.public, { type: 'check.close' })).toBeNull();
  });
});

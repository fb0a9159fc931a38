import { describe, expect, it } from 'vitest';
import { TableClock } from './table-clock';

let steady = 0;

/** Commits at these milliseconds after each other, with a time of day; gives their numbers. */
function commits(clock: TableClock, waits: readonly number[], timeOfDay: () => number): number[] {
  return waits.map((wait) => {
    steady += wait;
    const seq = clock.next(timeOfDay());
    clock.observe(seq);
    return seq;
  });
}

const clockOf = () => {
  steady = 0;
  return new TableClock(1_000, () => steady);
};

describe('the number of a commit', () => {
  it('is the time since the table was opened', () => {
    expect(commits(clockOf(), [5, 7, 100], () => 1_000 + steady)).toEqual([5, 12, 112]);
  });

  it.each([
    ['an hour back', () => 3_601_000 + steady - 3_600_000],
    ['ever further back', () => 3_601_000 - 50 * steady],
    ['back to before the table was opened', () => 0],
  ])('is the same time however many commits lie between, once a clock stepped %s', (_, day) => {
    const among = (between: readonly number[]) => {
      const clock = clockOf();
      clock.observe(3_600_000);
      const seqs = commits(clock, [10, ...between], day);
      return (seqs.at(-1) ?? 0) - (seqs[0] ?? 0);
    };
    expect(among([120])).toBe(120);
    expect(among([20, 20, 20, 20, 20, 20])).toBe(120);
    expect(among(Array.from({ length: 60 }, () => 2))).toBe(120);
  });

  it('goes on from the newest commit of a server whose clock is ahead', () => {
    const clock = clockOf();
    clock.observe(50_000);
    const [own] = commits(clock, [30], () => 1_000 + steady);
    expect(own).toBe(50_030);
    clock.observe(90_000);
    expect(commits(clock, [40], () => 1_000 + steady)).toEqual([90_040]);
  });

  it('grows by no more than chance where time stands still', () => {
    const steps = new Set<number>();
    const clock = clockOf();
    let before = 0;
    for (const seq of commits(clock, Array(200).fill(0), () => 0)) {
      expect(seq).toBeGreaterThan(before);
      expect(Number.isSafeInteger(seq)).toBe(true);
      steps.add(seq - before);
      before = seq;
    }
    expect([...steps].sort()).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['goes right', () => 1_000 + steady],
    ['stands far back', () => 0],
  ])('tells nothing of many in one millisecond a moment later, where the clock %s', (_, day) => {
    const clock = clockOf();
    clock.observe(5_000);
    const [first = 0] = commits(clock, [100], day);
    // Twenty at once, as of somebody who does things in secret; again and again.
    for (let burst = 1; burst <= 30; burst += 1) {
      commits(clock, Array(20).fill(0), day);
      const [after = 0] = commits(clock, [100], day);
      expect(after - first).toBe(100 * burst);
    }
  });

  it('does not let two servers drive each other forward', () => {
    steady = 0;
    const clocks = [0, 1].map(() => new TableClock(1_000, () => steady));
    let newest = 0;
    const commit = (by: number, wait: number) => {
      steady += wait;
      newest = clocks[by % 2]?.next(1_000 + steady) ?? 0;
      // The other one hears of it within the same millisecond.
      for (const clock of clocks) clock.observe(newest);
    };
    for (let round = 0; round < 200; round += 1) {
      commit(round, 100);
      for (let more = 0; more < 5; more += 1) commit(round, 0);
    }
    commit(1, 100);
    expect(newest).toBe(steady);
  });
});

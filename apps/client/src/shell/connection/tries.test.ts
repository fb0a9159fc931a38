import { beforeEach, describe, expect, it } from 'vitest';
import { Tries } from './tries';

let now = 0;
let timers: { run(): void; at: number }[] = [];
/** When tries began, and how many were given up. */
let begun: number[] = [];
let abandoned = 0;
let tries: Tries;

beforeEach(() => {
  [now, timers, begun, abandoned] = [0, [], [], 0];
  const clock = {
    now: () => now,
    later(run: () => void, ms: number) {
      const timer = { run, at: now + ms };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const way = {
    begin: () => {
      begun.push(now);
    },
    abandon: () => {
      abandoned += 1;
    },
  };
  tries = new Tries(way, clock, () => 0.5);
});

/** Lets time pass; what is due happens when it is due. */
function pass(ms: number): void {
  const end = now + ms;
  for (;;) {
    const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    now = next.at;
    next.run();
  }
  now = end;
}

/** Sleeps: the clock goes on, and no timer with it, until the page wakes. */
const sleep = (ms: number) => {
  now += ms;
};

/** A way that is there. */
function there(): void {
  tries.want();
  tries.opened();
  tries.greeted();
}

describe('tries', () => {
  it('come ever more slowly, and soon again once one has come through', () => {
    there();
    for (let n = 0; n < 6; n += 1) {
      tries.failed(false);
      pass(5_000);
    }
    expect(begun.slice(1).map((at, n) => at - n * 5_000)).toEqual([
      500, 1_000, 2_000, 4_000, 5_000, 5_000,
    ]);
    tries.opened();
    tries.greeted();
    const from = now;
    tries.failed(false);
    pass(5_000);
    expect(begun.at(-1)).toBe(from + 500);
  });

  it('are made once, however often they are wanted or told to have failed', () => {
    tries.want();
    tries.want();
    expect(begun).toEqual([0]);
    tries.failed(false);
    tries.failed(false);
    tries.want();
    pass(600);
    expect(begun).toEqual([0, 500]);
  });

  it('wait for two seconds at least where the server turns them away', () => {
    tries.want();
    tries.failed(true);
    pass(1_999);
    expect(begun).toEqual([0]);
    pass(1);
    expect(begun).toEqual([0, 2_000]);
  });

  it('end when nothing is wanted any more, also those that wait', () => {
    tries.want();
    tries.failed(false);
    tries.drop();
    pass(60_000);
    tries.opened();
    tries.greeted();
    tries.failed(false);
    pass(60_000);
    expect([begun, abandoned]).toEqual([[0], 1]);
  });

  it('leave a slow line its time where nobody hurries', () => {
    tries.want();
    pass(19_999);
    expect([begun.length, abandoned]).toEqual([1, 0]);
    pass(1);
    expect([begun.length, abandoned]).toEqual([2, 1]);
  });
});

describe('hurried tries', () => {
  it('come at once instead of after what is left of a pause', () => {
    there();
    for (let n = 0; n < 5; n += 1) {
      tries.failed(false);
      pass(5_000);
    }
    tries.failed(false);
    pass(100);
    tries.hurry();
    expect(begun.at(-1)).toBe(now);
    expect(timers.length, 'and the pause is over').toBe(1);
  });

  it('forget how slow they had become, once the page is back', () => {
    tries.want();
    for (let n = 0; n < 6; n += 1) {
      tries.failed(false);
      pass(5_000);
    }
    tries.hurry();
    sleep(4_500);
    tries.failed(false);
    const from = now;
    pass(500);
    expect(begun.at(-1)).toBe(from + 500);
  });

  it('come at once where the line breaks right after the page is back, then in quick succession', () => {
    there();
    sleep(600_000);
    // There as far as anybody can tell, until what has waited in timers says otherwise.
    tries.hurry();
    expect(begun).toEqual([0]);
    tries.failed(false);
    expect(begun).toEqual([0, 600_000]);
    tries.failed(false);
    pass(250);
    tries.failed(false);
    pass(250);
    expect(begun.slice(2)).toEqual([600_250, 600_500]);
    tries.opened();
    tries.greeted();
    pass(10_000);
    tries.failed(false);
    expect(begun.length, 'long after that it is as ever').toBe(4);
  });

  it('that hang are made anew after a second, and each later one is given twice the time', () => {
    tries.hurry();
    pass(7_000);
    expect([begun, abandoned]).toEqual([[0, 1_000, 3_000, 7_000], 3]);
    // Those of a page that has been there for a while have all the time they need.
    pass(19_000);
    expect(abandoned).toBe(3);
  });

  it('do not cut short one that has just begun, and no longer wait for one that has hung', () => {
    tries.want();
    pass(600);
    tries.hurry();
    tries.hurry();
    pass(399);
    expect(begun).toEqual([0]);
    pass(1);
    expect(begun).toEqual([0, 1_000]);
    tries.drop();
    tries.want();
    const from = now;
    sleep(60_000);
    tries.hurry();
    pass(0);
    expect(begun.slice(2)).toEqual([from, from + 60_000]);
  });

  it('give one whose server answers longer to be greeted', () => {
    tries.hurry();
    pass(900);
    tries.opened();
    pass(1_599);
    expect(abandoned).toBe(0);
    pass(1);
    expect(abandoned).toBe(1);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { Reactions } from './reactions';

let now = 0;
let timers: { run(): void; at: number }[] = [];
let reactions: Reactions;

beforeEach(() => {
  [now, timers] = [0, []];
  reactions = new Reactions(
    () => {},
    (run, ms) => timers.push({ run, at: now + ms }),
  );
});

const pass = (ms: number) => {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { run } of due) run();
};
const shown = () => reactions.now.value.map(({ seat, kind }) => `${seat} ${kind}`);

describe('TABLE-053: reactions', () => {
  it('are shown for some seconds, and then forgotten', () => {
    reactions.hear('anya', 'heart');
    pass(3_000);
    reactions.hear('bev', 'hand');
    expect(shown()).toEqual(['anya heart', 'bev hand']);
    pass(1_500);
    expect(shown()).toEqual(['bev hand']);
    pass(3_000);
    expect(shown()).toEqual([]);
  });

  it('are one a seat: the newest, for its whole time', () => {
    reactions.hear('anya', 'heart');
    pass(3_000);
    reactions.hear('anya', 'gasp');
    expect(shown()).toEqual(['anya gasp']);
    pass(2_000);
    expect(shown()).toEqual(['anya gasp']);
  });

  it('of a kind that this page does not know are not shown', () => {
    reactions.hear('anya', 'fireworks');
    expect(shown()).toEqual([]);
    expect(reactions.newest.value).toBeNull();
  });
});

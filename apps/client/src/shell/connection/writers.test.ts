import { beforeEach, describe, expect, it } from 'vitest';
import { Writers } from './writers';

let now = 0;
let timers: { run(): void; at: number }[] = [];
let sent: (string | null)[] = [];
let writers: Writers;

beforeEach(() => {
  [now, timers, sent] = [0, [], []];
  writers = new Writers(
    (topic) => sent.push(topic),
    (run, ms) => timers.push({ run, at: now + ms }),
    () => now,
  );
});

const pass = (ms: number) => {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { run } of due) run();
};
const writing = () => Object.fromEntries(writers.now.value);

describe('telling that one is writing', () => {
  it('is done at once, and again now and then, however fast one types', () => {
    for (let n = 0; n < 30; n += 1) {
      writers.tell('agenda');
      pass(100);
    }
    expect(sent).toEqual(['agenda', 'agenda']);
  });

  it('ends once, with what was sent or given up', () => {
    writers.tell(null);
    writers.tell('agenda');
    writers.tell(null);
    writers.tell(null);
    expect(sent).toEqual(['agenda', null]);
  });

  it('follows to another question at once', () => {
    writers.tell('agenda');
    writers.tell('hideout');
    expect(sent).toEqual(['agenda', 'hideout']);
  });
});

describe('believing that others are', () => {
  it('lasts some seconds after it was last heard', () => {
    writers.hear('anya', 'agenda');
    pass(5_000);
    writers.hear('anya', 'agenda');
    pass(5_000);
    expect(writing()).toEqual({ anya: 'agenda' });
    pass(4_000);
    expect(writing()).toEqual({});
  });

  it('ends when they say so, and when they are not here any more', () => {
    writers.hear('anya', 'agenda');
    writers.hear('bev', 'hideout');
    writers.hear('anya', null);
    expect(writing()).toEqual({ bev: 'hideout' });
    writers.keepOnly(['anya']);
    expect(writing()).toEqual({});
  });
});

import type { LogEntry, RollRecord } from '@moonlit/rules';
import { emptyLog } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { SharedState } from '../state';
import type { Compartments, Surroundings } from './stage';
import { Stage } from './stage';

const roll: RollRecord = {
  title: 'Defy',
  groups: [{ label: '', sides: 6, faces: [2, 5], kept: [1] }],
  modifiers: [],
  reading: { word: 'Partial success', tone: 'mixed' },
  proof: { stream: 'public', session: 1 },
};

/** A table with a log and nothing else, somebody who looks, and a clock that a test moves. */
class Evening {
  time = 1_000_000;
  watched = true;
  busy = false;
  visible = true;
  still = false;
  pressed = false;
  readonly table = signal<Compartments>(withLines([]));
  readonly stage: Stage;
  #timers: { at: number; run(): void }[] = [];
  readonly #held: (() => void)[] = [];

  constructor(before: LogEntry[] = []) {
    this.table.value = withLines(before);
    const around: Surroundings = {
      seat: 'claire',
      isSmall: ({ entry }) => entry.beat?.kind === 'joined',
      isLong: () => false,
      steadyMs: ({ entry }) => (entry.beat?.kind === 'transcend' ? 4_000 : 0),
      busy: () => this.busy,
      othersMs: 5_000,
      acting: () => true,
      whenLifted: (run) => {
        if (this.pressed) this.#held.push(run);
        else run();
      },
      watched: () => this.watched,
      visible: () => this.visible,
      still: () => this.still,
      now: () => this.time,
      later: (run, ms) => {
        const timer = { at: this.time + ms, run };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((one) => one !== timer);
        };
      },
    };
    this.stage = new Stage(this.table, around);
    this.stage.follow();
  }

  line(seq: number, more: Partial<LogEntry> = {}): LogEntry {
    return { seq, at: this.time, by: 'bev', text: `Line ${seq}`, ...more };
  }

  happens(...lines: LogEntry[]): void {
    this.table.value = withLines([...this.table.value.shared.log.entries, ...lines]);
  }

  /** The finger that was down is lifted. */
  lifts(): void {
    this.pressed = false;
    for (const run of this.#held.splice(0)) run();
  }

  passes(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.time = next.at;
      next.run();
    }
    this.time = until;
  }

  until(act: 'falling' | 'told'): void {
    while (this.stage.act.value.is !== act) this.passes(10);
  }

  /** How many lines of the log may be read. */
  get read(): number {
    return this.stage.shown.value.shared.log.next;
  }

  get on(): string | undefined {
    return this.stage.current.value?.entry.text;
  }
}

function withLines(entries: LogEntry[]): Compartments {
  const shared: SharedState = {
    table: {
      name: 'Thursday nights',
      seats: {},
      session: { number: 1, open: true, openedBy: 0 },
      dice: { hash: '', rolls: 0, past: [] },
    },
    log: { ...emptyLog(), next: entries.length, entries },
    derived: { prompts: {} },
  };
  return { shared, desk: null, own: null };
}

const beat = (kind: string, about: string[] = []) => ({ beat: { kind, about } });

describe('the stage', () => {
  it('shows nothing of what was there when the page opened, and lets one leaf through it', () => {
    const evening = new Evening([
      { seq: 1, at: 0, by: null, text: 'Long ago', roll },
      { seq: 2, at: 0, by: null, text: 'Since', ...beat('phase') },
    ]);
    expect(evening.stage.open.value).toBe(false);
    evening.stage.toggle();
    expect(evening.on).toBe('Since');
    evening.stage.leaf(-1);
    expect(evening.on).toBe('Long ago');
  });

  it('holds back what the table has come to until the dice lie there', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, { roll }), evening.line(1, { text: 'It goes wrong' }));
    expect(evening.stage.act.value.is).toBe('falling');
    expect(evening.read).toBe(0);
    evening.passes(1_000);
    expect(evening.read).toBe(0);
    evening.passes(2_000);
    expect(evening.stage.act.value.is).toBe('told');
    expect(evening.read).toBe(2);
    expect(evening.stage.current.value?.also.map(({ text }) => text)).toEqual(['It goes wrong']);
  });

  it('lets the table follow when the words of a roll stand still, unless the next dice fall by then', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, { roll }));
    evening.until('told');
    expect(evening.read).toBe(0);
    evening.passes(500);
    expect(evening.read).toBe(0);
    evening.happens(evening.line(2, { roll }));
    evening.passes(500);
    expect(evening.read).toBe(0);
    evening.until('falling');
    evening.until('told');
    expect(evening.read).toBe(0);
    evening.passes(600);
    expect(evening.read).toBe(2);
  });

  it('changes nothing under a finger that is down, and shows all of it when that is lifted', () => {
    const evening = new Evening();
    evening.pressed = true;
    evening.happens(evening.line(1));
    evening.happens(evening.line(2));
    expect(evening.read).toBe(0);
    evening.lifts();
    expect(evening.read).toBe(2);
    // Dice that have come meanwhile are waited for all the same.
    evening.pressed = true;
    evening.happens(evening.line(3));
    evening.happens(evening.line(4, { roll }));
    evening.lifts();
    expect(evening.read).toBe(2);
    evening.until('told');
    evening.pressed = true;
    evening.passes(600);
    expect(evening.read).toBe(2);
    evening.lifts();
    expect(evening.read).toBe(4);
  });

  it('keeps the order where nothing may move', () => {
    const evening = new Evening();
    evening.still = true;
    evening.happens(evening.line(1, { roll }));
    expect(evening.stage.act.value.is).toBe('falling');
    expect(evening.read).toBe(0);
    evening.passes(1_000);
    expect(evening.stage.act.value.is).toBe('told');
    expect(evening.read).toBe(1);
  });

  it('tells at once whoever taps, and goes on with the next tap', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, { roll }));
    evening.stage.skip();
    expect(evening.stage.act.value.is).toBe('told');
    expect(evening.read).toBe(1);
    evening.stage.skip();
    expect(evening.stage.open.value).toBe(false);
  });

  it('lets a second roll wait for the first, and holds back until both are told', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, { roll }));
    evening.happens(evening.line(2, { roll }));
    evening.passes(2_500);
    expect(evening.on).toBe('Line 1');
    expect(evening.read).toBe(0);
    evening.passes(6_000);
    expect(evening.on).toBe('Line 2');
    expect(evening.read).toBe(2);
  });

  it('holds nothing back for longer than eight seconds', () => {
    const evening = new Evening();
    for (const seq of [1, 2, 3, 4, 5]) evening.happens(evening.line(seq, { roll }));
    evening.passes(8_000);
    expect(evening.read).toBe(5);
  });

  it('lets dice turn from the tap on, and lets them land as they fell', () => {
    const evening = new Evening();
    evening.stage.throw({ dice: 2, modifiers: [] }, 'Roll the dice');
    expect(evening.stage.act.value.is).toBe('thrown');
    evening.passes(300);
    evening.happens(evening.line(1, { roll, by: 'claire' }));
    evening.stage.answered(true);
    expect(evening.stage.act.value.is).toBe('falling');
    evening.passes(2_500);
    expect(evening.stage.act.value.is).toBe('told');
  });

  it('puts thrown dice away that were refused, or that fell for somebody else', () => {
    const evening = new Evening();
    evening.stage.throw({ dice: 2, modifiers: [] }, 'Roll the dice');
    evening.stage.answered(false);
    expect(evening.stage.open.value).toBe(false);
    evening.stage.throw({ dice: 2, modifiers: [] }, 'Roll the dice');
    evening.stage.answered(true);
    evening.passes(400);
    expect(evening.stage.open.value).toBe(false);
  });

  it('makes no ten shows of what one missed, but one line to leaf through', () => {
    const evening = new Evening();
    evening.visible = false;
    const lines = Array.from({ length: 10 }, (_, index) => evening.line(index, beat('phase')));
    evening.happens(...lines);
    expect(evening.stage.open.value).toBe(false);
    expect(evening.stage.missed.value).toEqual({ beats: 10, away: true });
    evening.visible = true;
    evening.stage.toggle();
    expect(evening.on).toBe('Line 0');
    expect(evening.stage.missed.value).toBeNull();
  });

  it('takes what is old when it arrives as missed', () => {
    const evening = new Evening();
    const old = evening.line(1, { roll });
    evening.passes(60_000);
    evening.happens(old);
    expect(evening.stage.open.value).toBe(false);
    expect(evening.read).toBe(1);
  });

  it('opens over nobody who writes, and waits at the edge', () => {
    const evening = new Evening();
    evening.watched = false;
    evening.happens(evening.line(1, { roll }));
    expect(evening.stage.open.value).toBe(false);
    expect(evening.read).toBe(1);
    expect(evening.stage.missed.value).toEqual({ beats: 1, away: false });
  });

  it('TABLE-120: tells in little what somebody else does, to whoever has something in hand', () => {
    const evening = new Evening();
    const { stage } = evening;
    const size = () => [stage.open.value, stage.small.value];
    evening.busy = true;
    evening.happens(evening.line(1, { roll }));
    expect(size()).toEqual([false, true]);
    expect([stage.act.value.is, evening.read], 'nothing tells before the dice').toEqual([
      'falling',
      0,
    ]);
    evening.until('told');
    evening.passes(600);
    expect(evening.read).toBe(1);
    evening.passes(4_000);
    expect(size()).toEqual([false, false]);
    expect([evening.on, stage.missed.value]).toEqual(['Line 1', null]);
    // What one rolls oneself is large, whatever one has in hand.
    stage.throw({ dice: 2, modifiers: [] }, 'Roll the dice');
    expect(size()).toEqual([true, false]);
    evening.happens(evening.line(2, { roll }));
    expect([...size(), stage.act.value.is], 'and so is what comes of it').toEqual([
      true,
      false,
      'falling',
    ]);
  });

  it('TABLE-120: opens large at a tap what is told in little, and leaves it there to be read', () => {
    const evening = new Evening();
    evening.busy = true;
    evening.happens(evening.line(1, { text: 'A long story. '.repeat(20), roll }));
    evening.until('told');
    evening.stage.toggle();
    expect([evening.stage.open.value, evening.stage.small.value]).toEqual([true, false]);
    evening.passes(9_000);
    expect(evening.stage.open.value).toBe(true);
  });

  it('TABLE-120: gives its place back, and goes on in little', () => {
    const evening = new Evening();
    const { stage } = evening;
    evening.happens(evening.line(1, { roll }));
    expect([stage.open.value, stage.own]).toEqual([true, false]);
    stage.giveWay();
    expect([stage.open.value, stage.small.value, stage.act.value.is]).toEqual([
      ...[false, true],
      'falling',
    ]);
    evening.until('told');
    // Whoever acts needs the table as it is, and still sees what has fallen.
    evening.happens(evening.line(2, { roll }));
    stage.makeWay();
    expect(evening.read).toBe(2);
    stage.fold();
    // What is read again has nothing to go on with.
    stage.toggle();
    stage.giveWay();
    expect([stage.open.value, stage.small.value]).toEqual([false, false]);
  });

  it('takes less of the time of others than of one’s own', () => {
    const evening = new Evening();
    const text = 'A long story. '.repeat(20);
    evening.happens(evening.line(1, { text, ...beat('eclipse') }));
    evening.passes(5_000);
    expect(evening.stage.open.value).toBe(false);
    evening.happens(evening.line(2, { text, by: 'claire', ...beat('eclipse') }));
    evening.passes(9_000);
    expect(evening.stage.open.value).toBe(true);
  });

  it('counts reading from when all of it stands there, and at once where nothing moves', () => {
    const shownAfter = (ms: number, still: boolean) => {
      const evening = new Evening();
      evening.still = still;
      evening.happens(evening.line(1, { text: 'Long. '.repeat(60), ...beat('transcend') }));
      evening.passes(ms);
      return evening.stage.open.value;
    };
    expect(shownAfter(8_500, false)).toBe(true);
    expect(shownAfter(9_500, false)).toBe(false);
    expect(shownAfter(5_500, true)).toBe(false);
  });

  it('does not keep waiting what a roll of one’s own asks', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, { text: 'Long. '.repeat(30), by: 'claire', roll }));
    evening.until('told');
    evening.stage.hurry();
    evening.passes(1_600);
    expect(evening.stage.open.value).toBe(false);
  });

  it('shows what has waited only if it lies over nothing that whoever looks is on by then', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, beat('phase')));
    evening.happens(evening.line(2, beat('eclipse')));
    expect([evening.on, evening.stage.own]).toEqual(['Line 1', false]);
    evening.watched = false;
    evening.passes(4_000);
    expect(evening.stage.open.value).toBe(false);
    expect(evening.stage.missed.value).toEqual({ beats: 1, away: false });
    evening.happens(evening.line(3, { by: 'claire', ...beat('eclipse') }));
    expect([evening.on, evening.stage.own]).toEqual(['Line 3', true]);
  });

  it('lets a small thing pass in the strip', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, beat('joined')));
    expect(evening.stage.open.value).toBe(false);
    expect(evening.stage.missed.value).toBeNull();
    expect(evening.on).toBe('Line 1');
  });

  it('lets the newest stand for what says the same of the same', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, beat('phase')));
    evening.happens(evening.line(2, beat('tick', ['c1'])));
    evening.happens(evening.line(3, beat('tick', ['c1'])));
    evening.stage.skip();
    expect(evening.on).toBe('Line 3');
    evening.stage.leaf(-1);
    expect(evening.on).toBe('Line 2');
  });

  it('leaves the card of a chapter there to be read, although another one waits', () => {
    const evening = new Evening();
    const chapter = (part: 'begins' | 'ends', name: string) => ({
      beat: { kind: `episode-${part}`, about: [], chapter: { part, name } },
    });
    evening.happens(
      evening.line(1, { text: 'It ends', ...chapter('ends', 'Episode 1') }),
      evening.line(1, { text: 'It begins', ...chapter('begins', 'Episode 2') }),
    );
    evening.passes(5_000);
    expect(evening.on).toBe('It ends');
    evening.stage.skip();
    expect(evening.on).toBe('It begins');
  });

  it('gives way to whoever acts elsewhere, and to a pause', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, { roll }));
    evening.stage.makeWay();
    expect(evening.read).toBe(1);
    evening.happens(evening.line(2, { roll }));
    const { shared } = evening.table.value;
    evening.table.value = { ...evening.table.value, shared: { ...shared, paused: true } };
    expect(evening.stage.shown.value.shared.paused).toBe(true);
  });

  it('says when what one has done is shown: when the dice lie there, not when they were answered', () => {
    const evening = new Evening();
    const shown: number[] = [];
    const note = () => shown.push(evening.read);
    evening.stage.whenShown(note);
    expect(shown).toEqual([0]);
    evening.stage.throw({ dice: 2, modifiers: [] }, 'Roll the dice');
    for (const seq of [1, 2, 3]) evening.happens(evening.line(seq, { roll, by: 'claire' }));
    evening.stage.answered(true);
    evening.stage.whenShown(note);
    evening.passes(6_500);
    expect(shown).toEqual([0]);
    evening.passes(1_500);
    expect(shown).toEqual([0, 3]);
  });

  it('is live while something happens, and not for whoever reads it again', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, beat('eclipse')));
    expect(evening.stage.live.value).toBe(true);
    evening.stage.fold();
    evening.stage.toggle();
    expect([evening.stage.open.value, evening.stage.live.value]).toEqual([true, false]);
  });

  it('tells in the strip of the newest, whatever was leafed to', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, beat('phase')), evening.line(2, beat('eclipse')));
    evening.stage.leaf(-1);
    evening.stage.fold();
    expect(evening.on).toBe('Line 2');
  });

  it('says of a beat that it was taken back', () => {
    const evening = new Evening();
    evening.happens(evening.line(1, { roll }));
    evening.passes(3_000);
    const [line] = evening.table.value.shared.log.entries;
    if (line) evening.table.value = withLines([{ ...line, undone: true }]);
    expect(evening.stage.current.value?.entry.undone).toBe(true);
  });
});
